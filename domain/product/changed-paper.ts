import { sameValue } from '../same-value.ts'
import type { BookFormat, Product, SheetFormat } from './product.ts'

type Path = readonly (string | number)[]
type Measured = Pick<Product, 'type' | 'book' | 'sheets' | 'space'>

/**
 * Where a product gets other paper than the boxes of its designs were laid out for; `undefined`: nowhere. The number of dots and
 * names are no measures.
 */
export function changedPaper(before: Measured, after: Measured): Path | undefined {
  if (before.type !== after.type) {
    return ['type']
  }
  const ids = ({ sheets = [] }: Measured) => sheets.map(({ id }) => id)
  return sameValue(ids(before), ids(after)) ? changedAt(measuresOf(before), measuresOf(after), []) : ['sheets']
}

/** All that is measured, where nothing is said with what that means. */
function measuresOf({ book, sheets = [], space = 0 }: Measured): object {
  return { ...(book ? { book: bookMeasures(book) } : {}), sheets: sheets.map(sheetMeasures), space }
}

function bookMeasures({ page, bleed, bleeds = {}, safe, gutter, cover }: BookFormat): object {
  return { page, bleed, bleeds, safe, gutter, cover }
}

function sheetMeasures({ page, bleed, safe, sides, turns = false, at }: SheetFormat): object {
  return { page, bleed, safe, sides, turns, ...(at ? { at } : {}) }
}

/** The first place where both say something else. */
function changedAt(before: unknown, after: unknown, path: Path): Path | undefined {
  if (sameValue(before, after)) {
    return undefined
  }
  if (!isNested(before) || !isNested(after)) {
    return path
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const found = changedAt(before[key], after[key], [...path, Array.isArray(before) ? Number(key) : key])
    if (found) {
      return found
    }
  }
  return path
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
