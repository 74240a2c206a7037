import { expect, test } from 'vitest'
import { asId, type GroupId, type PhotoId } from '../../../domain/ids.ts'
import type { UploadPhase } from '../../../machines/upload/upload.types.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { anAlbumPhoto } from '../../../tests/support/builders/album-builders.ts'
import { groupTiles, isPickedTwice, safeNeighbours } from './group-tiles.ts'

const g1 = asId<GroupId>('g1')
const photo = (id: string) => anAlbumPhoto({ id: asId<PhotoId>(id) })
const group = (...photos: string[]) => ({ id: g1, photos: photos.map(photo) })
const upload = (uploadId: string, phase: UploadPhase, safe?: string): QueuedPhoto => ({
  ...{ uploadId, phase, fileName: uploadId, bytes: 1, groupId: g1, sent: 0, bytesPerSecond: 0 },
  ...{ refused: null, problem: null, photo: safe === undefined ? null : photo(safe) },
})
const inAlbum = (...ids: string[]) => new Set(ids.map((id) => asId<PhotoId>(id)))
const ids = (tiles: ReturnType<typeof groupTiles>) => tiles.map(({ id }) => id)

test('photos on their way stand behind those of the album, in the order of the pick', () => {
  const uploads = [upload('u1', 'sending'), upload('u2', 'queued')]
  expect(ids(groupTiles(group('a', 'b'), uploads, inAlbum('a', 'b')))).toEqual(['a', 'b', 'u1', 'u2'])
})

test('a place stays the same, by its name and its number, while the photo in it becomes one of the album', () => {
  const before = groupTiles(group('a'), [upload('u1', 'sending'), upload('u2', 'processing')], inAlbum('a'))
  const uploads = [upload('u1', 'sending'), upload('u2', 'uploaded', 'p2')]
  const between = groupTiles(group('a'), uploads, inAlbum('a'))
  const after = groupTiles(group('a', 'p2'), uploads, inAlbum('a', 'p2'))
  expect([before, between, after].map(ids)).toEqual(Array(3).fill(['a', 'u1', 'u2']))
  expect(after[2]?.photo?.id).toBe('p2')
})

test('what is refused, waits in the tray, or was moved to another group has no place here', () => {
  const uploads = [upload('u1', 'refused'), upload('u2', 'failed'), upload('u3', 'uploaded', 'p3')]
  expect(ids(groupTiles(group('a'), uploads, inAlbum('a', 'p3')))).toEqual(['a'])
})

test('a safe photo knows which of its pick are safe already', () => {
  const uploads = [
    upload('u1', 'uploaded', 'p1'),
    upload('u2', 'sending'),
    upload('u3', 'uploaded', 'p3'),
    upload('u4', 'uploaded', 'p4'),
  ]
  expect(['u1', 'u3', 'u4'].map((id) => safeNeighbours(uploads, id))).toEqual([
    { before: 'p3' },
    { after: 'p1', before: 'p4' },
    { after: 'p3' },
  ])
})

test('a photo that was picked twice is told from its twin, which the album keeps', () => {
  const uploads = [upload('u1', 'uploaded', 'p1'), upload('u2', 'sending'), upload('u3', 'uploaded', 'p1')]
  expect(uploads.map((one) => isPickedTwice(uploads, one))).toEqual([false, false, true])
})
