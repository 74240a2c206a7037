import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Slot } from '../../domain/design/design.ts'
import { asId, type PageId, type SlotId } from '../../domain/ids.ts'
import { type NamedPages, photoNumber, spreadInShort } from './page-name.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function slotAt(id: string, [x, y, width, height]: readonly number[], panel: Slot['panel'] = 'front'): Slot {
  const box = { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 }
  return { id: asId<SlotId>(id), panel, box, locked: false } as Slot
}

/** What stands at each number. */
function counted(...slots: readonly Slot[]): string[] {
  const numbered = slots.map(({ id }) => ({ id, number: photoNumber({ slots }, id) }))
  return numbered.sort((a, b) => a.number - b.number).map(({ id, number }) => `${number} ${id}`)
}

test('photos of a page are counted row by row from the top, in each row from the left', () => {
  const below = [slotAt('right', [110, 110, 90, 60]), slotAt('left', [10, 110, 90, 60])]
  expect(counted(...below, slotAt('above', [10, 10, 190, 90]))).toEqual(['1 above', '2 left', '3 right'])
})

test('photos that stand a little out of line are one row', () => {
  const row = [slotAt('second', [110, 10, 90, 60]), slotAt('first', [10, 14, 90, 60])]
  expect(counted(...row)).toEqual(['1 first', '2 second'])
})

test('two photos beside a high one are counted from the left too', () => {
  const high = slotAt('high', [10, 10, 90, 190])
  const beside = [slotAt('lower', [110, 110, 90, 90]), slotAt('upper', [110, 10, 90, 90])]
  expect(counted(...beside, high)).toEqual(['1 high', '2 upper', '3 lower'])
})

test('of a cover what lies in front is counted first', () => {
  const [back, front] = [slotAt('behind', [10, 10, 90, 90], 'back'), slotAt('in front', [50, 50, 90, 90])]
  expect(counted(back, front)).toEqual(['1 in front', '2 behind'])
})

const designOf = (...kinds: readonly NamedPages['pages'][number]['kind'][]): NamedPages => ({
  pages: kinds.map((kind, at) => ({ id: asId<PageId>(`p${at}`), kind })),
})

test.each([
  ['a cover', designOf('cover', 'inner', 'inner'), [0], 'Cover'],
  ['a page', designOf('cover', 'inner', 'inner'), [2], '2 / 2'],
  ['an open book bound on the right', designOf('cover', 'inner', 'inner', 'inner'), [3, 2], '2–3 / 3'],
  ['a picture', designOf('inner', 'inner'), [1], '2 / 2'],
  ['both sides of a card', designOf('inner', 'back', 'inner', 'back'), [2, 3], '2 / 2'],
  ['the back of a card', designOf('inner', 'back', 'inner', 'back'), [3], '2 / 2 back'],
])('the place of %s is told in one short line', (_, design, shown, words) => {
  const said = spreadInShort(
    design,
    shown.map((at) => asId<PageId>(`p${at}`)),
  )
  expect(typeof said === 'string' ? said : i18n._(said)).toBe(words)
})
