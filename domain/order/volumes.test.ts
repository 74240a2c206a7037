import { expect, test } from 'vitest'
import { decideVolumes, type VolumesRequest, volumeParts } from './volumes.ts'

const book: VolumesRequest = { type: 1, pages: 'fixed', photoCount: 120, maxPhotos: 120 }

test('B§9 orders per album: ceil(photos / most per album) for a fixed number of pages', () => {
  expect([120, 121, 240, 241].map((photoCount) => decideVolumes({ ...book, photoCount }))).toEqual([
    { kind: 'one' },
    { kind: 'several', volumes: 2, perVolume: 61 },
    { kind: 'several', volumes: 2, perVolume: 120 },
    { kind: 'several', volumes: 3, perVolume: 81 },
  ])
})

test('readings 9: in e-commerce no more books than were bought', () => {
  expect(decideVolumes({ ...book, photoCount: 300, outTradeQuantity: 2 })).toEqual({
    kind: 'capped',
    volumes: 2,
    perVolume: 120,
    needed: 3,
    left: 60,
  })
  expect(decideVolumes({ ...book, photoCount: 240, outTradeQuantity: 5 })).toEqual({
    kind: 'several',
    volumes: 2,
    perVolume: 120,
  })
})

test('a book that grows, another product and one without a limit are one', () => {
  const many = { ...book, photoCount: 999 }
  expect([
    decideVolumes({ ...many, pages: 'change' }),
    decideVolumes({ ...many, type: 8 }),
    decideVolumes({ ...many, maxPhotos: 0 }),
  ]).toEqual([{ kind: 'one' }, { kind: 'one' }, { kind: 'one' }])
})

test('the photos of the volumes follow each other; what is capped stays out', () => {
  const photos = [1, 2, 3, 4, 5]
  const of = (maxPhotos: number, outTradeQuantity: number) =>
    volumeParts(photos, decideVolumes({ ...book, photoCount: 5, maxPhotos, outTradeQuantity }))
  expect([of(5, 1), of(3, 2), of(2, 2)]).toEqual([
    [[1, 2, 3, 4, 5]],
    [
      [1, 2, 3],
      [4, 5],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ])
})
