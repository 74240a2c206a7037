import type { MerchantId } from '../../domain/ids.ts'
import type { PayProviderName } from '../../domain/order/pay-methods.ts'
import { notifyPath } from '../base/pay-path.ts'
import type { Deps } from '../ports/deps.ts'
import type { MerchantProviders } from '../providers/provider-settings.ts'
import { createDevelopmentProvider } from './development-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Who takes money for whom. */
export interface PaymentProviders {
  /** Nobody, where a merchant has no contract and the shop is a real one. */
  namesOf(merchantId: MerchantId): readonly PayProviderName[]
  /** `undefined`: the merchant has no contract (any more) with one of that name. */
  find(merchantId: MerchantId, name: string): Promise<PaymentProvider | undefined>
}

type Needs = Pick<Deps, 'env' | 'secrets' | 'providers' | 'clock'>

/** Built when first asked for, so that a shop loads only the providers that it uses. */
export function createPaymentProviders(deps: Needs): PaymentProviders {
  const built = new Map<string, Promise<PaymentProvider | undefined>>()
  return {
    namesOf: (merchantId) => namesIn(deps.providers.of(merchantId), deps.env.mode),
    find: (merchantId, name) => {
      const key = `${merchantId}/${name}`
      // Names come from addresses that anybody can type: what is not there is not remembered.
      if (
        !namesIn(deps.providers.of(merchantId), deps.env.mode).some((one) => one === name) &&
        name !== 'development'
      ) {
        return Promise.resolve(undefined)
      }
      const known = built.get(key) ?? build(deps, merchantId, name)
      built.set(key, known)
      return known
    },
  }
}

function namesIn({ wechatPay, stripe }: MerchantProviders, mode: Deps['env']['mode']): readonly PayProviderName[] {
  const names: PayProviderName[] = [...(wechatPay ? ['wechat' as const] : []), ...(stripe ? ['stripe' as const] : [])]
  return names.length === 0 && mode !== 'production' ? ['development'] : names
}

async function build(deps: Needs, merchantId: MerchantId, name: string): Promise<PaymentProvider | undefined> {
  const { wechatPay, stripe } = deps.providers.of(merchantId)
  if (name === 'development' && deps.env.mode !== 'production') {
    return createDevelopmentProvider(deps.secrets)
  }
  if (name === 'stripe' && stripe) {
    const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
    return createStripeProvider(stripe, merchantId)
  }
  if (name === 'wechat' && wechatPay) {
    const { createWechatProvider } = await import('./wechat/wechat-provider.ts')
    const notifyUrl = `${deps.env.publicUrl}${notifyPath('wechat', merchantId)}`
    return createWechatProvider(wechatPay, { merchantId, notifyUrl, clock: deps.clock })
  }
  return undefined
}
