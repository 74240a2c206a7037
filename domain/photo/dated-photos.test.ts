import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datedPhotos, inPickOrder, type NamedPhoto } from './dated-photos.ts'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000
const names = (photos: readonly { readonly fileName: string }[]) => photos.map(({ fileName }) => fileName)

test('users-pains 20: a photo out of a chat stands where its name says it was taken, between those of the camera', () => {
  const picked = [
    { fileName: 'IMG_2.jpg', takenAt: 1_714_560_000_000, modified: NOW },
    { fileName: 'mmexport1714548000000.jpg', modified: NOW },
    { fileName: 'IMG_1.jpg', takenAt: 1_714_540_000_000, modified: NOW },
  ]
  expect(names(inPickOrder(datedPhotos(picked, NOW)))).toEqual(['IMG_1.jpg', 'mmexport1714548000000.jpg', 'IMG_2.jpg'])
})

test('users-pains 20: where nothing else is known the files tell; what the picker has just written tells nothing', () => {
  const scans: readonly NamedPhoto[] = [3, 1, 2].map((hours) => ({
    fileName: `scan ${hours}.png`,
    modified: NOW - hours * HOUR,
  }))
  expect(names(inPickOrder(datedPhotos(scans, NOW)))).toEqual(['scan 3.png', 'scan 2.png', 'scan 1.png'])
  const copies = ['b', 'a'].map((fileName, at) => ({ fileName, modified: NOW - at }))
  expect(datedPhotos(copies, NOW)).toEqual(copies)
})

test('users-pains 20: the time of a file never stands beside a true one', () => {
  const picked = [
    { fileName: 'chat.jpg', modified: NOW - 9 * HOUR },
    { fileName: 'IMG_1.jpg', takenAt: NOW - HOUR, modified: NOW },
  ]
  expect(datedPhotos(picked, NOW)).toEqual(picked)
})

test('photos of one pick stand in the order in which they were taken; those without a date stay where they were picked', () => {
  const picked = [{ name: 'noon', takenAt: 12 }, { name: 'chat' }, { name: 'morning', takenAt: 8 }, { name: 'drawn' }]
  expect(inPickOrder(picked).map(({ name }) => name)).toEqual(['morning', 'chat', 'noon', 'drawn'])
})

test('photos of the same second keep the order of the picker', () => {
  const burst = ['a', 'b', 'c'].map((name) => ({ name, takenAt: 5 }))
  expect(inPickOrder(burst)).toEqual(burst)
})

test('nothing is lost or doubled, and the dated ones rise', () => {
  const photo = fc.record({ takenAt: fc.option(fc.integer(), { nil: undefined }), name: fc.string() })
  fc.assert(
    fc.property(fc.array(photo), (picked) => {
      const ordered = inPickOrder(picked)
      expect(new Set(ordered)).toEqual(new Set(picked))
      expect(ordered.length).toBe(picked.length)
      const dates = ordered.flatMap(({ takenAt }) => (takenAt === undefined ? [] : [takenAt]))
      expect(dates).toEqual([...dates].sort((a, b) => a - b))
    }),
  )
})
