import { asId, type MerchantId, type ProductId } from '../ids.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { minorUnits } from '../units.ts'

/** The shop that a first start opens with. */
export const DEMO_MERCHANT: Merchant = {
  id: asId<MerchantId>('1'),
  name: { 'zh-Hans': '拾光印记', en: 'Keepsake', 'zh-Hant': '拾光印記' },
  domain: 'localhost',
  currency: { code: 'CNY' },
  contact: { phone: '400-000-0000', wechat: 'keepsake-shop', email: 'hello@keepsake.example' },
  shop: {
    logo: '',
    title: { 'zh-Hans': '拾光印记', en: 'Keepsake', 'zh-Hant': '拾光印記' },
    description: {
      'zh-Hans': '把手机里的照片，做成可以翻开的书。',
      en: 'The photos on your phone, in a book you can open.',
      'zh-Hant': '把手機裡的相片，做成可以翻開的書。',
    },
    accent: '#C33A28',
    closeAlbumGroup: false,
    dpiRatio: 200,
    uploadNameCheck: false,
    loginMethod: 1,
    shareProfit: 5,
    invoices: true,
    countries: ['AU', 'CA', 'CN', 'GB', 'HK', 'JP', 'MO', 'SG', 'TW', 'US'],
    delivery: { makeDays: 3, wayDays: { from: 2, to: 4 } },
    pickUpAddresses: [
      {
        id: 'nanshan',
        name: { 'zh-Hans': '南山店', en: 'Nanshan shop', 'zh-Hant': '南山店' },
        address: {
          'zh-Hans': '深圳市南山区海德三道 12 号 1 层，每天 10:00–21:00',
          en: '1F, 12 Haide 3rd Road, Nanshan, Shenzhen. Open daily 10:00–21:00',
          'zh-Hant': '深圳市南山區海德三道 12 號 1 層，每天 10:00–21:00',
        },
      },
      {
        id: 'xihu',
        name: { 'zh-Hans': '西湖工坊', en: 'West Lake workshop', 'zh-Hant': '西湖工坊' },
        address: {
          'zh-Hans': '杭州市西湖区文三路 100 号，周一至周六 9:30–18:00',
          en: '100 Wensan Road, Xihu, Hangzhou. Monday to Saturday 9:30–18:00',
          'zh-Hant': '杭州市西湖區文三路 100 號，週一至週六 9:30–18:00',
        },
      },
    ],
  },
  sizeLimits: { low: 0, high: 0 },
  levels: [
    { id: '0', name: { 'zh-Hans': '普通会员', en: 'Member', 'zh-Hant': '普通會員' }, rate: 10_000 },
    {
      id: '1',
      name: { 'zh-Hans': '银卡会员', en: 'Silver member', 'zh-Hant': '銀卡會員' },
      rate: 9500,
      price: minorUnits(2900),
      durationDays: 365,
    },
    {
      id: '2',
      name: { 'zh-Hans': '金卡会员', en: 'Gold member', 'zh-Hant': '金卡會員' },
      rate: 9000,
      price: minorUnits(6900),
      durationDays: 365,
    },
    { id: '3', name: { 'zh-Hans': '钻石会员', en: 'Diamond member', 'zh-Hant': '鑽石會員' }, rate: 8500 },
  ],
  factory: { id: '1', mergeOrder: true },
  recommended: ['package-family', 'book-square-203', 'postcard-12', 'frame-a4'].map((id) => asId<ProductId>(id)),
}
