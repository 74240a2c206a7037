import { z } from 'zod'

/** Whose signature the upload host believes, and the name of its one bucket. */
export interface UploadKeys {
  readonly accessKey: string
  readonly secretKey: string
  readonly bucket: string
}

export interface QiniuSettings {
  readonly keys: UploadKeys
  /** Where the bucket's objects are fetched; https unless the operator says otherwise. None of these ends with a slash. */
  readonly domain: string
  /** Where uploads of the bucket's region go. */
  readonly uploadHost: string
  /** Management of objects. */
  readonly rsHost: string
  /** Where the state of persistent processing is asked for. */
  readonly statusHost: string
}

export interface S3Settings {
  /** Absent: Amazon's own in `region`. Without a slash at the end. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly forcePathStyle: boolean
  /** The role whose rights a ticket gets a part of; absent: no tickets are given. */
  readonly stsRole: string | undefined
  readonly stsEndpoint: string | undefined
}

/** Which storage the shop uses and what it must know of it. */
export type StorageSettings = StorageKind & {
  /** At most about so many bytes of a far storage are kept here for decoders and printers. */
  readonly cacheBytes: number
}
type StorageKind =
  | { readonly type: 'LOCAL' }
  | ({ readonly type: 'S3' } & S3Settings)
  | ({ readonly type: 'QINIU' } & QiniuSettings)

const text = z.string().trim().min(1)
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** The settings of the storages; which of them are needed, `OSS_TYPE` says. */
export const STORAGE_VARIABLES = {
  OSS_TYPE: z.enum(['LOCAL', 'S3', 'QINIU'], 'must be LOCAL, S3 or QINIU').default('LOCAL'),
  OSS_CACHE_MB: z.coerce.number().int().min(100).max(1_000_000).default(2048),
  S3_ENDPOINT: address.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_KEY: text.optional(),
  S3_SECRET: text.optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1']).default('0'),
  S3_STS_ROLE: text.optional(),
  S3_STS_ENDPOINT: address.optional(),
  QINIU_ACCESS_KEY: text.optional(),
  QINIU_SECRET_KEY: text.optional(),
  QINIU_BUCKET: text.optional(),
  QINIU_DOMAIN: address.optional(),
  QINIU_UPLOAD_HOST: address.default('https://upload.qiniup.com'),
  QINIU_RS_HOST: address.default('https://rs.qiniuapi.com'),
  QINIU_STATUS_HOST: address.default('https://api.qiniu.com'),
}

const VARIABLES = z.object(STORAGE_VARIABLES)
type Variables = z.output<typeof VARIABLES>

const NEEDED = {
  LOCAL: [],
  S3: ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
  QINIU: ['QINIU_ACCESS_KEY', 'QINIU_SECRET_KEY', 'QINIU_BUCKET', 'QINIU_DOMAIN'],
} as const satisfies Record<Variables['OSS_TYPE'], readonly (keyof Variables)[]>

/** What the chosen storage still lacks, a sentence each. */
export function missingStorageSettings(it: Variables): readonly string[] {
  return NEEDED[it.OSS_TYPE]
    .filter((name) => it[name] === undefined)
    .map((name) => `${name}: must be set when OSS_TYPE is ${it.OSS_TYPE}`)
}

/** The settings of the chosen storage, once nothing is missing. */
export function storageSettings(it: Variables): StorageSettings {
  const cacheBytes = it.OSS_CACHE_MB * 1024 * 1024
  switch (it.OSS_TYPE) {
    case 'LOCAL':
      return { type: 'LOCAL', cacheBytes }
    case 'S3':
      return {
        type: 'S3',
        cacheBytes,
        endpoint: it.S3_ENDPOINT,
        region: it.S3_REGION,
        bucket: it.S3_BUCKET ?? '',
        key: it.S3_KEY ?? '',
        secret: it.S3_SECRET ?? '',
        forcePathStyle: it.S3_FORCE_PATH_STYLE === '1',
        stsRole: it.S3_STS_ROLE,
        stsEndpoint: it.S3_STS_ENDPOINT,
      }
    case 'QINIU':
      return {
        type: 'QINIU',
        cacheBytes,
        keys: {
          accessKey: it.QINIU_ACCESS_KEY ?? '',
          secretKey: it.QINIU_SECRET_KEY ?? '',
          bucket: it.QINIU_BUCKET ?? '',
        },
        domain: it.QINIU_DOMAIN ?? '',
        uploadHost: it.QINIU_UPLOAD_HOST,
        rsHost: it.QINIU_RS_HOST,
        statusHost: it.QINIU_STATUS_HOST,
      }
  }
}
