import { expect, test } from 'vitest'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import type { Design, Page } from '../design.ts'
import { applyEdit } from './apply-edit.ts'
import { type ShuffleStop, shuffleStop } from './shuffle-stop.ts'

const { design, world } = aDesign(30)
const withPage = (at: number, change: (page: Page) => Partial<Page>): Design => ({
  ...design,
  pages: design.pages.map((page, n) => (n === at ? { ...page, ...change(page) } : page)),
})
const AT = 4
const told = (of: Design, at: number): ShuffleStop | undefined => {
  const page = of.pages[at] as Page
  const stop = shuffleStop(of, page.id, world)
  const { kind } = applyEdit(of, { cmd: 'shuff', pageId: page.id }, world)
  expect([at, kind]).toEqual([at, stop === undefined ? 'applied' : 'refused'])
  return stop
}

test('what is said of a page before it is shuffled is what becomes of it', () => {
  expect([
    told(design, 0),
    told(
      withPage(AT, ({ slots }) => ({ slots: slots.map(({ placement: _, ...slot }) => slot) })),
      AT,
    ),
    told(
      withPage(AT, ({ slots }) => ({ slots: slots.map((slot) => ({ ...slot, half: 'left' })) })),
      AT,
    ),
    told(
      withPage(AT, () => ({ locked: true })),
      AT,
    ),
    told(
      withPage(AT, ({ slots }) => ({ slots: slots.map((slot) => ({ ...slot, locked: true })) })),
      AT,
    ),
  ]).toEqual(['cover', 'no-photos', 'over-fold', 'locked', 'no-other'])
  const free = design.pages.map((_, at) => told(design, at)).filter((stop) => stop === undefined)
  expect(free.length).toBeGreaterThan(0)
})
