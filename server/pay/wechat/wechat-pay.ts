import type { PayEnvironment } from '../../../domain/pay/pay-place.ts'
import { paymentKind } from '../port/payment-kind.ts'
import { WECHAT_PAY_SETTINGS } from './wechat-pay-settings.ts'

/** The one way of WeChat Pay for each place (A§7 Pay). */
const METHOD_AT = {
  messenger: 'wechat-jsapi',
  phone: 'wechat-h5',
  computer: 'wechat-native',
} as const satisfies Record<PayEnvironment, string>

export const wechatPay = paymentKind({
  name: 'wechat',
  settings: WECHAT_PAY_SETTINGS,
  methods: {
    'wechat-jsapi': {
      start: 'messenger',
      button: { 'zh-Hans': '微信支付 {amount}', en: 'Pay {amount} with WeChat', 'zh-Hant': '微信支付 {amount}' },
    },
    'wechat-h5': {
      start: 'redirect',
      button: { 'zh-Hans': '微信支付 {amount}', en: 'Pay {amount} with WeChat', 'zh-Hant': '微信支付 {amount}' },
    },
    'wechat-native': {
      start: 'code',
      button: {
        'zh-Hans': '微信扫码付款 {amount}',
        en: 'Pay {amount} with a WeChat code',
        'zh-Hant': '微信掃碼付款 {amount}',
      },
      scan: {
        'zh-Hans': '请用微信扫一扫付款',
        en: 'Scan this code with WeChat to pay',
        'zh-Hant': '請用微信掃一掃付款',
      },
    },
  },
  // Inside the messenger its own payment is the only one where it can be had: its browser opens no other one well.
  offers: ({ place, currency, knowsPayer }) => {
    if (currency !== 'CNY') {
      return { methods: [] }
    }
    const method = METHOD_AT[place]
    return method === 'wechat-jsapi' && !knowsPayer
      ? { methods: ['wechat-native'] }
      : { methods: [method], alone: method === 'wechat-jsapi' }
  },
  messengerApp: ({ appid }) => appid,
  create: async (settings, world) => {
    const { createWechatProvider } = await import('./wechat-provider.ts')
    return createWechatProvider(settings, world)
  },
})
