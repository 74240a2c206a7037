import { expect, test } from 'vitest'
import { asId, type PhotoId } from '../../domain/ids.ts'
import { anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import type { StoredAlbum } from '../stores/albums.store.ts'
import { albumOnWire } from './wire-album.ts'

const photo = { ...anAlbumPhoto(), takenAt: 1_600_000_000_000 }
const stored = {
  ...{ id: asId('a0'), uid: asId('u0'), name: 'Trip', basecode: 'base', shareType: 'edit', lastUpdateTime: 5 },
  data: {
    groups: [{ id: 'g0', name: '', description: '', photos: [photo.key] }],
    ...{ cover: [photo.key], drag: true, previewTime: '', coverHighData: '' },
  },
} as unknown as StoredAlbum
const facts = {
  photos: new Map([[photo.key, { persistentId: 'p0', gps: { latitude: 30.25, longitude: 120.1 } }]]),
  ...{ limits: { min: 10_240, max: photo.bytes }, baseUrl: 'https://shop.example/emall/photos', isMerchant: false },
  linkItem: { suborderid: 'o1-1' },
  damaged: [],
}
const wire = (role: 'owner' | 'editor' = 'owner', data = {}, more = {}) =>
  albumOnWire(
    { ...stored, data: { ...stored.data, ...data } },
    new Map([[photo.key, photo]]),
    { role, shareUrl: '' },
    { ...facts, ...more },
  )

test('A§3 photo: what an album says of each of its photos, with status 0, no error, and to its owner where it was taken [A§3.photo]', () => {
  const { name: _name, id: _id, description: _text, ...group } = wire().albumdata.groups[0] ?? {}
  expect(group).toEqual({
    ...{ photos: [photo.key], textShow: 'full', disabled: false, layoutTexts: [] },
    md5info: [photo.md5],
    exifinfo: [
      {
        ...{ DateTime: photo.takenAt, ImageLength: photo.height, ImageWidth: photo.width },
        ...{ GPSLongitude: '120.1', GPSLatitude: '30.25' },
      },
    ],
    nameinfo: [
      {
        ...{ url: photo.proxy, name: photo.fileName, fileName: photo.fileName, imageThumb: photo.imageThumb },
        ...{ highToFop: 3, persistentId: 'p0', status: 0, message: '', uploadValid: true, isSave: true, errorCode: 0 },
      },
    ],
  })
})

test('readings 24: highToFop is the size class of the photo, in every place that names it [A§9.high-to-fop]', () => {
  const classes = (max: number) => {
    const { coverimg, albumdata } = wire('owner', {}, { limits: { min: 10_240, max } })
    const named = [...coverimg, ...albumdata.groups.flatMap((group) => group.nameinfo)]
    return [...named.map(({ highToFop }) => highToFop), JSON.parse(albumdata.coverHighData)[0].highToFop]
  }
  expect([classes(photo.bytes + 1), classes(photo.bytes), classes(photo.bytes - 1)]).toEqual([
    [2, 2, 2],
    [3, 3, 3],
    [4, 4, 4],
  ])
})

test('A§3 cover photo: every field with its value [A§3.cover-photo]', () => {
  expect(wire().coverimg).toEqual([
    {
      ...{ id: 'p0', key: 'a0/p0.jpg', basecode: 'base', highToFop: 3, persistentId: 'p0' },
      ...{ url: '/emall/photos/p0/proxy', imageThumb: '/emall/photos/p0/thumb' },
    },
  ])
})

test('a photo that is gone is left out of every list', () => {
  const [group] = albumOnWire(stored, new Map<PhotoId, never>(), { role: 'owner', shareUrl: '' }, facts).albumdata
    .groups
  expect([group?.photos, group?.nameinfo, group?.exifinfo]).toEqual([[], [], []])
})

test('readings 57: where a photo was taken is nobody else’s business', () => {
  const [exif] = wire('editor').albumdata.groups.flatMap((group) => group.exifinfo)
  expect({ latitude: exif?.GPSLatitude, longitude: exif?.GPSLongitude }).toEqual({ latitude: '', longitude: '' })
})

test('the name under which a photo is asked for without a sign-in is told to its owner alone', () => {
  const told = (role: 'owner' | 'editor') => {
    const { coverimg, albumdata } = wire(role)
    return [...coverimg, ...albumdata.groups.flatMap((group) => group.nameinfo)].map(({ persistentId }) => persistentId)
  }
  expect([told('owner'), told('editor')]).toEqual([
    ['p0', 'p0'],
    ['', ''],
  ])
})

test('A§3 album: baseurl, albumPhotoTotal, ismch, coverHighData say what is so [A§3.album]', () => {
  const { baseurl, albumPhotoTotal, ismch, albumdata } = wire()
  expect({ baseurl, albumPhotoTotal, ismch, coverHighData: JSON.parse(albumdata.coverHighData) }).toEqual({
    ...{ baseurl: 'https://shop.example/emall/photos', albumPhotoTotal: 1, ismch: false },
    coverHighData: [{ key: photo.key, width: photo.width, height: photo.height, highToFop: 3 }],
  })
})

test('A§8 image load failure: errorCode -1 of the photo whose picture did not load', () => {
  const codes = (data: object, more = {}) =>
    wire('owner', data, more).albumdata.groups.flatMap((it) => it.nameinfo.map((one) => one.errorCode))
  const all = [codes({}), codes({ failed: [photo.key] }), codes({}, { damaged: [photo.key] })]
  expect(all).toEqual([[0], [-1], [-1]])
})

test('what an album was made for is told to its owner alone', () => {
  expect([wire('owner').linkitem, wire('editor').linkitem]).toEqual([{ mode: 5, suborderid: 'o1-1' }, undefined])
})
