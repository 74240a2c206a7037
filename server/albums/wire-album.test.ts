import { expect, test } from 'vitest'
import { asId, type PhotoId } from '../../domain/ids.ts'
import { anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import type { StoredAlbum } from '../stores/albums.store.ts'
import { wireAlbum } from './wire-album.ts'

const photo = { ...anAlbumPhoto(), takenAt: 1_600_000_000_000 }
const stored = {
  ...{ id: asId('a0'), uid: asId('u0'), name: 'Trip', basecode: 'base', shareType: 'edit', lastUpdateTime: 5 },
  data: {
    groups: [{ id: 'g0', name: '', description: '', photos: [photo.key] }],
    ...{ cover: [photo.key], drag: true, previewTime: '', coverHighData: '' },
  },
} as unknown as StoredAlbum
const wire = () => wireAlbum(stored, new Map([[photo.key, photo]]), { role: 'owner', shareUrl: '' })

test('A§3 photo: what an album says of each of its photos, with status 0, no error, and no place where it was taken [A§3.photo]', () => {
  const { name: _name, id: _id, description: _text, ...group } = wire().albumdata.groups[0] ?? {}
  expect(group).toEqual({
    photos: [photo.key],
    md5info: [photo.md5],
    exifinfo: [
      {
        ...{ DateTime: photo.takenAt, ImageLength: photo.height, ImageWidth: photo.width },
        ...{ GPSLongitude: '', GPSLatitude: '' },
      },
    ],
    nameinfo: [
      {
        ...{ url: photo.proxy, name: photo.fileName, fileName: photo.fileName, imageThumb: photo.imageThumb },
        ...{ highToFop: 2, persistentId: '', status: 0, message: '', uploadValid: true, isSave: true, errorCode: 0 },
      },
    ],
  })
})

test('readings 24: highToFop is 2, a photo within the size limits, in every place that names it [A§9.high-to-fop]', () => {
  const { coverimg, albumdata } = wire()
  const named = [...coverimg, ...albumdata.groups.flatMap((group) => group.nameinfo)]
  expect(named.map(({ highToFop }) => highToFop)).toEqual([2, 2])
})

test('a photo that is gone is left out of every list', () => {
  const [group] = wireAlbum(stored, new Map<PhotoId, never>(), { role: 'owner', shareUrl: '' }).albumdata.groups
  expect([group?.photos, group?.nameinfo, group?.exifinfo]).toEqual([[], [], []])
})
