import { expect, test } from 'vitest'
import { anAlbum, anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { asId, type GroupId, type PhotoId } from '../ids.ts'
import type { Album } from './album.ts'
import { applyAlbumEdit, designedPhotosOf, photosOfAlbum } from './album-edit.ts'

const shape = (album: Album) => album.groups.map((group) => [group.id, group.photos.map((photo) => photo.id)])
const g = (id: string) => asId<GroupId>(id)
const p = (...ids: string[]) => ids.map((id) => asId<PhotoId>(id))

test('photos move before another one, across groups, and keep their order', () => {
  const album = anAlbum({ a: ['1', '2', '3'], b: ['4', '5'] })
  const moved = applyAlbumEdit(album, {
    kind: 'move-photos',
    photoIds: p('3', '1'),
    to: g('b'),
    before: p('5')[0] ?? null,
  })
  expect(shape(moved)).toEqual([
    ['a', ['2']],
    ['b', ['4', '1', '3', '5']],
  ])
})

test('photos moved to null go to the end of the group', () => {
  const moved = applyAlbumEdit(anAlbum({ a: ['1', '2', '3'] }), {
    kind: 'move-photos',
    photoIds: p('1'),
    to: g('a'),
    before: null,
  })
  expect(shape(moved)).toEqual([['a', ['2', '3', '1']]])
})

test('the photos of a removed group stay in the album; the last group cannot go', () => {
  const album = anAlbum({ a: ['1'], b: ['2'], c: ['3'] })
  expect(shape(applyAlbumEdit(album, { kind: 'remove-group', id: g('b') }))).toEqual([
    ['a', ['1', '2']],
    ['c', ['3']],
  ])
  expect(shape(applyAlbumEdit(album, { kind: 'remove-group', id: g('a') }))).toEqual([
    ['b', ['1', '2']],
    ['c', ['3']],
  ])
  const single = anAlbum({ a: ['1'] })
  expect(applyAlbumEdit(single, { kind: 'remove-group', id: g('a') })).toEqual(single)
})

test('a kept photo comes once, and goes to the last group when its own is gone', () => {
  const album = anAlbum({ a: ['1'], b: [] })
  const kept = applyAlbumEdit(album, { kind: 'keep-photo', photo: anAlbumPhoto({ id: asId('9') }), groupId: g('gone') })
  expect(shape(kept)).toEqual([
    ['a', ['1']],
    ['b', ['9']],
  ])
  expect(applyAlbumEdit(kept, { kind: 'keep-photo', photo: anAlbumPhoto({ id: asId('9') }), groupId: g('a') })).toEqual(
    kept,
  )
})

test('a removed photo leaves the cover too', () => {
  const album = applyAlbumEdit(anAlbum({ a: ['1', '2'] }), { kind: 'choose-cover', photoIds: p('2') })
  expect(album.coverPhotos.map((photo) => photo.id)).toEqual(['2'])
  const less = applyAlbumEdit(album, { kind: 'remove-photos', photoIds: p('2') })
  expect([less.coverPhotos, photosOfAlbum(less).map((photo) => photo.id)]).toEqual([[], ['1']])
})

test('a change of what is not there changes nothing', () => {
  const album = anAlbum({ a: ['1'] })
  const edits = [
    { kind: 'move-photos', photoIds: p('x'), to: g('a'), before: null },
    { kind: 'describe-group', id: g('x'), title: 't', description: 'd' },
    { kind: 'remove-photos', photoIds: p('x') },
    { kind: 'remove-group', id: g('x') },
  ] as const
  expect(edits.map((edit) => applyAlbumEdit(album, edit))).toEqual(edits.map(() => album))
})

test('photos that become safe in any order stand in the order in which they were picked', () => {
  const keep = (album: Album, id: string, next: { after?: string; before?: string }) =>
    applyAlbumEdit(album, {
      kind: 'keep-photo',
      photo: anAlbumPhoto({ id: asId(id) }),
      groupId: g('a'),
      ...(next.after ? { after: asId<PhotoId>(next.after) } : {}),
      ...(next.before ? { before: asId<PhotoId>(next.before) } : {}),
    })
  const second = keep(anAlbum({ a: ['0'] }), '2', {})
  const first = keep(second, '1', { before: '2' })
  expect(shape(keep(first, '3', { after: '2' }))).toEqual([['a', ['0', '1', '2', '3']]])
})

test('readings 4: a text that was written meanwhile stays when only the other one is changed again', () => {
  const written = applyAlbumEdit(anAlbum({ a: ['1'] }), { kind: 'describe-group', id: g('a'), title: 'theirs' })
  const mine = applyAlbumEdit(written, { kind: 'describe-group', id: g('a'), description: 'mine' })
  expect([mine.groups[0]?.title, mine.groups[0]?.description]).toEqual(['theirs', 'mine'])
})

test('auto-design 5: photos set aside stay in the album and can be taken back; one that is taken out is set aside no more', () => {
  const album = anAlbum({ a: ['1', '2'], b: ['3'] })
  const aside = applyAlbumEdit(album, { kind: 'spare-photos', photoIds: p('3', '1', 'gone'), spare: true })
  expect([shape(aside), aside.spare]).toEqual([shape(album), p('1', '3')])
  expect(designedPhotosOf(aside).map(({ id }) => id)).toEqual(p('2'))
  expect(applyAlbumEdit(aside, { kind: 'spare-photos', photoIds: p('1'), spare: false }).spare).toEqual(p('3'))
  expect(applyAlbumEdit(aside, { kind: 'remove-photos', photoIds: p('3') }).spare).toEqual(p('1'))
})

test('A§8 a damaged photo stays out of designs, and is not told any more once it is taken off the album', () => {
  const album = { ...anAlbum({ a: ['1', '2'] }), damaged: p('1') }
  expect(designedPhotosOf(album).map(({ id }) => id)).toEqual(p('2'))
  expect(applyAlbumEdit(album, { kind: 'remove-photos', photoIds: p('1') }).damaged).toEqual([])
})
