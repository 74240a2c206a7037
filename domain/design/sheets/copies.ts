import type { Design, Page } from '../design.ts'
import { innerPages } from '../design.ts'

/** A print is made at most so many times in one order. */
export const COPIES_MAX = 99

/**
 * How many times a page is printed; the cover and everything that says nothing: once. The back of a card says nothing of
 * its own, it goes with its front.
 */
export function copiesOf(design: Pick<Design, 'pages'>, page: Page): number {
  const front = page.kind === 'back' && page.sheet ? design.pages[design.pages.indexOf(page) - 1] : page
  return front?.copies ?? 1
}

/**
 * How many inner pages of a design are printed, each as many times as it is made: the number that is priced, ordered,
 * paid and told to the factory.
 *
 * The print file holds the same number: a PDF has a page for every copy, one behind the other (card by card where both
 * sides are printed), so that a printer who sends the file to the machine gets exactly what was paid for. A folder of
 * pictures holds each print once, with its number in its name (`001_2x.jpg`): such machines read it there.
 */
export function printedSheets(design: Pick<Design, 'pages'>): number {
  return innerPages(design).reduce((total, page) => total + copiesOf(design, page), 0)
}

/** Every page of a design in the order of its print file: each as many times as it is made, a card with its back. */
export function pagesInPrint(design: Pick<Design, 'pages'>): readonly Page[] {
  return design.pages.flatMap((page, at) => {
    if (page.kind === 'back' && page.sheet) {
      return []
    }
    const next = design.pages[at + 1]
    const sides = next?.kind === 'back' && next.sheet ? [page, next] : [page]
    return Array.from({ length: copiesOf(design, page) }, () => sides).flat()
  })
}
