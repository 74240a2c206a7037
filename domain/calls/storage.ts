import { z } from 'zod'
import { statedId } from './account.ts'
import { albumPhoto } from './album.ts'
import { countField, defineCall, idField, opidField } from './call.ts'

/**
 * Leave to upload one photo (A§7). The server chooses the key; `Key` in the request only names the album's folder
 * when there is no `aid`. With `exists` the album has these very bytes already: nothing is to be sent.
 */
export const getUploadToken = defineCall({
  name: 'GetTokenByMchID',
  method: 'POST',
  path: '/Api/Qiniu/GetTokenByMchID',
  summary: 'Leave to upload one photo into an album',
  changes: true,
  request: z.object({
    MchID: statedId,
    Key: z.string().max(200).optional(),
    GetThumb: z.string().max(20).optional(),
    aid: idField.optional(),
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
    exists: z.literal(true).optional(),
    photo: albumPhoto.optional(),
  }),
})

/** Says that the bytes are there: the server checks them and starts to process the photo (A§7). */
export const createThumbnail = defineCall({
  name: 'CreateThumbnail',
  method: 'POST',
  path: '/Api/Aws/CreateThumbnail',
  summary: 'Finishes an upload and starts the processing of the photo',
  changes: true,
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

/** The answer of `GET {photo}?imageInfo`: upright pixels and nothing else. */
export const imageInfo = z.object({
  format: z.string(),
  width: z.number(),
  height: z.number(),
  /** Always 1: the size is that of the upright picture. */
  orientation: z.literal(1),
})
