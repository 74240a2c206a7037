import { z } from 'zod'
import type { Album } from '../album/album.ts'
import { COVER_TITLE_MAX } from '../album/cover-title.ts'
import { LAYOUT_TEXTS_MAX, TEXT_SHOWS } from '../album/group-text.ts'
import { COVER_STYLES } from '../cover-style.ts'
import { idOf } from '../fields.ts'
import type { AlbumId, GroupId, PhotoId, UserId } from '../ids.ts'
import { statedId } from './account.ts'
import { aliased, defineCall, idField, jsonField, opidField, pageFields } from './call.ts'

/** A place in the storage: `basecode/photo.ext`. */
const photoKey = z.string().regex(/^[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_.-]{1,80}$/)

/** A photo as a page sends it back: its key, or anything that carries its key. */
const sentPhoto = z.preprocess(
  (value) => (typeof value === 'string' ? { key: value } : value),
  z.object({ key: photoKey }),
)

const textShow = z.enum(TEXT_SHOWS)
const layoutTexts = z.array(z.string().max(LAYOUT_TEXTS_MAX.length)).max(LAYOUT_TEXTS_MAX.count)
const flag = z.preprocess((value) => value === true || value === 1 || value === '1' || value === 'true', z.boolean())

/** What a client says of a photo; one that did not load or is not safe is not saved (A§4, A§8). */
const sentName = z.object({
  uploadValid: z.boolean().optional(),
  errorCode: z.preprocess((value) => (value === '' ? undefined : Number(value)), z.number().optional()).optional(),
})

const sentGroup = z.object({
  id: idField.optional(),
  name: z.string().max(400).default(''),
  description: z.string().max(4000).default(''),
  photos: z.array(sentPhoto).max(2000).default([]),
  /** One for each of `photos`; absent: all of them are well. */
  nameinfo: z.array(sentName).max(2000).optional(),
  /** Absent: as the group has them. */
  textShow: textShow.optional(),
  disabled: flag.optional(),
  layoutTexts: layoutTexts.optional(),
})

const sentAlbumData = z.object({
  groups: z.array(aliased(sentGroup)).max(200).default([]),
  /** Photos that no design takes by itself; absent: those that the album has. */
  spare: z.array(sentPhoto).max(2000).optional(),
  /** Photos whose picture did not load; absent: those that the album has. */
  failed: z.array(sentPhoto).max(2000).optional(),
  /** Which of a look's covers its books have, and what they are called there; absent: as the album has them. */
  coverStyle: z.enum(COVER_STYLES).optional(),
  coverTitle: z
    .string()
    .max(COVER_TITLE_MAX * 4)
    .optional(),
  /** Absent: as the album has them. */
  drag: flag.optional(),
  previewTime: z.string().max(40).optional(),
  coverHighData: z.string().max(4000).optional(),
})
export type SentAlbumData = z.output<typeof sentAlbumData>

/** Cover photos: a list, or one key alone. */
const sentCover = z.preprocess(
  (value) =>
    typeof value === 'string' && value !== '' && !value.startsWith('[') ? [value] : value === '' ? [] : value,
  jsonField(z.array(sentPhoto).max(20)),
)

const shareType = z.enum(['edit', 'readonly', 'noshare'])
const shareData = z.object({ share_url: z.string(), share_type: shareType })

/** A rectangle in fractions of an upright photo. */
const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() }

/** What windows over a photo keep whole: the rectangle around its faces, and where each of them lies. */
const focus = z.object({ ...box, faces: z.array(z.object(box)).readonly().exactOptional() })

/** A photo that is safely stored. */
export const albumPhoto = z.object({
  id: idOf<PhotoId>(),
  key: z.string(),
  fileName: z.string(),
  md5: z.string(),
  format: z.enum(['jpeg', 'png', 'webp', 'heic']),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  takenAt: z.number().exactOptional(),
  focus: focus.exactOptional(),
  likeness: z.string().exactOptional(),
  sharpEdge: z.number().int().exactOptional(),
  blackPercent: z.number().int().exactOptional(),
  lies: z.literal([1, 2, 3]).exactOptional(),
  imageThumb: z.string(),
  proxy: z.string(),
})

const albumDocument = z.object({
  id: idOf<AlbumId>(),
  uid: idOf<UserId>().or(z.literal('')) as unknown as z.ZodType<UserId, UserId>,
  name: z.string(),
  basecode: z.string(),
  groups: z.array(
    z.object({
      id: idOf<GroupId>(),
      title: z.string(),
      description: z.string(),
      photos: z.array(albumPhoto),
      textShow: textShow.exactOptional(),
      disabled: z.literal(true).exactOptional(),
      layoutTexts: layoutTexts.readonly().exactOptional(),
    }),
  ),
  coverPhotos: z.array(albumPhoto),
  coverStyle: z.enum(COVER_STYLES).exactOptional(),
  coverTitle: z.string().exactOptional(),
  spare: z.array(idOf<PhotoId>()).readonly().exactOptional(),
  failed: z.array(idOf<PhotoId>()).readonly().exactOptional(),
  damaged: z.array(idOf<PhotoId>()).readonly().exactOptional(),
  ismch: z.literal(true).exactOptional(),
  shareType,
  lastUpdateTime: z.number().int(),
})

/** Our own document; a reader gets it with thumbnails only, without `uid` and `basecode`. */
const albumField: z.ZodType<Album, Album> = albumDocument

/** A photo with the specified names (A§3). */
const wirePhoto = z.object({
  id: z.string(),
  url: z.string(),
  key: z.string(),
  imageThumb: z.string(),
  basecode: z.string(),
  highToFop: z.number().int(),
  persistentId: z.string(),
})

/** What the specification says of a photo on its way (A§3, A§4); those of an album have arrived, all of them. */
const safePhoto = {
  status: z.literal(0),
  message: z.literal(''),
  uploadValid: z.literal(true),
  isSave: z.literal(true),
  /** -1: its picture did not load on a phone, or its file is damaged; no design takes it until that is mended (A§8). */
  errorCode: z.literal([0, -1]),
}

const albumData = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      photos: z.array(z.string()),
      textShow,
      disabled: z.boolean(),
      layoutTexts: z.array(z.string()),
      md5info: z.array(z.string()),
      exifinfo: z.array(
        z.object({
          DateTime: z.number(),
          ImageLength: z.number().int(),
          ImageWidth: z.number().int(),
          /** Degrees, to the owner alone; empty: not known, or not the caller's album (readings 57). */
          GPSLongitude: z.string(),
          GPSLatitude: z.string(),
        }),
      ),
      nameinfo: z.array(
        z.object({
          url: z.string(),
          name: z.string(),
          fileName: z.string(),
          imageThumb: z.string(),
          highToFop: z.number().int(),
          persistentId: z.string(),
          ...safePhoto,
        }),
      ),
    }),
  ),
  drag: z.boolean(),
  previewTime: z.string(),
  coverHighData: z.string(),
})

export const albumInfo = z.object({
  aid: z.string(),
  name: z.string(),
  baseurl: z.string(),
  basecode: z.string(),
  sharedata: shareData,
  uid: z.string(),
  lastupdatetime: z.number().int(),
  coverimg: z.array(wirePhoto),
  albumdata: albumData,
  /** Photos of all groups. */
  albumPhotoTotal: z.number().int(),
  /** The album belongs to the shop: its owner is one of the merchant's own (A§6). */
  ismch: z.boolean(),
  /**
   * To the owner alone: the thing of a link's order that it was made for, and the shop mode (B§4) in which its design is
   * handed in: 1 of another platform's order, by its numbers there; 5 of a sub-order of this shop.
   */
  linkitem: z
    .union([
      z.object({ mode: z.literal(1), outtradeid: z.string(), outtradesubid: z.string() }),
      z.object({ mode: z.literal(5), suborderid: z.string() }),
    ])
    .exactOptional(),
  /** What the caller may do: everything, arrange it, or look. */
  role: z.enum(['owner', 'editor', 'reader']),
  album: albumField,
})
export type AlbumInfo = z.output<typeof albumInfo>

export const createAlbum = defineCall({
  name: 'CreateAlbum',
  method: 'POST',
  path: '/Mobile/Shop/CreateAlbum',
  summary: 'Makes an empty album; the server chooses its folder',
  changes: true,
  refusals: [
    'album-name-too-long',
    'album-name-empty',
    'group-text-too-long',
    'album-text-not-printable',
    'photo-not-stored',
    'photo-in-two-groups',
    'too-many-photos',
    'too-many-albums',
  ],
  request: z.object({
    uid: statedId,
    name: z.string().max(200).optional(),
    baseurl: z.string().max(300).optional(),
    coverimg: z.string().max(4000).optional(),
    albumdata: jsonField(sentAlbumData).optional(),
    /** The thing of a link's order that the album is made for: where the caller has made one for it, that one is answered. */
    outtradeid: z.string().max(64).optional(),
    outtradesubid: z.string().max(64).optional(),
    suborderid: idField.optional(),
    opid: opidField,
  }),
  data: z.object({ NewAlbumID: z.string(), basecode: z.string(), lastupdatetime: z.number().int() }),
})

export const getAlbumInfo = defineCall({
  name: 'GetAlbumInfo',
  method: 'POST',
  path: '/Mobile/Shop/GetAlbumInfo',
  summary: 'An album with its photos',
  changes: false,
  refusals: [],
  request: z.object({ aid: idField }),
  data: albumInfo,
})

export const saveAlbum = defineCall({
  name: 'SaveAlbum',
  method: 'POST',
  path: '/Mobile/Shop/SaveAlbum',
  summary: 'Saves an album that is still as the caller last saw it',
  changes: true,
  refusals: [
    'album-stale',
    'album-name-too-long',
    'album-name-empty',
    'group-text-too-long',
    'album-text-not-printable',
    'photo-not-stored',
    'photo-in-two-groups',
    'too-many-photos',
  ],
  request: z.object({
    aid: idField,
    basecode: z.string().max(64).optional(),
    baseurl: z.string().max(300).optional(),
    coverimg: sentCover.optional(),
    name: z.string().max(200),
    albumdata: jsonField(sentAlbumData),
    /** The update time of the album that the caller changed. Another one by now, or none: Code 4090 with the one it has. */
    lastupdatetime: z.preprocess(
      (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
      z.number().int().optional(),
    ),
    opid: opidField,
  }),
  data: z.object({ lastupdatetime: z.number().int() }),
})

export const getAlbumLastUpdateTime = defineCall({
  name: 'GetAlbumLastUpdateTime',
  method: 'POST',
  path: '/Mobile/Shop/GetAlbumLastUpdateTime',
  summary: 'When an album was last saved',
  changes: false,
  refusals: [],
  request: z.object({ aid: idField }),
  data: z.object({ lastupdatetime: z.number().int() }),
})

export const getUserAlbumList = defineCall({
  name: 'GetUserAlbumList',
  method: 'POST',
  path: '/Mobile/Shop/GetUserAlbumList',
  summary: "The shopper's albums, the one saved last first",
  changes: false,
  refusals: [],
  request: z.object({ UserID: statedId, uid: statedId, ...pageFields }),
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lastupdatetime: z.number().int(),
      share_type: shareType,
      photocount: z.number().int(),
      /** Thumbnail of the cover or of the first photo; empty when there is none. */
      coverimg: z.string(),
    }),
  ),
})

export const deleteUserAlbum = defineCall({
  name: 'DeleteUserAlbum',
  method: 'POST',
  path: '/Mobile/Shop/DeleteUserAlbum',
  summary: 'Puts an album away; it can be brought back for 30 days',
  changes: true,
  refusals: ['album-in-order'],
  request: z.object({ uid: statedId, aid: idField, opid: opidField }),
  data: z.object({}),
})

export const setAlbumShareType = defineCall({
  name: 'SetAlbumShareType',
  method: 'POST',
  path: '/Mobile/Shop/SetAlbumShareType',
  summary: 'Says what holders of the link may do. Links given out before stop working.',
  changes: true,
  refusals: [],
  request: z.object({ sharetype: shareType, uid: statedId, aid: idField, opid: opidField }),
  data: shareData,
})

export const openSharedAlbum = defineCall({
  name: 'OpenSharedAlbum',
  method: 'POST',
  path: '/Mobile/Shop/OpenSharedAlbum',
  summary: 'Exchanges the token of a share link for a cookie of this browser',
  changes: true,
  refusals: [],
  request: z.object({ aid: idField, st: z.string().regex(/^[A-Za-z0-9_-]{22}$/), opid: opidField }),
  data: z.object({ aid: z.string(), share_type: shareType }),
})
