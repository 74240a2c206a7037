import { asId, type UserId } from '../../domain/ids.ts'
import type { Referral } from '../../domain/login/referral.ts'
import type { Cookies } from '../ports/cookies.ts'
import type { Deps } from '../ports/deps.ts'
import { createIdentityStore, type Identity } from '../stores/identities.store.ts'
import { createUserStore, type User } from '../stores/users.store.ts'
import { referralOfNewUser } from './referral-cookie.ts'
import type { VerifyCodeContext } from './verify-codes.ts'

/** A person whom a provider has vouched for. */
export interface VouchedPerson {
  readonly identity: Omit<Identity, 'mchid'>
  readonly nickname?: string
  readonly avatar?: string
}

/** The user of a person whom a provider vouched for, made on the first sign-in; two at once find the same one. */
export async function providerUser(
  deps: Pick<Deps, 'ids' | 'secrets'>,
  asking: VerifyCodeContext & { readonly cookies: Pick<Cookies, 'referral'> },
  { identity, nickname = '', avatar = '' }: VouchedPerson,
  link?: Partial<Referral>,
): Promise<User | undefined> {
  const { caller, db, now } = asking
  const mchid = caller.merchantId
  const known = await createIdentityStore(db).findUser({ mchid, ...identity })
  const uid = known ?? asId<UserId>(deps.ids.next())
  const referral = await referralOfNewUser(deps, asking, { uid, phone: '' }, link)
  return await db.transaction(async (tx) => {
    const users = createUserStore(tx)
    // The identity first: of two who come at once the slower one waits here and finds the user of the faster one.
    const owner = await createIdentityStore(tx).tie({ mchid, ...identity }, uid, now)
    if (owner === uid && known === undefined) {
      return await users.insert({ uid, mchid, loginType: identity.provider, referral, nickname, avatar }, now)
    }
    await users.nameUnnamed(owner, { nickname, avatar })
    return await users.find(owner, mchid)
  })
}
