import { paymentKind } from '../port/payment-kind.ts'
import { createDevelopmentProvider } from './development-provider.ts'

export const development = paymentKind({
  name: 'development',
  settings: undefined,
  methods: {
    'development-button': {
      start: 'button',
      button: { 'zh-Hans': '确认付款 {amount}', en: 'Pay {amount} now', 'zh-Hant': '確認付款 {amount}' },
    },
  },
  offers: () => ({ methods: ['development-button'] }),
  create: async (_, { secrets }) => createDevelopmentProvider(secrets),
})
