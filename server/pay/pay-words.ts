import type { Localised } from '../../domain/language.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { LineKind } from '../../domain/product/price.ts'

/** Every word of the pay page. */
export const PAY_WORDS = {
  title: { 'zh-Hans': '订单付款', en: 'Pay for your order', 'zh-Hant': '訂單付款' },
  toPay: { 'zh-Hans': '应付金额', en: 'To pay', 'zh-Hant': '應付金額' },
  total: { 'zh-Hans': '合计', en: 'Total', 'zh-Hant': '合計' },
  paidAmount: { 'zh-Hans': '已付金额', en: 'Paid', 'zh-Hant': '已付金額' },
  order: { 'zh-Hans': '订单号', en: 'Order', 'zh-Hant': '訂單編號' },
  pages: { 'zh-Hans': '{count} 页', en: '{count} pages', 'zh-Hant': '{count} 頁' },
  photos: { 'zh-Hans': '{count} 张照片', en: '{count} photos', 'zh-Hant': '{count} 張相片' },
  copies: { 'zh-Hans': '{count} 本', en: '{count} copies', 'zh-Hant': '{count} 本' },
  oneCopy: { 'zh-Hans': '1 本', en: '1 copy', 'zh-Hant': '1 本' },
  deliverTo: { 'zh-Hans': '寄给', en: 'Goes to', 'zh-Hant': '寄給' },
  pickup: { 'zh-Hans': '到店自提', en: 'You fetch it', 'zh-Hant': '到店自取' },
  payNow: { 'zh-Hans': '确认付款 {amount}', en: 'Pay {amount} now', 'zh-Hant': '確認付款 {amount}' },
  development: {
    'zh-Hans': '这是演示店铺：点击按钮即视为已付款，不会真的扣款。',
    en: 'This is a trial shop: the button counts as payment, no money is taken.',
    'zh-Hant': '這是示範店鋪：點擊按鈕即視為已付款，不會真的扣款。',
  },
  notOffered: {
    'zh-Hans': '店铺还没有开通在线付款，请联系商家。你的订单已经保存好了。',
    en: 'This shop does not take payments online yet. Please contact the shop. Your order is safe.',
    'zh-Hant': '店鋪還沒有開通線上付款，請聯絡商家。你的訂單已經保存好了。',
  },
  again: {
    'zh-Hans': '付款页面已过期，请再按一次付款。没有重复扣款。',
    en: 'This page had grown old. Please press the button once more. Nothing was charged twice.',
    'zh-Hant': '付款頁面已過期，請再按一次付款。沒有重複扣款。',
  },
  toOrder: { 'zh-Hans': '查看订单', en: 'See the order', 'zh-Hant': '查看訂單' },
  back: { 'zh-Hans': '返回', en: 'Back', 'zh-Hant': '返回' },
} as const satisfies Record<string, Localised>

/** What the page says where nothing is to be paid. */
export const STATE_WORDS = {
  'awaiting-pay': { 'zh-Hans': '等待付款', en: 'Waiting for payment', 'zh-Hant': '等待付款' },
  'to-upload': {
    'zh-Hans': '已付款，等待上传照片',
    en: 'Paid. Your photos are next.',
    'zh-Hant': '已付款，等待上傳相片',
  },
  paid: {
    'zh-Hans': '已付款，正在准备印制',
    en: 'Paid. Your book is being prepared.',
    'zh-Hant': '已付款，正在準備印製',
  },
  'in-production': {
    'zh-Hans': '已付款，正在制作',
    en: 'Paid. Your book is being made.',
    'zh-Hant': '已付款，正在製作',
  },
  shipped: { 'zh-Hans': '已发货', en: 'On its way to you', 'zh-Hant': '已出貨' },
  cancelled: { 'zh-Hans': '订单已取消', en: 'This order was cancelled', 'zh-Hant': '訂單已取消' },
  refunded: { 'zh-Hans': '已退款', en: 'Your money was returned', 'zh-Hant': '已退款' },
} as const satisfies Record<OrderState, Localised>

/** Price lines, in the words of the app. `{count}`, `{more}` (all but the first) and `{each}` where a line has them. */
export const LINE_WORDS = {
  base: { 'zh-Hans': '照片书', en: 'The book', 'zh-Hant': '相片書' },
  attributes: { 'zh-Hans': '所选工艺', en: 'Your choices', 'zh-Hant': '所選工藝' },
  'extra-pages': {
    'zh-Hans': '加 {count} 页，每页 {each}',
    en: '{count} more pages at {each} each',
    'zh-Hant': '加 {count} 頁，每頁 {each}',
  },
  quantity: { 'zh-Hans': '再加 {more} 本', en: 'More copies: {more}', 'zh-Hant': '再加 {more} 本' },
  member: { 'zh-Hans': '会员价', en: 'Member price', 'zh-Hant': '會員價' },
  coupon: { 'zh-Hans': '优惠券', en: 'Coupon', 'zh-Hant': '優惠券' },
  delivery: { 'zh-Hans': '配送', en: 'Delivery', 'zh-Hant': '配送' },
} as const satisfies Record<LineKind, Localised>

/** A text with its `{name}` places filled in. */
export function filled(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''))
}
