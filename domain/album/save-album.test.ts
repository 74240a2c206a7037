import { expect, test } from 'vitest'
import { ALBUM_PHOTOS_MAX, type AlbumContent, decideSave, nextUpdateTime } from './save-album.ts'

const album = (photos: readonly string[], cover: readonly string[] = []): AlbumContent => ({
  name: '夏天',
  groups: [{ name: '', description: '', photos }],
  cover,
})
const stored = new Set(['b/1.jpg', 'b/2.jpg'])

test('an album keeps only photos that are safely stored', () => {
  expect(decideSave(album(['b/1.jpg', 'b/2.jpg'], ['b/1.jpg']), stored)).toEqual({ kind: 'keep' })
  expect(decideSave(album(['b/1.jpg', 'b/3.jpg'], ['b/4.jpg']), stored)).toEqual({
    kind: 'refused',
    reason: 'photo-not-stored',
    missing: 2,
  })
})

test('a photo stands in one place only', () => {
  expect(decideSave(album(['b/1.jpg', 'b/1.jpg']), stored)).toEqual({
    kind: 'refused',
    reason: 'photo-in-two-groups',
    missing: 0,
  })
})

test('an album holds 500 photos and no more', () => {
  const keys = Array.from({ length: ALBUM_PHOTOS_MAX + 1 }, (_, index) => `b/${index}.jpg`)
  expect(decideSave(album(keys.slice(1)), new Set(keys))).toEqual({ kind: 'keep' })
  expect(decideSave(album(keys), new Set(keys))).toEqual({ kind: 'refused', reason: 'too-many-photos', missing: 0 })
})

test('A§3 the update time of an album grows with every save, also within one millisecond', () => {
  expect(nextUpdateTime(1000, 2000)).toBe(2000)
  expect(nextUpdateTime(2000, 2000)).toBe(2001)
  expect(nextUpdateTime(3000, 2000)).toBe(3001)
})
