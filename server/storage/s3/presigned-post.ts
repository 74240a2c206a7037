import type { EpochMs } from '../../../domain/units.ts'
import { amzDate, SCOPE_END, signatureOf } from './sigv4.ts'

export interface PostSigner {
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

export interface PostRules {
  readonly key: string
  readonly contentType: string
  readonly minBytes: number
  readonly maxBytes: number
  readonly now: EpochMs
  readonly until: EpochMs
}

/** The fields of a form that puts one object: this key, this type, a size within these limits, until then. */
export function presignedPost(signer: PostSigner, rules: PostRules): Readonly<Record<string, string>> {
  const date = amzDate(rules.now)
  const day = date.slice(0, 8)
  const fixed = {
    key: rules.key,
    'Content-Type': rules.contentType,
    success_action_status: '201',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${signer.key}/${day}/${signer.region}/s3/${SCOPE_END}`,
    'x-amz-date': date,
  }
  const policy = JSON.stringify({
    expiration: new Date(rules.until).toISOString(),
    conditions: [
      { bucket: signer.bucket },
      ['content-length-range', rules.minBytes, rules.maxBytes],
      ...Object.entries(fixed).map(([name, value]) => ({ [name]: value })),
    ],
  })
  const encoded = Buffer.from(policy).toString('base64')
  const scope = { day, region: signer.region, service: 's3' }
  return { ...fixed, policy: encoded, 'x-amz-signature': signatureOf(signer.secret, scope, encoded) }
}
