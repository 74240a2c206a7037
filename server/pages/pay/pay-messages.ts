import type { Localised } from '../../../domain/language.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'

/** Every word of the pay page. */
export const PAY_MESSAGES = {
  title: { 'zh-Hans': '订单付款', en: 'Pay for your order', 'zh-Hant': '訂單付款' },
  toPay: { 'zh-Hans': '应付金额', en: 'To pay', 'zh-Hant': '應付金額' },
  total: { 'zh-Hans': '合计', en: 'Total', 'zh-Hant': '合計' },
  paidAmount: { 'zh-Hans': '已付金额', en: 'Paid', 'zh-Hant': '已付金額' },
  order: { 'zh-Hans': '订单号', en: 'Order', 'zh-Hant': '訂單編號' },
  deliverTo: { 'zh-Hans': '寄给', en: 'Deliver to', 'zh-Hant': '寄給' },
  pickup: { 'zh-Hans': '到店自提', en: 'You’ll collect it', 'zh-Hant': '到店自取' },
  arrives: { 'zh-Hans': '预计送达', en: 'Arrives around', 'zh-Hant': '預計送達' },
  readyAbout: { 'zh-Hans': '预计可取', en: 'Ready around', 'zh-Hant': '預計可取' },
  ifPaidNow: { 'zh-Hans': '{days}（现在付款）', en: '{days} if you pay now', 'zh-Hant': '{days}（現在付款）' },
  fetchedBy: { 'zh-Hans': '取件人', en: 'Collected by', 'zh-Hant': '取件人' },
  development: {
    'zh-Hans': '这是演示店铺：点击按钮即视为已付款，不会真的扣款。',
    en: 'This is a trial shop: the button counts as payment, no money is taken.',
    'zh-Hant': '這是示範店舖：點擊按鈕即視為已付款，不會真的扣款。',
  },
  notOffered: {
    'zh-Hans': '店铺还没有开通在线付款，请联系商家。你的订单已经保存好了。',
    en: 'This shop does not take payments online yet. Please contact the shop. Your order is safe.',
    'zh-Hant': '店舖還沒有開通線上付款，請聯絡商家。你的訂單已經保存好了。',
  },
  again: {
    'zh-Hans': '付款页面已过期，请再按一次付款。没有重复扣款。',
    en: 'This page had expired. Please press the button again. Nothing was charged twice.',
    'zh-Hant': '付款頁面已過期，請再按一次付款。沒有重複扣款。',
  },
  unreachable: {
    'zh-Hans': '付款服务暂时没有回应，还没有扣款。请稍等片刻再试一次。',
    en: 'We can’t reach the payment service right now. Nothing was charged. Please try again in a moment.',
    'zh-Hant': '付款服務暫時沒有回應，還沒有扣款。請稍等片刻再試一次。',
  },
  'too-often': {
    'zh-Hans': '这个订单已经尝试付款很多次了，请联系商家帮你处理。',
    en: 'Payment for this order has been tried many times. Please contact the shop; they’ll help you.',
    'zh-Hant': '這個訂單已經嘗試付款很多次了，請聯絡商家幫你處理。',
  },
  asking: {
    'zh-Hans': '正在查询付款结果…',
    en: 'We are checking your payment…',
    'zh-Hant': '正在查詢付款結果…',
  },
  confirming: {
    'zh-Hans': '如果你已付款，付款正在确认中。可以放心离开，到账后订单会自动更新。',
    en: 'If you’ve paid, your payment is being confirmed. You can close this page; your order updates automatically.',
    'zh-Hant': '如果你已付款，付款正在確認中。可以放心離開，到帳後訂單會自動更新。',
  },
  goOn: { 'zh-Hans': '继续付款', en: 'Continue to payment', 'zh-Hant': '繼續付款' },
  otherMethod: { 'zh-Hans': '换一种方式', en: 'Pay another way', 'zh-Hant': '換一種方式' },
  friend: { 'zh-Hans': '请朋友代付', en: 'Ask a friend to pay', 'zh-Hant': '請朋友代付' },
  myself: { 'zh-Hans': '还是自己付', en: 'I’ll pay myself', 'zh-Hant': '還是自己付' },
  friendTell: {
    'zh-Hans': '把链接发给朋友，对方只会看到店名和金额。24 小时内有效。',
    en: 'Send this link to a friend, who will only see the shop and the amount. It works for 24 hours.',
    'zh-Hant': '把連結傳給朋友，對方只會看到店名和金額。24 小時內有效。',
  },
  friendThanks: {
    'zh-Hans': '谢谢你，这笔订单已经付好了。',
    en: 'Thank you. This order is paid.',
    'zh-Hant': '謝謝你，這筆訂單已經付好了。',
  },
  toOrder: { 'zh-Hans': '查看订单', en: 'See the order', 'zh-Hant': '查看訂單' },
  back: { 'zh-Hans': '返回', en: 'Back', 'zh-Hant': '返回' },
} as const satisfies Record<string, Localised>

/** What the page says where nothing is to be paid. */
export const STATE_LABELS = {
  'awaiting-pay': { 'zh-Hans': '等待付款', en: 'Waiting for payment', 'zh-Hant': '等待付款' },
  'to-upload': {
    'zh-Hans': '已付款，等待上传照片',
    en: 'Paid. Your photos are next.',
    'zh-Hant': '已付款，等待上傳相片',
  },
  paid: {
    'zh-Hans': '已付款，正在准备制作',
    en: 'Paid. Your order is being prepared.',
    'zh-Hant': '已付款，正在準備製作',
  },
  'in-production': {
    'zh-Hans': '已付款，正在制作',
    en: 'Paid. Your order is being made.',
    'zh-Hant': '已付款，正在製作',
  },
  shipped: { 'zh-Hans': '已发货', en: 'On its way to you', 'zh-Hant': '已出貨' },
  'ready-to-collect': { 'zh-Hans': '已经做好，可以来取', en: 'Ready to collect', 'zh-Hant': '已經做好，可以來取' },
  collected: { 'zh-Hans': '已取走', en: 'Collected', 'zh-Hant': '已取走' },
  cancelled: { 'zh-Hans': '订单已取消', en: 'This order was cancelled', 'zh-Hant': '訂單已取消' },
  // Whoever reads it: the owner, or a friend who has paid.
  refunded: { 'zh-Hans': '订单已退款', en: 'This order was refunded', 'zh-Hant': '訂單已退款' },
} as const satisfies Record<OrderState, Localised>

/** The same while the money of a refunded order has not come back. */
export const REFUNDING = {
  'zh-Hans': '退款处理中',
  en: 'The refund is on its way',
  'zh-Hant': '退款處理中',
} as const satisfies Localised

/** A text with its `{name}` places filled in. */
export function filled(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
