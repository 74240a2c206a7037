import { invariant } from '../../domain/never.ts'
import { development } from './development/development.ts'
import type { AnyPaymentKind, PaySituation } from './port/payment-kind.ts'
import { stripe } from './stripe/stripe.ts'
import { wechatPay } from './wechat/wechat-pay.ts'

/** Everybody who can take money, in the order in which the pay page offers them. A new one is a folder and its line. */
export const PAYMENT_KINDS = [wechatPay, stripe, development] as const satisfies readonly AnyPaymentKind[]

type Kind = (typeof PAYMENT_KINDS)[number]
export type PayProviderName = Kind['name']
type MethodOf<K> = K extends { readonly methods: infer Methods } ? keyof Methods & string : never
export type PayMethod = MethodOf<Kind>

/** Who takes the money of a way to pay; `undefined`: nobody any more. */
export function providerOf(method: string): PayProviderName | undefined {
  return PAYMENT_KINDS.find(({ methods }) => Object.hasOwn(methods, method))?.name
}

/** A way to pay by its name. */
export function payMethodNamed(name: string): PayMethod | undefined {
  return providerOf(name) === undefined ? undefined : (name as PayMethod)
}

export function payMethodMessages(method: PayMethod) {
  const kind: AnyPaymentKind | undefined = PAYMENT_KINDS.find(({ methods }) => Object.hasOwn(methods, method))
  const messages = kind?.methods[method]
  invariant(messages, `${method} is a way to pay`)
  return messages
}

/** The ways to pay with the providers that a merchant has, the best one first. */
export function payMethods({
  providers,
  ...situation
}: PaySituation & { readonly providers: readonly PayProviderName[] }): readonly PayMethod[] {
  const offers = PAYMENT_KINDS.filter(({ name }) => providers.includes(name)).map((kind) => kind.offers(situation))
  const alone = offers.find((offer) => offer.alone)
  return (alone ? [alone] : offers).flatMap(({ methods }): readonly PayMethod[] => methods)
}
