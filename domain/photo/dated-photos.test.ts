import { expect, test } from 'vitest'
import { inPickOrder } from '../album/pick-order.ts'
import { datedPhotos, type NamedPhoto } from './dated-photos.ts'

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
