import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'
import { storageKey } from '../storage/storage-key.ts'

/** Which picture of a photo an address shows. Originals are for their owner only, whatever the signature says. */
export type PhotoKind = 'thumb' | 'proxy' | 'original'

/** Where pictures are served: `{base}/{key}/{kind}?e={seconds}&s={signature}`. */
export const PHOTO_BASE = '/emall/photos'

const DAY_MS = 24 * 3600 * 1000
const PURPOSE = 'photo-address'

/** When an address that is handed out now ends: two to three days on, the same moment all day long, so that browsers keep the picture. */
export function addressEnd(now: EpochMs): EpochMs {
  return (Math.floor(now / DAY_MS) + 3) * DAY_MS
}

/** The address of a picture, good until `until`. It needs no session: knowing it is the leave to look. */
export function signedPhotoUrl(
  secrets: Secrets,
  { key, kind, until }: { readonly key: string; readonly kind: PhotoKind; readonly until: EpochMs },
): string {
  const end = Math.floor(until / 1000)
  return `${PHOTO_BASE}/${storageKey(key)}/${kind}?e=${end}&s=${secrets.sign(PURPOSE, `${key} ${kind} ${end}`)}`
}

/** Whether the shop gave out this address and it has not ended. `end` and `signature` as they came. */
export function isSignedPhotoUrl(
  secrets: Secrets,
  asked: {
    readonly key: string
    readonly kind: PhotoKind
    readonly end: string
    readonly signature: string
    readonly now: EpochMs
  },
): boolean {
  const { key, kind, end, signature, now } = asked
  return (
    /^\d{1,12}$/.test(end) && Number(end) * 1000 > now && secrets.verify(PURPOSE, `${key} ${kind} ${end}`, signature)
  )
}
