import { expect, test } from 'vitest'
import { anEditingInput } from '../../tests/support/builders/editing-builders.ts'
import { asId, type PageId } from '../ids.ts'
import { closeUpAtPlace, type DesignPlace, pageAtPlace, readPlace } from './design-place.ts'

const { pages } = anEditingInput(14).design
const gone = asId<PageId>('gone')
const idOf = (at: number) => pages[at]?.id ?? gone
const look = { scale: 3.2, x: 40, y: 12.5 }

test('a place is found again as it was kept', () => {
  const place: DesignPlace = { page: { id: idOf(4), at: 4 }, mode: 'spread', look }
  const places: readonly DesignPlace[] = [place, { mode: 'all' }, { mode: 'soft' }, { mode: 'page' }]
  expect(places.map((one) => readPlace(JSON.stringify(one)))).toEqual(places)
})

test('what of a kept place cannot be read counts as unknown', () => {
  const page = { id: idOf(4), at: 4 }
  expect(
    [
      null,
      '',
      '{',
      'null',
      '7',
      '[]',
      JSON.stringify({ page: { id: '../x', at: 1 }, mode: 'page' }),
      JSON.stringify({ page: { id: idOf(4), at: -1 } }),
      JSON.stringify({ page, mode: 'upside down', look }),
      JSON.stringify({ page, look: { ...look, scale: 0 } }),
      JSON.stringify({ page, look: { ...look, x: null } }),
    ].map(readPlace),
  ).toEqual([{}, {}, {}, {}, {}, {}, { mode: 'page' }, {}, { page, look }, { page }, { page }])
})

test('a design opens at the page that was in hand, or at what lies there now, never beyond its end', () => {
  const opened = [
    undefined,
    {},
    { page: { id: idOf(4), at: 4 } },
    { page: { id: idOf(4), at: 9 } },
    { page: { id: gone, at: 6 } },
    { page: { id: gone, at: 400 } },
  ].map((place) => pageAtPlace(pages, place)?.id)
  expect(opened).toEqual([0, 0, 4, 4, 6, pages.length - 1].map(idOf))
})

test('what was looked at closer is nothing of another page', () => {
  const place = { page: { id: idOf(4), at: 4 }, look }
  expect([closeUpAtPlace(idOf(4), place), closeUpAtPlace(idOf(5), place), closeUpAtPlace(undefined, {})]).toEqual([
    look,
    undefined,
    undefined,
  ])
})
