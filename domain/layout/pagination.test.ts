import { expect, test } from 'vitest'
import type { BookRequest, PagePhoto } from './book-request.ts'
import { boundaryStrengths } from './boundary-strength.ts'
import { MARGIN_WEIGHTS } from './layout-policy.ts'
import { isMirrored, paginate } from './pagination.ts'

const FRAME = { width: 183_000, height: 183_000, gap: 3000 }
const MINUTE = 60_000
const DAY = 1440 * MINUTE

function request(photos: readonly PagePhoto[], pages: Partial<BookRequest['pages']> = {}): BookRequest {
  return {
    photos,
    frame: () => FRAME,
    weights: MARGIN_WEIGHTS,
    pages: { min: 2, max: 40, wanted: 6, multiple: 2, ...pages },
    perPage: { min: 1, max: 9 },
  }
}

const photo = (at: number, group = 0): PagePhoto => ({
  aspect: at % 3 === 0 ? 0.75 : 4 / 3,
  takenAt: at * MINUTE,
  group,
})
const runsOf = (book: ReturnType<typeof paginate>) => book?.map(({ from, to }) => [from, to])

test('pagination: every photo is on one page, in order, and the page total is a multiple', () => {
  const photos = Array.from({ length: 25 }, (_, at) => photo(at))
  const runs = runsOf(paginate(request(photos))) ?? []
  expect(runs.length % 2).toBe(0)
  expect(runs[0]?.[0]).toBe(0)
  expect(runs.at(-1)?.[1]).toBe(25)
  expect(runs.slice(1).map(([from]) => from)).toEqual(runs.slice(0, -1).map(([, to]) => to))
})

test('pagination: groups share no page', () => {
  const photos = Array.from({ length: 24 }, (_, at) => photo(at, Math.floor(at / 5)))
  for (const [from = 0, to = 0] of runsOf(paginate(request(photos))) ?? []) {
    expect(new Set(photos.slice(from, to).map((each) => each.group)).size).toBe(1)
  }
})

test('pagination: pages break where a long pause lies between photos', () => {
  const photos = Array.from({ length: 12 }, (_, at) => ({
    ...photo(at),
    takenAt: at * MINUTE + Math.floor(at / 3) * DAY,
  }))
  expect(runsOf(paginate(request(photos, { min: 4, max: 4, wanted: 4 })))).toEqual([
    [0, 3],
    [3, 6],
    [6, 9],
    [9, 12],
  ])
})

test('pagination: a fixed page total is met exactly; photos that cannot fit are refused', () => {
  const photos = Array.from({ length: 30 }, (_, at) => photo(at))
  expect(paginate(request(photos, { min: 10, max: 10, wanted: 10 }))?.length).toBe(10)
  expect(paginate(request(photos, { min: 2, max: 2, wanted: 2 }))).toBeUndefined()
})

test('pagination: the same photos make the same pages', () => {
  const photos = Array.from({ length: 60 }, (_, at) => photo(at))
  expect(paginate(request(photos, { wanted: 14 }))).toEqual(paginate(request(photos, { wanted: 14 })))
})

test('boundary strength: a pause far above its neighbours is strong, an even rhythm has none', () => {
  expect([...boundaryStrengths([0, 1, 2, 3].map((at) => at * MINUTE))]).toEqual([0, 0, 0, 0])
  const strong = boundaryStrengths([0, MINUTE, 2 * MINUTE, 2 * DAY, 2 * DAY + MINUTE, 2 * DAY + 2 * MINUTE])
  expect(strong.indexOf(Math.max(...strong))).toBe(3)
  expect(strong[3]).toBeGreaterThan(0.8)
})

test('boundary strength: photos without a time begin nothing', () => {
  expect([...boundaryStrengths([undefined, 5, undefined, 7])]).toEqual([0, 0, 0, 0])
})

test('auto-design 2.5: facing pages of as many photos are cut in different ways', () => {
  const photos = Array.from({ length: 60 }, (_, at) => ({ aspect: at % 2 ? 0.75 : 4 / 3, group: Math.floor(at / 4) }))
  const runs = paginate(request(photos, { min: 14, max: 16, wanted: 15, multiple: 1 })) ?? []
  const same = runs.filter((run, at) => {
    const other = runs[at - 1]
    return at > 0 && at % 2 === 0 && other && other.layout.signature === run.layout.signature
  })
  expect([runs.length, same]).toEqual([15, []])
})

test('auto-design 2.5: a page is the other in a mirror by its sizes, whatever photos it shows', () => {
  const page = [
    { photo: 0, x: 0, y: 0, width: 60, height: 90 },
    { photo: 1, x: 60, y: 0, width: 40, height: 90 },
  ]
  const mirror = [
    { photo: 0, x: 0, y: 0, width: 40, height: 90 },
    { photo: 1, x: 40, y: 0, width: 60, height: 90 },
  ]
  expect([isMirrored(page, mirror, 100), isMirrored(page, page, 100)]).toEqual([true, false])
})

test('auto-design 2.5: pages that others lay out count for the multiple', () => {
  const photos = Array.from({ length: 25 }, (_, at) => photo(at))
  expect((paginate(request(photos, { beside: 3 })) ?? []).length % 2).toBe(1)
})
