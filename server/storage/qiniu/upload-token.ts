import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { EpochMs } from '../../../domain/units.ts'
import type { UploadKeys } from '../../base/storage-settings.ts'
import type { UploadGrantRequest } from '../storage.ts'
import { storageKey } from '../storage-key.ts'

/** What a token allows, in the words of the Qiniu upload policy. `scope` is `bucket:key`, `deadline` in seconds. */
const POLICY = z.object({
  scope: z.string(),
  deadline: z.number(),
  insertOnly: z.number().optional(),
  fsizeMin: z.number().optional(),
  fsizeLimit: z.number().optional(),
  detectMime: z.number().optional(),
  mimeLimit: z.string().optional(),
  persistentOps: z.string().optional(),
})

export type UploadPolicy = z.output<typeof POLICY>

/** The four formats of B§5, by the types that say them. */
const MIME_LIMIT = 'image/jpeg;image/png;image/webp;image/heic;image/heif'

/** Width of a thumbnail (A§9). */
const THUMB_WIDTH = 800

/** Leave to put one photo under one key, once. What a provider makes of it besides is composed here and nowhere else. */
export function uploadPolicy(bucket: string, ask: UploadGrantRequest): UploadPolicy {
  return {
    scope: `${bucket}:${storageKey(ask.key)}`,
    insertOnly: 1,
    fsizeMin: ask.minBytes,
    fsizeLimit: ask.maxBytes,
    detectMime: 1,
    mimeLimit: MIME_LIMIT,
    ...(ask.thumbKey === undefined ? {} : { persistentOps: thumbOperation(bucket, ask.thumbKey) }),
    // Last, as Qiniu's own library writes it.
    deadline: Math.floor(ask.until / 1000),
  }
}

function thumbOperation(bucket: string, thumbKey: string): string {
  const target = urlSafeBase64(`${bucket}:${storageKey(thumbKey)}`)
  return `imageMogr2/auto-orient/strip/thumbnail/${THUMB_WIDTH}x/format/jpg|saveas/${target}`
}

/** Base64 with `-` and `_`, padded: qiniu-js does not read a token without its padding. */
export function urlSafeBase64(bytes: Uint8Array | string): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')
}

/** `AK:SIGN:policy`, byte for byte as Qiniu's own libraries make it. */
export function signedUploadToken(keys: UploadKeys, policy: UploadPolicy): string {
  const encoded = urlSafeBase64(JSON.stringify(policy))
  return `${keys.accessKey}:${signatureOf(keys, encoded)}:${encoded}`
}

function signatureOf(keys: UploadKeys, encoded: string): string {
  return urlSafeBase64(createHmac('sha1', keys.secretKey).update(encoded).digest())
}

export type TokenVerdict =
  | { readonly kind: 'valid'; readonly policy: UploadPolicy }
  | { readonly kind: 'refused'; readonly status: 401 | 403; readonly error: string }

/** Whether `token` allows to store `key` in `bucket` now. */
export function readUploadToken(
  keys: UploadKeys,
  {
    token,
    bucket,
    key,
    now,
  }: { readonly token: string; readonly bucket: string; readonly key: string; readonly now: EpochMs },
): TokenVerdict {
  const [accessKey, signature, encoded] = token.replace(/^UpToken /, '').split(':')
  if (accessKey !== keys.accessKey || !signature || !encoded || !isSame(signature, signatureOf(keys, encoded))) {
    return { kind: 'refused', status: 401, error: 'bad token' }
  }
  const policy = POLICY.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()))
  if (policy.deadline * 1000 < now) {
    return { kind: 'refused', status: 401, error: 'expired token' }
  }
  return policy.scope === `${bucket}:${key}`
    ? { kind: 'valid', policy }
    : { kind: 'refused', status: 403, error: "key doesn't match scope" }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
