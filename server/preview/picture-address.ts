import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'

const DAY_MS = 86_400_000
const PURPOSE = 'preview picture'

/**
 * The address of a rendered page, signed: who holds it may see this one picture until the day after tomorrow. It names what is
 * seen and not whose page it is, so that a picture that is still on a screen stays there when its page is painted anew.
 */
export function pictureAddress(secrets: Secrets, picture: string, now: EpochMs): string {
  return signed(secrets, `/emall/previews/${picture}.jpg`, now)
}

/** Whether `path` was signed with `until` and is not too old. */
export function isSignedAddress(
  secrets: Secrets,
  path: string,
  given: { readonly e?: string | undefined; readonly s?: string | undefined },
  now: EpochMs,
): boolean {
  const until = Number(given.e)
  return Number.isSafeInteger(until) && until > now && secrets.verify(PURPOSE, `${path}?${until}`, given.s ?? '')
}

function signed(secrets: Secrets, path: string, now: EpochMs): string {
  // The same address all day long, so that the browser's cache knows the picture again.
  const until = (Math.floor(now / DAY_MS) + 2) * DAY_MS
  return `${path}?e=${until}&s=${secrets.sign(PURPOSE, `${path}?${until}`)}`
}
