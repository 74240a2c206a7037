/** Where the page to pay on is open. */
export type PayPlace = 'messenger' | 'phone' | 'computer'

/** The ways to pay that the shop knows. The part before the first hyphen is the provider. */
export const PAY_METHODS = [
  'wechat-jsapi',
  'wechat-h5',
  'wechat-native',
  'stripe-checkout',
  'development-button',
] as const
export type PayMethod = (typeof PAY_METHODS)[number]

export type PayProviderName = 'wechat' | 'stripe' | 'development'

export function providerOf(method: PayMethod): PayProviderName {
  switch (method) {
    case 'wechat-jsapi':
    case 'wechat-h5':
    case 'wechat-native':
      return 'wechat'
    case 'stripe-checkout':
      return 'stripe'
    case 'development-button':
      return 'development'
  }
}

export interface PaySituation {
  readonly place: PayPlace
  readonly currency: string
  /** Whom the merchant has a contract with. */
  readonly providers: readonly PayProviderName[]
  /** Whether the messenger has told who the payer is; it takes money inside itself only then. */
  readonly knowsPayer: boolean
}

/** The one way of WeChat Pay for each place (A§7 Pay). */
const WECHAT_METHOD = {
  messenger: 'wechat-jsapi',
  phone: 'wechat-h5',
  computer: 'wechat-native',
} as const satisfies Record<PayPlace, PayMethod>

/**
 * The ways to pay, the best one first.
 *
 * Inside the messenger its own payment is the only one where it can be had: its browser opens no other one well.
 */
export function payMethods({ place, currency, providers, knowsPayer }: PaySituation): readonly PayMethod[] {
  const methods: PayMethod[] = []
  if (providers.includes('wechat') && currency === 'CNY') {
    const method = WECHAT_METHOD[place]
    methods.push(method === 'wechat-jsapi' && !knowsPayer ? 'wechat-native' : method)
  }
  if (providers.includes('stripe') && !methods.includes('wechat-jsapi')) {
    methods.push('stripe-checkout')
  }
  if (providers.includes('development')) {
    methods.push('development-button')
  }
  return methods
}

/** Where a page is open, by what its browser calls itself. WeChat Work has no payment of its own. */
export function payPlace(userAgent: string): PayPlace {
  if (/micromessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)) {
    return 'messenger'
  }
  return /mobile|android|iphone|ipod/i.test(userAgent) ? 'phone' : 'computer'
}
