import { z } from 'zod'
import type { Secrets } from '../../base/secrets.ts'
import type { UploadTicket, UploadTicketRequest } from '../storage.ts'

/** A ticket is good for so long. */
const TICKET_MS = 900_000

const LOCAL_REGION = 'local-1'
export const LOCAL_BUCKET = 'photos'

const KEY_PURPOSE = 'storage-ticket'
const SECRET_PURPOSE = 'storage-ticket-secret'
/** 132 bits of the signature are enough, and keep the key short. */
const MAC_LENGTH = 22

/** What a ticket allows: `p` prefix, `x` end in seconds, `n` and `s` smallest and largest size, `u` who. */
const SCOPE = z.object({ u: z.string(), p: z.string(), x: z.number(), n: z.number(), s: z.number() })
export type TicketScope = z.output<typeof SCOPE>

/**
 * Credentials that an unmodified S3 client takes for a key pair: the key is `T1.scope.mac`, the secret follows from it.
 * Nothing is stored, and no secret of the shop is in them.
 */
export function localTicket(secrets: Secrets, endpoint: string, ask: UploadTicketRequest): UploadTicket {
  const until = (Math.floor(ask.now / 1000) + TICKET_MS / 1000) * 1000
  const scope: TicketScope = { u: ask.who, p: `${ask.basecode}/`, x: until / 1000, n: ask.minBytes, s: ask.maxBytes }
  const body = Buffer.from(JSON.stringify(scope)).toString('base64url')
  const key = `T1.${body}.${secrets.sign(KEY_PURPOSE, body).slice(0, MAC_LENGTH)}`
  return {
    key,
    secret: secretOfTicket(secrets, key),
    region: LOCAL_REGION,
    bucket: LOCAL_BUCKET,
    endpoint,
    prefix: scope.p,
    until,
  }
}

export function secretOfTicket(secrets: Secrets, key: string): string {
  return secrets.sign(SECRET_PURPOSE, key)
}

/** What a key allows; `undefined` when the shop did not give it out. */
export function readTicket(secrets: Secrets, key: string): TicketScope | undefined {
  const [version, body = '', mac] = key.split('.')
  if (version !== 'T1' || mac === undefined || mac !== secrets.sign(KEY_PURPOSE, body).slice(0, MAC_LENGTH)) {
    return undefined
  }
  return SCOPE.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
}
