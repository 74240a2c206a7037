import { type Album, type AlbumPhoto, DEFAULT_GROUP_NAME } from '../../domain/album/album.ts'
import type { AlbumInfo } from '../../domain/calls/album.ts'
import { asId, type GroupId, type UserId } from '../../domain/ids.ts'
import type { SizeClass } from '../../domain/photo/size-class.ts'
import type { AlbumRole } from '../stores/album-access.ts'
import type { StoredAlbum } from '../stores/albums.store.ts'

/** Size class of a photo whose bytes lie within the limits, as those of every stored photo do (A§9, readings 24). */
const HIGH_TO_FOP: SizeClass = 2

/** A photo of an album is safely stored: nothing is under way, nothing is wrong (A§4). */
const SAFE = { status: 0, message: '', uploadValid: true, isSave: true, errorCode: 0 } as const

/**
 * The stored arrangement joined with the facts of its photos. Photos that are no longer there are left out.
 *
 * The specification's default name of a group is no title: it is Chinese on every screen, and never printed.
 */
function albumWith(stored: StoredAlbum, photos: ReadonlyMap<string, AlbumPhoto>): Album {
  const found = (keys: readonly string[]) => keys.flatMap((key) => photos.get(key) ?? [])
  return {
    id: stored.id,
    uid: stored.uid,
    name: stored.name,
    basecode: stored.basecode,
    groups: stored.data.groups.map((group) => ({
      id: asId<GroupId>(group.id),
      title: group.name === DEFAULT_GROUP_NAME ? '' : group.name,
      description: group.description,
      photos: found(group.photos),
    })),
    coverPhotos: found(stored.data.cover),
    ...(stored.data.spare ? { spare: found(stored.data.spare).map(({ id }) => id) } : {}),
    shareType: stored.shareType,
    lastUpdateTime: stored.lastUpdateTime,
  }
}

/** What a reader of a shared album sees: thumbnails, never originals, nor the folder or the owner. */
function asReaderSees(album: Album): Album {
  const look = ({ takenAt: _, focus: __, ...photo }: AlbumPhoto): AlbumPhoto => ({
    ...photo,
    key: photo.id,
    fileName: '',
    md5: '',
    proxy: photo.imageThumb,
  })
  return {
    ...album,
    uid: asId<UserId>(''),
    basecode: '',
    groups: album.groups.map((group) => ({ ...group, photos: group.photos.map(look) })),
    coverPhotos: album.coverPhotos.map(look),
  }
}

/** The reply of GetAlbumInfo: the specified fields (A§7), and the album as our own pages read it. */
export function wireAlbum(
  stored: StoredAlbum,
  photos: ReadonlyMap<string, AlbumPhoto>,
  caller: { readonly role: AlbumRole; readonly shareUrl: string },
): AlbumInfo {
  const whole = albumWith(stored, photos)
  const album = caller.role === 'reader' ? asReaderSees(whole) : whole
  return {
    aid: album.id,
    name: album.name,
    baseurl: '',
    basecode: album.basecode,
    sharedata: { share_url: caller.role === 'owner' ? caller.shareUrl : '', share_type: album.shareType },
    uid: album.uid,
    lastupdatetime: album.lastUpdateTime,
    coverimg: album.coverPhotos.map((photo) => ({
      id: photo.id,
      url: photo.proxy,
      key: photo.key,
      imageThumb: photo.imageThumb,
      basecode: album.basecode,
      highToFop: HIGH_TO_FOP,
      persistentId: '',
    })),
    albumdata: {
      groups: album.groups.map((group) => ({
        id: group.id,
        name: group.title || DEFAULT_GROUP_NAME,
        description: group.description,
        photos: group.photos.map((photo) => photo.key),
        md5info: group.photos.map((photo) => photo.md5),
        exifinfo: group.photos.map((photo) => ({
          DateTime: photo.takenAt ?? 0,
          ImageLength: photo.height,
          ImageWidth: photo.width,
          GPSLongitude: '' as const,
          GPSLatitude: '' as const,
        })),
        nameinfo: group.photos.map((photo) => ({
          url: photo.proxy,
          name: photo.fileName,
          fileName: photo.fileName,
          imageThumb: photo.imageThumb,
          ...SAFE,
          highToFop: HIGH_TO_FOP,
          persistentId: '',
        })),
      })),
      drag: stored.data.drag,
      previewTime: stored.data.previewTime,
      coverHighData: stored.data.coverHighData,
    },
    role: caller.role,
    album,
  }
}
