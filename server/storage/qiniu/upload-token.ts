import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { EpochMs } from '../../../domain/units.ts'

/** Whose signature the upload host believes, and the name of its one bucket. */
export interface UploadKeys {
  readonly accessKey: string
  readonly secretKey: string
  readonly bucket: string
}

/** What a token allows, in the words of the Qiniu upload policy. `scope` is `bucket:key`, `deadline` in seconds. */
const POLICY = z.object({
  scope: z.string(),
  deadline: z.number(),
  insertOnly: z.number().optional(),
  fsizeMin: z.number().optional(),
  fsizeLimit: z.number().optional(),
  detectMime: z.number().optional(),
  mimeLimit: z.string().optional(),
})

export type UploadPolicy = z.output<typeof POLICY>

/** Base64 with `-` and `_`, padded: qiniu-js does not read a token without its padding. */
export function urlSafeBase64(bytes: Uint8Array | string): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')
}

/** `AK:SIGN:policy`, byte for byte as Qiniu's own libraries make it. */
export function uploadToken(keys: UploadKeys, policy: UploadPolicy): string {
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
