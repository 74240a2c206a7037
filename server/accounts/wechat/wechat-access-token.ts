import { setTimeout as pause } from 'node:timers/promises'
import type { MerchantId } from '../../../domain/ids.ts'
import type { Deps } from '../../ports/deps.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import { createLimitStore } from '../../stores/limits.store.ts'
import { createProviderTokenStore, type ProviderTokenKind } from '../../stores/provider-tokens.store.ts'
import { createWechatApi, type LentToken, WechatTokenGone } from './wechat-api.ts'
import { WECHAT_SETTINGS } from './wechat-settings.ts'

type World = Pick<Deps, 'db' | 'providers' | 'clock'>

/** A token is renewed so long before it ends: the clocks of two firms differ. */
const EARLY_MS = 5 * 60_000

/** Who renews a token has so long; then another node may. */
const LEASE_SECONDS = 10
const LOOK_AGAIN_MS = 100

/** The merchant has no `wechat` section in its provider settings. */
export class MessengerNotSetUp extends Error {
  override readonly name = 'MessengerNotSetUp'
}

/**
 * The access token of a merchant's official account, shared by all nodes through the database and renewed by one.
 *
 * @throws MessengerNotSetUp, ProviderFault
 */
export async function wechatAccessToken(world: World, mchid: MerchantId): Promise<string> {
  return await sharedToken(world, mchid, 'wechat-access-token', () => apiOf(world, mchid).accessToken())
}

/** Says that the messenger refused a token, so that the next caller gets another one. */
export async function dropWechatAccessToken(world: World, mchid: MerchantId, token: string): Promise<void> {
  await createProviderTokenStore(world.db).forget(mchid, 'wechat-access-token', token)
}

/** The ticket that pages are signed with for the messenger's JS-SDK. @throws MessengerNotSetUp, ProviderFault */
export async function wechatJsapiTicket(world: World, mchid: MerchantId): Promise<string> {
  const api = apiOf(world, mchid)
  return await sharedToken(world, mchid, 'wechat-jsapi-ticket', async () => {
    const token = await wechatAccessToken(world, mchid)
    try {
      return await api.jsapiTicket(token)
    } catch (error) {
      if (!(error instanceof WechatTokenGone)) {
        throw error
      }
      // Somebody else of the same account made it end early: one more try with a new one.
      await dropWechatAccessToken(world, mchid, token)
      return await api.jsapiTicket(await wechatAccessToken(world, mchid))
    }
  })
}

function apiOf({ providers }: World, mchid: MerchantId) {
  const settings = providers.of(mchid, WECHAT_SETTINGS)
  if (!settings) {
    throw new MessengerNotSetUp(`the merchant ${mchid} has no messenger account`)
  }
  return createWechatApi(settings)
}

/**
 * A lease in the database says who renews, so nobody holds a transaction while a provider thinks: the embedded
 * database has one connection. The others look again until the new token is there.
 */
async function sharedToken(
  { db, clock }: World,
  mchid: MerchantId,
  kind: ProviderTokenKind,
  renew: () => Promise<LentToken>,
): Promise<string> {
  const tokens = createProviderTokenStore(db)
  const leases = createLimitStore(db)
  const lease = `renew/${mchid}/${kind}`
  for (let attempt = 0; attempt <= (LEASE_SECONDS * 1000) / LOOK_AGAIN_MS; attempt += 1) {
    const kept = await tokens.find(mchid, kind)
    if (kept && kept.expiresAt > clock.now()) {
      return kept.value
    }
    const { count } = await leases.countUp(lease, LEASE_SECONDS, clock.now())
    if (count === 1) {
      try {
        // Who renewed it before may have given the lease back since this caller looked.
        const fresh = await tokens.find(mchid, kind)
        if (fresh && fresh.expiresAt > clock.now()) {
          return fresh.value
        }
        const { value, seconds } = await renew()
        await tokens.save(mchid, kind, { value, expiresAt: clock.now() + Math.max(0, seconds * 1000 - EARLY_MS) })
        return value
      } finally {
        await leases.forget(lease)
      }
    }
    await pause(LOOK_AGAIN_MS)
  }
  throw new ProviderFault(`${kind}: nobody renewed it in time`)
}
