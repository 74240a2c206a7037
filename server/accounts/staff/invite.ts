import type { MerchantId } from '../../../domain/ids.ts'
import type { StaffId, StaffRole } from '../../../domain/staff/staff.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { shopOrigin } from '../../base/shop-origin.ts'
import { newToken, tokenHash } from '../../base/tokens.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../ports/deps.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createStaffStore } from '../../stores/staff.store.ts'

/** An invitation waits so long. */
const INVITATION_MS = 3 * 86_400_000

/** Who invites the first owner. */
export const AT_START = 'start'

/** Nodes that start within this time of each other start together: the link of each holds. */
const TOGETHER_MS = 60_000

export interface Inviting {
  readonly db: Db
  readonly ids: Deps['ids']
  readonly env: Pick<Deps['env'], 'publicUrl'>
  readonly mchid: MerchantId
  /** Who invites: a person's id, `start` or `operator`. */
  readonly actor: string
  readonly requestId: string
  readonly now: EpochMs
}

export interface Invited {
  readonly id: StaffId
  /** The link that works once. Its token stands behind the `#`: it reaches no log and no other site. */
  readonly url: string
}

/** Invites somebody, or somebody anew (`id`). Undefined: nobody of that id works here. */
export async function invite(
  { db, ids, env, mchid, actor, requestId, now }: Inviting,
  who: { readonly role: StaffRole; readonly name: string; readonly id?: StaffId | undefined },
): Promise<Invited | undefined> {
  const token = newToken()
  const id = who.id ?? asStaffId(ids.next())
  const invitation = { invite: tokenHash(token), until: now + INVITATION_MS, invitedBy: actor }
  const staff = createStaffStore(db)
  let role: StaffRole | undefined = who.role
  if (who.id !== undefined) {
    role = await staff.inviteAgain(id, mchid, invitation)
  } else {
    await staff.insert(id, mchid, { ...invitation, role: who.role, name: who.name }, now)
  }
  if (role === undefined) {
    return undefined
  }
  await createHandInStore(db).note({ mchid, action: 'invite', subject: id, actor, requestId, after: role }, now)
  return { id, url: `${shopOrigin(env, await createMerchantStore(db).find(mchid))}/manage#/join?t=${token}` }
}

/**
 * The first owner's way in, told at every start until somebody has taken it; the link of the start before is dead. Of nodes that start
 * together the operator may open any link; taken, it ends the others.
 */
export async function firstOwnerLink(
  { db, ids, env, clock }: Pick<Deps, 'db' | 'ids' | 'env' | 'clock'>,
  mchid: MerchantId,
): Promise<string | undefined> {
  const staff = createStaffStore(db)
  if (await staff.hasOwner(mchid)) {
    return undefined
  }
  const now = clock.now()
  await staff.dropInvitations(mchid, AT_START, now - TOGETHER_MS)
  const inviting = { db, ids, env, mchid, actor: AT_START, requestId: ids.next(), now }
  return (await invite(inviting, { role: 'owner', name: '' }))?.url
}

export function asStaffId(text: string): StaffId {
  return text as StaffId
}
