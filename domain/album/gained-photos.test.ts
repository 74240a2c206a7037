import { expect, test } from 'vitest'
import { anAlbum, anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { asId, type GroupId, type PhotoId } from '../ids.ts'
import { type AlbumEdit, applyAlbumEdit } from './album-edit.ts'
import { onlyGainsPhotos } from './gained-photos.ts'

const p = (id: string) => asId<PhotoId>(id)
const g = (id: string) => asId<GroupId>(id)

const photo = (id: string) => anAlbumPhoto({ id: p(id) })

const album = anAlbum({ sea: ['1', '2', '3'], hills: ['4'] })

const GAINED: readonly AlbumEdit[] = [
  { kind: 'keep-photo', photo: photo('5'), groupId: g('hills') },
  { kind: 'keep-photo', photo: photo('5'), groupId: g('sea'), after: p('1'), before: p('2') },
  { kind: 'keep-photo', photo: photo('5'), groupId: g('sea'), before: p('1') },
]

const CHANGED: readonly AlbumEdit[] = [
  { kind: 'rename', name: 'Winter' },
  { kind: 'add-group', id: g('town'), title: '' },
  { kind: 'describe-group', id: g('sea'), title: 'The sea' },
  { kind: 'remove-group', id: g('hills') },
  { kind: 'move-photos', photoIds: [p('1')], to: g('sea'), before: null },
  { kind: 'move-photos', photoIds: [p('4')], to: g('sea'), before: null },
  { kind: 'remove-photos', photoIds: [p('2')] },
  { kind: 'choose-cover', photoIds: [p('2')] },
  { kind: 'style-cover', title: 'Summer' },
  { kind: 'mark-photos', photoIds: [p('2')], failed: true },
  { kind: 'spare-photos', photoIds: [p('2')], spare: true },
]

test('an album that photos came into is another only by them, wherever they stand', () => {
  expect(GAINED.map((edit) => onlyGainsPhotos(album, applyAlbumEdit(album, edit)))).toEqual(GAINED.map(() => true))
  expect(onlyGainsPhotos(album, GAINED.reduce(applyAlbumEdit, album))).toBe(true)
  expect(onlyGainsPhotos(album, { ...album, lastUpdateTime: 2 })).toBe(true)
})

test('whatever else is done to an album is more than that, also where photos came in beside it', () => {
  const gained = GAINED.reduce(applyAlbumEdit, album)
  expect(CHANGED.map((edit) => [edit.kind, onlyGainsPhotos(album, applyAlbumEdit(album, edit))])).toEqual(
    CHANGED.map(({ kind }) => [kind, false]),
  )
  expect(CHANGED.map((edit) => [edit.kind, onlyGainsPhotos(album, applyAlbumEdit(gained, edit))])).toEqual(
    CHANGED.map(({ kind }) => [kind, false]),
  )
})
