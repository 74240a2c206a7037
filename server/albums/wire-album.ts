import { type Album, type AlbumPhoto, DEFAULT_GROUP_NAME } from '../../domain/album/album.ts'
import { photosOfAlbum } from '../../domain/album/album-edit.ts'
import { USUAL_TEXT_SHOW } from '../../domain/album/group-text.ts'
import type { AlbumInfo } from '../../domain/calls/album.ts'
import { asId, type GroupId, type UserId } from '../../domain/ids.ts'
import type { LinkLineItem } from '../../domain/order/links/link-key.ts'
import type { PrivateFacts } from '../../domain/photo/photo.ts'
import { type ByteLimits, sizeClassOf } from '../../domain/photo/size-class.ts'
import type { AlbumRole } from '../stores/album-access.ts'
import type { StoredAlbum } from '../stores/albums.store.ts'

/** A photo is in an album only when it is safely stored and has no error (A§4): `read-album.ts` keeps no other. */
const SAFE = { status: 0, message: '', uploadValid: true, isSave: true } as const

/**
 * The stored arrangement joined with the facts of its photos. Photos that are no longer there are left out.
 *
 * The specification's default name of a group is no title: it is Chinese on every screen, and never printed.
 */
function albumWith(stored: StoredAlbum, photos: ReadonlyMap<string, AlbumPhoto>, damaged: readonly string[]): Album {
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
      ...(group.textShow === undefined ? {} : { textShow: group.textShow }),
      ...(group.disabled ? { disabled: group.disabled } : {}),
      ...(group.layoutTexts ? { layoutTexts: group.layoutTexts } : {}),
    })),
    coverPhotos: found(stored.data.cover),
    ...(stored.data.coverStyle ? { coverStyle: stored.data.coverStyle } : {}),
    ...(stored.data.coverTitle === undefined ? {} : { coverTitle: stored.data.coverTitle }),
    ...(stored.data.spare ? { spare: found(stored.data.spare).map(({ id }) => id) } : {}),
    ...(stored.data.failed ? { failed: found(stored.data.failed).map(({ id }) => id) } : {}),
    ...(damaged.length > 0 ? { damaged: found(damaged).map(({ id }) => id) } : {}),
    shareType: stored.shareType,
    lastUpdateTime: stored.lastUpdateTime,
  }
}

/** What a reader of a shared album sees: thumbnails, never originals, nor the folder or the owner. */
function asReaderSees(album: Album): Album {
  const look = ({
    takenAt: _,
    focus: __,
    likeness: ___,
    sharpEdge: ____,
    blackPercent: _____,
    lies: ______,
    ...photo
  }: AlbumPhoto): AlbumPhoto => ({
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

/** What the shop knows of an album besides its arrangement and its photos' pictures. */
export interface AlbumFacts {
  /** Of photos by key: how their processing is named, and where they were taken. */
  readonly photos: ReadonlyMap<string, PrivateFacts>
  readonly limits: ByteLimits
  /** Keys of photos whose file is damaged or gone. */
  readonly damaged: readonly string[]
  /** Below it pictures lie under the key of their photo. */
  readonly baseUrl: string
  readonly isMerchant: boolean
  /** The thing of a link's order that it was made for. */
  readonly linkItem: LinkLineItem | undefined
}

/** How what the album was made for is handed in; the owner's own business. */
function linkOf({ linkItem }: AlbumFacts, role: AlbumRole): Pick<AlbumInfo, 'linkitem'> {
  if (!linkItem || role !== 'owner') {
    return {}
  }
  return { linkitem: 'suborderid' in linkItem ? { mode: 5, ...linkItem } : { mode: 1, ...linkItem } }
}

/** Where a photo was taken is told to the owner of the album alone (readings 57). */
function placeOf(facts: PrivateFacts | undefined, role: AlbumRole) {
  const gps = role === 'owner' ? facts?.gps : undefined
  return { GPSLongitude: gps ? String(gps.longitude) : '', GPSLatitude: gps ? String(gps.latitude) : '' }
}

/** By it a photo's pictures are told to whoever asks, without an end: the owner's alone, who can take back what a link shows. */
function processingOf(facts: PrivateFacts | undefined, role: AlbumRole): string {
  return role === 'owner' ? (facts?.persistentId ?? '') : ''
}

/** The sizes of the cover's photos, where no client has written a note of its own. */
function coverNote(cover: readonly AlbumPhoto[], limits: ByteLimits): string {
  const sizes = cover.map(({ key, width, height, bytes }) => ({
    ...{ key, width, height, highToFop: sizeClassOf(bytes, limits) },
  }))
  return sizes.length > 0 ? JSON.stringify(sizes) : ''
}

/** The reply of GetAlbumInfo: the specified fields (A§7), and the album as our own pages read it. */
export function albumOnWire(
  stored: StoredAlbum,
  photos: ReadonlyMap<string, AlbumPhoto>,
  caller: { readonly role: AlbumRole; readonly shareUrl: string },
  facts: AlbumFacts,
): AlbumInfo {
  const whole: Album = {
    ...albumWith(stored, photos, facts.damaged),
    ...(facts.isMerchant ? { ismch: true as const } : {}),
  }
  const album = caller.role === 'reader' ? asReaderSees(whole) : whole
  return {
    aid: album.id,
    name: album.name,
    baseurl: facts.baseUrl,
    basecode: album.basecode,
    ...linkOf(facts, caller.role),
    sharedata: { share_url: caller.role === 'owner' ? caller.shareUrl : '', share_type: album.shareType },
    uid: album.uid,
    lastupdatetime: album.lastUpdateTime,
    coverimg: album.coverPhotos.map((photo) => ({
      id: photo.id,
      url: photo.proxy,
      key: photo.key,
      imageThumb: photo.imageThumb,
      basecode: album.basecode,
      highToFop: sizeClassOf(photo.bytes, facts.limits),
      persistentId: processingOf(facts.photos.get(photo.key), caller.role),
    })),
    albumdata: {
      groups: album.groups.map((group) => ({
        id: group.id,
        name: group.title || DEFAULT_GROUP_NAME,
        description: group.description,
        photos: group.photos.map((photo) => photo.key),
        textShow: group.textShow ?? USUAL_TEXT_SHOW,
        disabled: group.disabled ?? false,
        layoutTexts: [...(group.layoutTexts ?? [])],
        md5info: group.photos.map((photo) => photo.md5),
        exifinfo: group.photos.map((photo) => ({
          DateTime: photo.takenAt ?? 0,
          ImageLength: photo.height,
          ImageWidth: photo.width,
          ...placeOf(facts.photos.get(photo.key), caller.role),
        })),
        nameinfo: group.photos.map((photo) => ({
          url: photo.proxy,
          name: photo.fileName,
          fileName: photo.fileName,
          imageThumb: photo.imageThumb,
          ...SAFE,
          errorCode: [...(album.failed ?? []), ...(album.damaged ?? [])].includes(photo.id)
            ? (-1 as const)
            : (0 as const),
          highToFop: sizeClassOf(photo.bytes, facts.limits),
          persistentId: processingOf(facts.photos.get(photo.key), caller.role),
        })),
      })),
      drag: stored.data.drag,
      previewTime: stored.data.previewTime,
      coverHighData: stored.data.coverHighData || coverNote(album.coverPhotos, facts.limits),
    },
    albumPhotoTotal: photosOfAlbum(album).length,
    ismch: facts.isMerchant,
    role: caller.role,
    album,
  }
}
