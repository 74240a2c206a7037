import { createHash, createHmac } from 'node:crypto'

const ALGORITHM = 'ACS3-HMAC-SHA256'

export interface AliyunRequest {
  readonly method: 'GET' | 'POST'
  readonly host: string
  /** `SendSms` and the version of its interface. */
  readonly action: string
  readonly version: string
  readonly query: Readonly<Record<string, string>>
  /** `2023-10-26T10:22:32Z` */
  readonly date: string
  readonly nonce: string
  readonly body: string
}

/**
 * The headers that Aliyun's gateway wants, signature version 3: every header of the request and the hash of its body
 * are under the signature.
 */
export function signedAliyunHeaders(
  request: AliyunRequest,
  key: { readonly id: string; readonly secret: string },
): Readonly<Record<string, string>> {
  const bodyHash = sha256(request.body)
  const signed = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(signed).sort()
  const headers = Object.entries(signed)
    .sort()
    .map(([name, value]) => `${name}:${value}\n`)
  const canonical = [request.method, '/', aliyunQuery(request.query), headers.join(''), names.join(';'), bodyHash].join(
    '\n',
  )
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex')
  return {
    ...signed,
    authorization: `${ALGORITHM} Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}

/** The query as it is signed and sent: by name, RFC 3986. */
export function aliyunQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
