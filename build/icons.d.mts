/** Icon name → the `d` of its one path, in a box of 512 × 512; names sorted. */
export function iconOutlines(): Record<string, string>
