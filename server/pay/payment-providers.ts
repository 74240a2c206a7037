import type { MerchantId } from '../../domain/ids.ts'
import { notifyPath } from '../base/pay-path.ts'
import type { Deps } from '../ports/deps.ts'
import { PAYMENT_KINDS, type PayProviderName } from './payment-kinds.ts'
import type { AnyPaymentKind } from './port/payment-kind.ts'
import type { PaymentProvider } from './port/payment-provider.ts'

/** Who takes money for whom. */
export interface PaymentProviders {
  /** Nobody, where a merchant has no contract and the shop is a real one. */
  namesOf(merchantId: MerchantId): readonly PayProviderName[]
  /** `undefined`: the merchant has no contract (any more) with one of that name. */
  find(merchantId: MerchantId, name: string): Promise<PaymentProvider | undefined>
  /** The merchant's accounts at the messenger whose payers his providers know. */
  messengerAppsOf(merchantId: MerchantId): readonly string[]
}

type Needs = Pick<Deps, 'env' | 'secrets' | 'providers' | 'clock'>

/** Built when first asked for, so that a shop loads only the providers that it uses. */
export function createPaymentProviders({ env, secrets, providers, clock }: Needs): PaymentProviders {
  const built = new Map<string, Promise<PaymentProvider>>()
  const contract = (merchantId: MerchantId, { settings }: AnyPaymentKind) =>
    settings && providers.of(merchantId, settings)
  /** Those without a contract are there while the shop is developed, for what they took before another one came. */
  const has = (merchantId: MerchantId, kind: AnyPaymentKind) =>
    kind.settings ? contract(merchantId, kind) !== undefined : env.mode !== 'production'
  return {
    namesOf: (merchantId) => {
      const kinds = PAYMENT_KINDS.filter((kind) => has(merchantId, kind))
      const contracts = kinds.filter(({ settings }) => settings !== undefined)
      return (contracts.length > 0 ? contracts : kinds).map(({ name }) => name)
    },
    find: async (merchantId, name) => {
      const kind: AnyPaymentKind | undefined = PAYMENT_KINDS.find((one) => one.name === name)
      // Names come from addresses that anybody can type: what is not there is not remembered.
      if (!kind || !has(merchantId, kind)) {
        return undefined
      }
      const key = `${merchantId}/${name}`
      const webhookUrl = `${env.publicUrl}${notifyPath(name, merchantId)}`
      const known =
        built.get(key) ?? kind.create(contract(merchantId, kind), { merchantId, webhookUrl, clock, secrets })
      built.set(key, known)
      return await known
    },
    messengerAppsOf: (merchantId) =>
      PAYMENT_KINDS.flatMap((kind: AnyPaymentKind) => {
        const settings = contract(merchantId, kind)
        return settings === undefined ? [] : (kind.messengerApp?.(settings) ?? [])
      }),
  }
}
