import { describe, expect, test } from 'vitest'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import { megabytes, photoRange, toggled, withNewPhotos, withOthers } from './chosen-photos.ts'

const ids = (...names: string[]) => names.map((name) => asId<PhotoId>(name))
const [a, b, c] = ids('a', 'b', 'c') as [PhotoId, PhotoId, PhotoId]

test('A§5 photo count: bounds come from the product; when missing, 1 to 120 [A§9.default-count]', () => {
  const taking = (minCount: number, maxCount: number) => ({ minBytes: 0, maxBytes: 0, minCount, maxCount })
  expect(photoRange({ type: 1, photos: taking(4, 12) })).toEqual({ min: 4, max: 12 })
  expect(photoRange({ type: 1, photos: taking(0, 0) })).toEqual({ min: 1, max: 120 })
  // A calendar has a photo for every month that it has at least.
  const pages = { kind: 'change', min: 12, max: 18, default: 12, multiple: 1 } as const
  expect(photoRange({ type: 8, photos: taking(1, 40), pages })).toEqual({ min: 12, max: 40 })
})

describe('choosing photos', () => {
  test('a tap chooses behind the others, a second tap lets go', () => {
    expect(toggled(ids('a'), b, 3)).toEqual(ids('a', 'b'))
    expect(toggled(ids('a', 'b'), a, 3)).toEqual(ids('b'))
  })
  test('one photo is exchanged at once; a full choice takes no more', () => {
    expect(toggled(ids('a'), b, 1)).toEqual(ids('b'))
    expect(toggled(ids('a', 'b'), c, 2)).toEqual(ids('a', 'b'))
  })
  test('photos that have just come are chosen while there is room', () => {
    const came = ids('b', 'c')
    expect(withNewPhotos(ids('a'), came, came, 2)).toEqual(ids('a', 'b'))
    expect(withNewPhotos(ids('a'), came, came, 1)).toEqual(ids('c'))
    expect(withNewPhotos(ids('a'), [], came, 1)).toEqual(ids('a'))
  })
  test('they stand in the order of the pick, whichever came first; what was let go stays let go', () => {
    expect(withNewPhotos(ids('x', 'b'), ids('a', 'c'), ids('a', 'b', 'c'), 9)).toEqual(ids('x', 'a', 'b', 'c'))
    expect(withNewPhotos(ids('x'), ids('c'), ids('a', 'b', 'c'), 9)).toEqual(ids('x', 'c'))
  })
  test('all at once: what was chosen keeps its place, the others follow, no more than there is room for', () => {
    expect(withOthers(ids('c'), ids('a', 'b', 'c'), 9)).toEqual(ids('c', 'a', 'b'))
    expect(withOthers(ids('c'), ids('a', 'b', 'c'), 2)).toEqual(ids('c', 'a'))
  })
})

test('sizes are said with one decimal below ten megabytes', () => {
  expect([120_000, 4_460_000, 10_400_000, 812_000_000].map(megabytes)).toEqual(['0.1', '4.5', '10', '812'])
})
