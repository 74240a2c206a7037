import { expect, test } from 'vitest'
import type { Album } from '../../../domain/album/album.ts'
import { applyAlbumEdit } from '../../../domain/album/album-edit.ts'
import { asId, type GroupId, type PhotoId } from '../../../domain/ids.ts'
import { anAlbumPhoto } from '../../../tests/support/builders/album-builders.ts'
import { dropTarget } from './drop-target.ts'

const group = (id: string, photos: readonly string[]) => ({
  id: asId<GroupId>(id),
  title: '',
  description: '',
  photos: photos.map((photo) => anAlbumPhoto({ id: asId<PhotoId>(photo) })),
})
const album = { groups: [group('a', ['1', '2', '3']), group('b', ['4']), group('c', [])] } as unknown as Album
const id = (photo: string) => asId<PhotoId>(photo)

/** Every group's photos after `moved` was dropped on `over`. */
function afterDrop(moved: string, over: string) {
  const target = dropTarget(album, id(moved), over)
  const made = target ? applyAlbumEdit(album, { kind: 'move-photos', photoIds: [id(moved)], ...target }) : album
  return made.groups.map(({ photos }) => photos.map((photo) => photo.id).join(''))
}

test.each([
  ['downwards, it takes the place of the photo it is dropped on', '1', '2', ['213', '4', '']],
  ['to the last place of its group', '1', '3', ['231', '4', '']],
  ['upwards, it takes the place of the photo it is dropped on', '3', '1', ['312', '4', '']],
  ['before a photo of another group', '2', '4', ['13', '24', '']],
  ['into an empty group', '2', 'c', ['13', '4', '2']],
  ['onto a group, to its end', '4', 'a', ['1234', '', '']],
])('a photo dropped %s', (_, moved, over, expected) => {
  expect(afterDrop(moved, over)).toEqual(expected)
})

test('a photo dropped on itself, or on nothing of the album, stays where it is', () => {
  expect([dropTarget(album, id('2'), '2'), dropTarget(album, id('2'), 'elsewhere')]).toEqual([null, null])
})
