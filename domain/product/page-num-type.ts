import type { PageRule } from './product.ts'

/** How the pages of a product are counted, by number (B§4) and by the word on the wire (A§3): one enum (readings 8). */
export const PAGE_NUM_TYPES = { 1: 'fixed', 2: 'change' } as const satisfies Record<number, PageRule['kind']>

export type PageNumType = keyof typeof PAGE_NUM_TYPES

/** The kind that a number or a word names; `undefined` for none of both. B calls the second one dynamic. */
export function pageKindOf(named: number | string): PageRule['kind'] | undefined {
  const text = String(named)
  if (text === 'fixed' || text === 'change') {
    return text
  }
  return text === 'dynamic' ? 'change' : PAGE_NUM_TYPES[Number(text) as PageNumType]
}

export function pageNumTypeOf(kind: PageRule['kind']): PageNumType {
  return kind === 'fixed' ? 1 : 2
}
