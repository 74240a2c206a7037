import { asId, type UserId } from '../../domain/ids.ts'
import {
  NO_REFERRAL,
  REFERRAL_DAYS,
  type Referral,
  referralForNewUser,
  referralOfLink,
} from '../../domain/login/referral.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Cookies } from '../ports/cookies.ts'
import type { Deps } from '../ports/deps.ts'
import { createUserStore } from '../stores/users.store.ts'
import type { VerifyCodeContext } from './verify-codes.ts'

const SECONDS = REFERRAL_DAYS * 86_400

/** Keeps whose link opened the shop; the first one of 30 days counts (safety section 4). */
export function storeFirstReferral(
  secrets: Secrets,
  cookies: Pick<Cookies, 'referral' | 'setReferral'>,
  link: Partial<Referral>,
  now: EpochMs,
): void {
  const named = referralOfLink(link)
  if (named && !storedReferral(secrets, cookies, now)) {
    const text = `${named.refereeid}.${named.srcuid}.${now}`
    cookies.setReferral(`${text}.${secrets.sign('referral', text)}`, SECONDS)
  }
}

/** What stays with a user who signs in for the first time; nobody refers himself. */
export async function referralOfNewUser(
  { secrets }: Pick<Deps, 'secrets'>,
  { caller, db, now, cookies }: VerifyCodeContext & { readonly cookies: Pick<Cookies, 'referral'> },
  newcomer: { readonly uid: string; readonly phone: string },
  link?: Partial<Referral>,
): Promise<Referral> {
  const kept = storedReferral(secrets, cookies, now) ?? (link && referralOfLink(link))
  if (!kept) {
    return NO_REFERRAL
  }
  const referrer = kept.refereeid
    ? await createUserStore(db).find(asId<UserId>(kept.refereeid), caller.merchantId)
    : undefined
  return referralForNewUser(kept, newcomer, referrer)
}

function storedReferral(secrets: Secrets, cookies: Pick<Cookies, 'referral'>, now: EpochMs): Referral | undefined {
  const [refereeid = '', srcuid = '', at = '', signature = ''] = (cookies.referral() ?? '').split('.')
  const text = `${refereeid}.${srcuid}.${at}`
  const live = now - Number(at) < SECONDS * 1000
  return live && secrets.verify('referral', text, signature) ? { refereeid, srcuid } : undefined
}
