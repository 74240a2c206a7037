import type { Album, AlbumPhoto } from '../../../domain/album/album.ts'
import { type AlbumId, asId, type GroupId, type PhotoId, type UserId } from '../../../domain/ids.ts'

/** A photo that is safe in an album. */
export function anAlbumPhoto(given: Partial<AlbumPhoto> = {}): AlbumPhoto {
  return {
    id: asId<PhotoId>('p0'),
    key: 'a0/p0.jpg',
    fileName: 'p0.jpg',
    md5: '0'.repeat(32),
    format: 'jpeg',
    bytes: 100_000,
    width: 4000,
    height: 3000,
    imageThumb: '/emall/photos/p0/thumb',
    proxy: '/emall/photos/p0/proxy',
    ...given,
  }
}

/** An album of these groups, each of these photos. */
export function anAlbum(groups: Readonly<Record<string, readonly string[]>>, given: Partial<Album> = {}): Album {
  return {
    id: asId<AlbumId>('a0'),
    uid: asId<UserId>('u0'),
    name: '我的影集',
    basecode: 'base',
    groups: Object.entries(groups).map(([id, photos]) => ({
      id: asId<GroupId>(id),
      title: id,
      description: '',
      photos: photos.map((photo) => anAlbumPhoto({ id: asId<PhotoId>(photo) })),
    })),
    coverPhotos: [],
    shareType: 'noshare',
    lastUpdateTime: 1,
    ...given,
  }
}
