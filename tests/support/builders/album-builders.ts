import type { AlbumPhoto } from '../../../domain/album/album.ts'
import { asId, type PhotoId } from '../../../domain/ids.ts'

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
