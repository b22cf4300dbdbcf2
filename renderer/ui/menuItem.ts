/** One row of a {@link MenuList}. */
export interface MenuItem {
  /** Comes back with `choose`. */
  id: string
  label: string
  /** A second, fainter text at the end: a key, a count. */
  hint?: string
  /** A tick before the label; absent = the row cannot be ticked. */
  isChecked?: boolean
  isDisabled?: boolean
  /** Ends or erases something: shown in red, in words as well. */
  isDanger?: boolean
  /** A line above this row. */
  startsGroup?: boolean
}
