import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageRule } from '../../product/product.ts'

type Shape = Pick<PhotoFacts, 'width' | 'height' | 'focus'>

/** Photos that one extra sheet takes where the product says nothing (A§9). */
const PHOTOS_PER_EXTRA_SHEET = 10

/** Pages of one sheet, and the least that a group with photos uses (A§5). */
const SHEET_PAGES = 2

/** How many inner pages are made, and what their number is a multiple of. */
export interface PageCountRange {
  readonly pages: number
  readonly multiple: number
}

export interface PageCountRequest {
  readonly rule: PageRule
  /** How many photos each group with photos has. */
  readonly groups: readonly number[]
  /** What one page of the theme takes: at least, comfortably, at most. */
  readonly perPage: { readonly min: number; readonly wanted: number; readonly max: number }
}

/**
 * How many inner pages a book starts with (A§5 page counts, readings "Decided" 11).
 *
 * The product's default; photos beyond what it holds comfortably add sheets of two pages, one for every
 * `sheetsPageForAddPage` photos begun; photos too few to fill the default take pages away. Each group with photos has its
 * two pages. Never under the product's least nor over its most, and a multiple of what its binding asks for.
 */
export function pageCountFor({ rule, groups, perPage }: PageCountRequest): number {
  if (rule.kind === 'fixed') {
    return rule.default
  }
  const photos = groups.reduce((sum, count) => sum + count, 0)
  const beyond = Math.max(0, photos - Math.floor(rule.default * perPage.wanted))
  const extraSheets = Math.ceil(beyond / (rule.sheetsPageForAddPage ?? PHOTOS_PER_EXTRA_SHEET))
  const filled = Math.min(rule.default, Math.ceil(photos / Math.max(1, perPage.min)))
  const most = Math.max(1, perPage.max)
  const apart = groups.reduce((sum, count) => sum + Math.max(SHEET_PAGES, Math.ceil(count / most)), 0)
  return within(rule, Math.max(filled + extraSheets * SHEET_PAGES, apart))
}

/** The least pages of a book of these groups, whatever its theme. */
export function leastPages(rule: PageRule, groups: readonly (readonly Shape[])[]): number {
  return within(rule, groups.length * SHEET_PAGES)
}

function within({ min, max, multiple }: PageRule, pages: number): number {
  const step = Math.max(1, multiple)
  const whole = Math.ceil(Math.max(min, pages) / step) * step
  return whole <= max ? whole : Math.floor(max / step) * step
}

/** How many pages of a book photos that come later are laid out on: a sheet for every ten begun (A§5), within what a page takes. */
export function addedPagesFor(rule: PageRule, photos: number, most: number): number {
  const sheets = Math.ceil(photos / (rule.sheetsPageForAddPage ?? PHOTOS_PER_EXTRA_SHEET))
  const pages = Math.max(sheets * SHEET_PAGES, Math.ceil(photos / Math.max(1, most)))
  const step = Math.max(1, rule.multiple)
  return Math.ceil(pages / step) * step
}
