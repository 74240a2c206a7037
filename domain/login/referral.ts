/** Who brought a shopper here, as the entry link said (A§2): the referrer, and whose shared page it was. */
export interface Referral {
  readonly refereeid: string
  readonly srcuid: string
}

export const NO_REFERRAL: Referral = { refereeid: '', srcuid: '' }

/** The first link counts for so long. */
export const REFERRAL_DAYS = 30

/** What of a link is kept: ids only, and nothing when it names nobody. */
export function referralOfLink(link: Partial<Referral>): Referral | undefined {
  const [refereeid, srcuid] = [idOf(link.refereeid), idOf(link.srcuid)]
  return refereeid === '' && srcuid === '' ? undefined : { refereeid, srcuid }
}

/** The referral that stays with a new user; nobody refers himself: not by id and not by phone (safety section 4). */
export function referralForNewUser(
  link: Referral,
  newcomer: { readonly uid: string; readonly phone: string },
  referrer: { readonly uid: string; readonly phone: string } | undefined,
): Referral {
  const himself =
    referrer !== undefined &&
    (referrer.uid === newcomer.uid || (referrer.phone !== '' && referrer.phone === newcomer.phone))
  const known = referrer !== undefined && !himself
  return { refereeid: known ? link.refereeid : '', srcuid: himself || link.srcuid === newcomer.uid ? '' : link.srcuid }
}

function idOf(text: string | undefined): string {
  return text !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : ''
}
