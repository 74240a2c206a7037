import { z } from 'zod'
import { PHOTO_REASONS } from '../photo/photo-refusal.ts'
import { statedId } from './account.ts'
import { albumPhoto } from './album.ts'
import { countField, defineCall, idField, opidField } from './call.ts'

/**
 * Leave to upload one photo (A§7). `Key` is its place, `basecode/name.ext`; without such a name the server chooses one,
 * below the folder that `Key` names or in the album `aid`, and without both in the album that the shopper saved last.
 * With `exists` the album has these very bytes already: nothing is to be sent.
 */
export const getUploadToken = defineCall({
  name: 'GetTokenByMchID',
  method: 'POST',
  path: '/Api/Qiniu/GetTokenByMchID',
  summary: 'Leave to upload one photo into an album',
  changes: true,
  refusals: [...PHOTO_REASONS, 'photos-enough-today'],
  request: z.object({
    MchID: statedId,
    Key: z.string().max(200).optional(),
    /** Given and not `0`: the provider makes a small picture besides, where it can. */
    GetThumb: z.string().max(20).optional(),
    aid: idField.optional(),
    /** The product that the photo is for: its limits hold. */
    pid: idField.optional(),
    fileName: z.string().max(1000).optional(),
    size: countField.optional(),
    md5: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    opid: opidField,
  }),
  data: z.object({
    Token: z.string(),
    Key: z.string(),
    /** Address of the upload host without a slash at the end; without an origin it is this server's own. */
    Host: z.string(),
    /** The fields of the one form that S3 takes; the file comes last. */
    Fields: z.record(z.string(), z.string()).optional(),
    /** Where processing is asked for (`PREFOP_PATH`) when that is not the upload host. */
    StatusHost: z.string().optional(),
    /** Where the provider tells how far its own processing is, when it does any. */
    FopHost: z.string().optional(),
    exists: z.literal(true).optional(),
    photo: albumPhoto.optional(),
  }),
})

/**
 * Credentials for an S3 client, for a quarter of an hour, good for putting photos below `Prefix` and nothing else (A§7).
 * The names are those of `GetTokenByMchID` (`Key`'s last part). Where there are none the call is refused, and the form of
 * `GetTokenByMchID` is the way.
 */
export const getUploadTicket = defineCall({
  name: 'GetConfigByMchID',
  method: 'POST',
  path: '/Api/Aws/GetConfigByMchID',
  summary: 'Short-lived credentials for uploads into one album by an S3 client',
  changes: true,
  refusals: ['upload-ticket-off'],
  request: z.object({ MchID: statedId, aid: idField.optional(), Key: z.string().max(200).optional() }),
  data: z.object({
    Key: z.string(),
    Secret: z.string(),
    Region: z.string(),
    Bucket: z.string(),
    SessionToken: z.string().optional(),
    /** Seconds since 1970. */
    Expire: z.number(),
    Prefix: z.string(),
    Endpoint: z.string(),
  }),
})

/** Fetches a photo that the messenger holds into a place of `GetTokenByMchID` (A§7, B§7). */
export const fetchWechatFile = defineCall({
  name: 'FetchWechatFile',
  method: 'POST',
  path: '/Api/Qiniu/FetchWechatFile',
  summary: 'Fetches a photo that was picked in the messenger into its place',
  changes: true,
  refusals: [...PHOTO_REASONS, 'messenger-not-configured', 'messenger-photo-gone', 'messenger-away'],
  request: z.object({
    MchID: statedId,
    Key: z.string().max(200),
    ServerID: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
    localId: z.string().max(500).optional(),
    opid: opidField,
  }),
  /** Bytes. */
  data: z.object({ size: z.number() }),
})

/** Cuts the subject out of a photo of one's own (B§7). `FileUrl` is an address or a key that the shop gave out. */
export const matting = defineCall({
  name: 'Matting',
  method: 'POST',
  path: '/Api/Qiniu/Matting',
  summary: 'The subject of a photo, cut out',
  changes: true,
  refusals: ['matting-not-configured', 'matting-not-possible', 'matting-away'],
  request: z.object({ MchID: statedId, FileUrl: z.string().min(1).max(2000), opid: opidField }),
  /** A PNG with transparency. */
  data: z.object({ imageBase64: z.string() }),
})

/** Says that the bytes are there: the server checks them and starts to process the photo (A§7). */
export const createThumbnail = defineCall({
  name: 'CreateThumbnail',
  method: 'POST',
  path: '/Api/Aws/CreateThumbnail',
  summary: 'Finishes an upload and starts the processing of the photo',
  changes: true,
  refusals: ['photo-too-small', 'photo-too-large', 'photo-not-a-picture', 'photo-name-duplicate', 'photo-not-uploaded'],
  request: z.object({
    UserID: statedId,
    UserType: z.string().max(20).optional(),
    Key: z.string().max(200),
    opid: opidField,
  }),
  data: z.object({ persistentId: z.string() }),
})

/** Where processing is asked for, below the upload host: `?id={persistentId}`. Not an envelope but Qiniu's own shape. */
export const PREFOP_PATH = '/status/get/prefop'

/** The answer of the provider itself about what it makes besides; `code` as below. */
export const fopStatus = z.object({ code: z.number() })

/** How far the processing of one photo is; `code` 0 done, 1 waiting, 2 working, 3 failed with `reason`. */
export const prefopStatus = z.object({
  id: z.string(),
  code: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** A sentence in the caller's language when the photo failed. */
  desc: z.string(),
  items: z.array(z.object({ cmd: z.string(), code: z.number(), desc: z.string(), key: z.string() })),
  reason: z.string().optional(),
  photo: albumPhoto.optional(),
})

export type PrefopStatus = z.output<typeof prefopStatus>

/** The answer of `GET {address of a picture}?imageInfo`: upright pixels and nothing else. */
export const imageInfo = z.object({
  format: z.string(),
  width: z.number(),
  height: z.number(),
  /** Always 1: the size is that of the upright picture. */
  orientation: z.literal(1),
})
