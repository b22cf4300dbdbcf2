import type { Paper } from '../../shared/grimoire/foreign'

/** Heights that are left for text, in CSS pixels of 96 to the inch, margins of 10 mm taken off. */
const TEXT_HEIGHT: Readonly<Record<Paper, number>> = { A4: 1046, Letter: 980 }
/** Sizes that are tried, in points; below the last nobody reads it at a table. */
const SIZES_PT = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7]
/** On one page, type smaller than this is worse than a second page. */
const LEAST_ON_ONE_PAGE_PT = 8
/** Characters are not torn between pages, which leaves some room at the foot of each. */
const USED = 0.96

/** Sets the largest type with which a part of the sheet fits on one page, else on two. */
function fit(part: HTMLElement, height: number): void {
  const fits = (points: number, pages: number): boolean => {
    part.style.fontSize = `${points}pt`
    return part.scrollHeight <= height * (pages === 1 ? 1 : pages * USED)
  }
  const size =
    SIZES_PT.find((points) => points >= LEAST_ON_ONE_PAGE_PT && fits(points, 1)) ??
    SIZES_PT.find((points) => fits(points, 2)) ??
    LEAST_ON_ONE_PAGE_PT
  part.style.fontSize = `${size}pt`
}

/** Fits the characters and the nights, which begin on a page of their own, each for itself. */
export function fitToPages(paper: HTMLElement, kind: Paper): void {
  for (const part of paper.querySelectorAll<HTMLElement>('.characters, .nights')) fit(part, TEXT_HEIGHT[kind])
}
