import { paymentKind } from '../port/payment-kind.ts'
import { STRIPE_SETTINGS } from './stripe-settings.ts'

export const stripe = paymentKind({
  name: 'stripe',
  settings: STRIPE_SETTINGS,
  methods: {
    'stripe-checkout': {
      start: 'redirect',
      button: {
        'zh-Hans': '银行卡或其他方式付款 {amount}',
        en: 'Pay {amount} by card',
        'zh-Hant': '銀行卡或其他方式付款 {amount}',
      },
    },
  },
  trial: { is: ({ secretKey }) => /^[a-z]+_test_/.test(secretKey), refs: 'cs_test_' },
  offers: () => ({ methods: ['stripe-checkout'] }),
  create: async (settings, { merchantId }) => {
    const { createStripeProvider } = await import('./stripe-provider.ts')
    return createStripeProvider(settings, merchantId)
  },
})
