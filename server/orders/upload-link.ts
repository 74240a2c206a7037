import type { SubOrderId } from '../../domain/ids.ts'
import type { Secrets } from '../base/secrets.ts'

const PURPOSE = 'upload link'

/** Characters of a token: 132 bits (`safety` section 4). */
const LENGTH = 22

/** What a link names: the sub-order, and how often its links were made to die. */
export interface LinkedSubOrder {
  readonly subId: SubOrderId
  readonly linkRev: number
}

/** The token of a sub-order's link. Nothing of it is stored: another `linkRev` is another token. */
export function subOrderToken(secrets: Secrets, { subId, linkRev }: LinkedSubOrder): string {
  return secrets.sign(PURPOSE, `${subId}|${linkRev}`).slice(0, LENGTH)
}

/** Whether `token` opens the sub-order. Both are signed once more, so that comparing them tells nothing. */
export function opensSubOrder(secrets: Secrets, sub: LinkedSubOrder, token: string): boolean {
  return secrets.verify(PURPOSE, subOrderToken(secrets, sub), secrets.sign(PURPOSE, token))
}

/** The link by which photos or a design are handed in for a sub-order, also by somebody who does not own the order. */
export function uploadLink(origin: string, secrets: Secrets, sub: LinkedSubOrder): string {
  return `${origin}/emall/app/#/index?subid=${sub.subId}&k=${subOrderToken(secrets, sub)}`
}
