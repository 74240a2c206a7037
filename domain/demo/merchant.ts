import { asId, type MerchantId } from '../ids.ts'
import type { Merchant } from '../merchant/merchant.ts'

/** The shop that a first start opens with. */
export const DEMO_MERCHANT: Merchant = {
  id: asId<MerchantId>('1'),
  name: { 'zh-Hans': '拾光印记', en: 'Keepsake', 'zh-Hant': '拾光印記' },
  domain: 'localhost',
  currency: { code: 'CNY', symbol: '¥' },
  contact: { phone: '400-000-0000', wechat: 'keepsake-shop', email: 'hello@keepsake.example' },
  shop: {
    logo: '',
    title: { 'zh-Hans': '拾光印记', en: 'Keepsake', 'zh-Hant': '拾光印記' },
    description: {
      'zh-Hans': '把手机里的照片，做成可以翻开的书。',
      en: 'The photos on your phone, in a book you can open.',
      'zh-Hant': '把手機裡的相片，做成可以翻開的書。',
    },
    accent: '#C8402D',
    closeAlbumGroup: false,
    dpiRatio: 200,
    uploadNameCheck: false,
    loginMethod: 1,
    pickUpAddresses: [],
  },
  sizeLimits: { low: 0, high: 0 },
  levels: [
    { id: '0', name: { 'zh-Hans': '普通会员', en: 'Member', 'zh-Hant': '普通會員' }, rate: 10_000 },
    { id: '1', name: { 'zh-Hans': '银卡会员', en: 'Silver member', 'zh-Hant': '銀卡會員' }, rate: 9500 },
    { id: '2', name: { 'zh-Hans': '金卡会员', en: 'Gold member', 'zh-Hant': '金卡會員' }, rate: 9000 },
    { id: '3', name: { 'zh-Hans': '钻石会员', en: 'Diamond member', 'zh-Hant': '鑽石會員' }, rate: 8500 },
  ],
  factory: { id: '1', mergeOrder: true },
}
