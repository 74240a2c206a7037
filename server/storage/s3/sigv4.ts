import { createHash, createHmac } from 'node:crypto'
import type { EpochMs } from '../../../domain/units.ts'

/** AWS Signature Version 4, as far as the shop signs and checks by itself. */
export const SCOPE_END = 'aws4_request'

export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The moment as AWS writes it: `20261121T203000Z`. */
export function amzDate(now: EpochMs): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** The moment behind `20261121T203000Z`; `undefined` when it is none. */
export function momentOfAmzDate(text: string): EpochMs | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text)?.map(Number) ?? []
  return year === undefined || month === undefined ? undefined : Date.UTC(year, month - 1, day, hour, minute, second)
}

export interface SigningScope {
  /** `20261121` */
  readonly day: string
  readonly region: string
  readonly service: string
}

/** The hexadecimal signature of a text under the key that the secret gives for one day, region and service. */
export function signatureOf(secret: string, { day, region, service }: SigningScope, text: string): string {
  const step = (key: string | Buffer, part: string) => createHmac('sha256', key).update(part).digest()
  const key = step(step(step(step(`AWS4${secret}`, day), region), service), SCOPE_END)
  return createHmac('sha256', key).update(text).digest('hex')
}

/** A request as it is signed. `path` as it was sent; header names in lower case. */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly signedHeaders: readonly string[]
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly payloadHash: string
}

export function canonicalRequest({ method, path, query, signedHeaders, headers, payloadHash }: SignedRequest): string {
  const pairs = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const lines = signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`).join('')
  return [method, path, pairs, lines, signedHeaders.join(';'), payloadHash].join('\n')
}

export function stringToSign(date: string, { day, region, service }: SigningScope, canonical: string): string {
  return ['AWS4-HMAC-SHA256', date, `${day}/${region}/${service}/${SCOPE_END}`, sha256Hex(canonical)].join('\n')
}

/** RFC 3986: everything but letters, digits and `-._~`. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
