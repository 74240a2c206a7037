import { createHash } from 'node:crypto'

/** What the messenger's JS-SDK checks: the ticket, and the page that it was signed for. */
export interface JsapiPage {
  readonly ticket: string
  readonly noncestr: string
  /** Seconds. */
  readonly timestamp: number
  /** Without its fragment. */
  readonly url: string
}

/** The signature of `wx.config`: SHA-1 over the four values by name, unescaped. */
export function jsapiSignature({ ticket, noncestr, timestamp, url }: JsapiPage): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}
