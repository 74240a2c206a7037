import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { asId, type GroupId } from '../ids.ts'
import type { Album } from './album.ts'
import { applyAlbumEdit } from './album-edit.ts'
import { type Chapter, chapterEdits, distinctTitles, withoutChapters } from './chapters.ts'

/** An album whose last group holds the photos of all chapters; each chapter has so many. */
function albumOf(
  sizes: readonly number[],
  before = false,
): { readonly album: Album; readonly chapters: readonly Chapter[] } {
  let made = 0
  const chapters = sizes.map((size, at) => ({
    id: asId<GroupId>(`g${at}`),
    title: `chapter ${at}`,
    photoIds: Array.from({ length: size }, () => asId<Chapter['photoIds'][number]>(`p${made++}`)),
  }))
  const photos = chapters.flatMap(({ photoIds }) => photoIds).map((id) => anAlbumPhoto({ id }))
  const other = { id: asId<GroupId>('other'), title: 'before', description: '', photos: [anAlbumPhoto()] }
  const album: Album = {
    ...{ id: asId('a0'), uid: asId('u0'), name: 'album', basecode: 'base', coverPhotos: [] },
    groups: [...(before ? [other] : []), { id: asId('g0'), title: '未分组', description: '', photos }],
    ...{ shareType: 'noshare', lastUpdateTime: 1 },
  }
  return { album, chapters }
}

const after = (album: Album, edits: readonly Parameters<typeof applyAlbumEdit>[1][]) =>
  edits.reduce(applyAlbumEdit, album)

test('a group becomes chapters: each with its photos in their order, the first in its place', () => {
  const { album, chapters } = albumOf([2, 1, 3], true)
  const made = after(album, chapterEdits(chapters))
  expect(made.groups.map(({ id, title, photos }) => [id, title, photos.map((photo) => photo.id)])).toEqual([
    ['other', 'before', ['p0']],
    ['g0', 'chapter 0', ['p0', 'p1']],
    ['g1', 'chapter 1', ['p2']],
    ['g2', 'chapter 2', ['p3', 'p4', 'p5']],
  ])
})

test('taken back, the album is as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 }), (sizes) => {
      const { album, chapters } = albumOf(sizes)
      const made = after(album, chapterEdits(chapters))
      expect(made.groups.map(({ photos }) => photos.length)).toEqual(sizes)
      expect(after(made, withoutChapters(chapters, '未分组'))).toEqual(album)
    }),
  )
})

test('no two chapters are called alike: the next of its titles, else none', () => {
  expect(distinctTitles([['Kyoto, May 2026', 'May 2026'], ['Kyoto, May 2026', 'May 2026'], ['May 2026'], []])).toEqual([
    ...['Kyoto, May 2026', 'May 2026', '', ''],
  ])
})
