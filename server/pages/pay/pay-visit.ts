import type { FastifyRequest } from 'fastify'
import { idField } from '../../../domain/calls/call.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { invariant } from '../../../domain/never.ts'
import type { OrderWithItems } from '../../../domain/order/order.ts'
import { payPlace } from '../../../domain/pay/pay-place.ts'
import { WECHAT_SETTINGS } from '../../accounts/wechat/wechat-settings.ts'
import type { SignedInCaller } from '../../base/caller.ts'
import { payPath } from '../../base/pay-path.ts'
import { holdsPayToken } from '../../pay/pay-link.ts'
import { type PayMethod, payMethods } from '../../pay/payment-kinds.ts'
import type { PaymentProviders } from '../../pay/payment-providers.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { createIdentityStore } from '../../stores/identities.store.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createOrderStore } from '../../stores/orders.store.ts'

export interface PayRequest {
  Params: { readonly orderid: string }
  Querystring: {
    /** The token of a friend's link. */
    readonly k?: string
    /** The try that is gone on with. */
    readonly try?: string
    /** The payer comes back from a provider. */
    readonly back?: string
    /** The owner wants the link for a friend. */
    readonly friend?: string
    readonly trouble?: string
  }
}

/** Somebody at the pay page of an order that he may pay. */
export interface PayVisit {
  readonly found: OrderWithItems
  readonly merchant: Merchant
  /** Absent: a friend, who sees amount and merchant only. */
  readonly owner: SignedInCaller | undefined
  /** The page's own address, with the friend's token. */
  readonly here: string
  /** The same, with the host that the payer came by. */
  readonly origin: string
}

/**
 * Who looks at the pay page: the owner of the order by his session, or who holds its link. Everybody else is sent to
 * sign in, or finds nothing.
 */
export async function payVisit(
  deps: Pick<Deps, 'db' | 'env' | 'secrets' | 'clock'>,
  request: FastifyRequest<PayRequest>,
): Promise<PayVisit | 'signed-out' | undefined> {
  const caller = callerOf(request)
  const orderId = asId<OrderId>(request.params.orderid)
  if (!idField.safeParse(orderId).success) {
    return undefined
  }
  const orders = createOrderStore(deps.db)
  const { uid, sessionId, merchantId } = caller
  const own = uid && sessionId ? await orders.find(orderId, { merchantId, uid }) : undefined
  // A name that stands twice in an address comes as a list.
  const k: unknown = request.query.k
  const isFriend = !own && typeof k === 'string' && holdsPayToken(deps.secrets, orderId, k, deps.clock.now())
  const found = own ?? (isFriend ? await orders.findOfMerchant(orderId, merchantId) : undefined)
  if (!found) {
    return uid === undefined && k === undefined ? 'signed-out' : undefined
  }
  const merchant = await createMerchantStore(deps.db).find(merchantId)
  invariant(merchant, 'an order has its merchant')
  return {
    found,
    merchant,
    owner: own && uid && sessionId ? { ...caller, uid, sessionId } : undefined,
    here: `${payPath(orderId)}${isFriend ? `?k=${encodeURIComponent(k)}` : ''}`,
    origin: originOf(deps, request, merchant),
  }
}

/** The page's address with one more parameter of ours. */
export function withParameter(here: string, name: string, value: string | number): string {
  return `${here}${here.includes('?') ? '&' : '?'}${name}=${value}`
}

/** The ways to pay that are open to this visitor where he is. */
export async function methodsFor(
  deps: Pick<Deps, 'db' | 'providers'>,
  providers: PaymentProviders,
  { found, merchant, owner }: PayVisit,
  userAgent: string,
): Promise<{ readonly methods: readonly PayMethod[]; readonly openid: string | undefined }> {
  const place = payPlace(userAgent)
  const openid = place === 'messenger' && owner ? await openidOf(deps, providers, owner) : undefined
  const methods = payMethods({
    place,
    currency: found.order.currency,
    providers: providers.namesOf(merchant.id),
    knowsPayer: openid !== undefined,
  })
  return { methods, openid }
}

/** The payer's name at the messenger, where he signed in with the same account of the merchant that takes the money. */
async function openidOf(
  deps: Pick<Deps, 'db' | 'providers'>,
  providers: PaymentProviders,
  { merchantId, uid }: SignedInCaller,
): Promise<string | undefined> {
  const messenger = deps.providers.of(merchantId, WECHAT_SETTINGS)
  return messenger && providers.messengerAppsOf(merchantId).includes(messenger.appid)
    ? await createIdentityStore(deps.db).subjectOf(uid, 'wechat')
    : undefined
}

/** Only addresses that the shop knows: the merchant's own host, else the public one. */
function originOf({ env }: Pick<Deps, 'env'>, request: FastifyRequest, { domain }: Merchant): string {
  return request.hostname.toLowerCase() === domain.toLowerCase()
    ? `${request.protocol}://${request.host}`
    : env.publicUrl
}
