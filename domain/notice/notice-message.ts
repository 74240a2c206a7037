import type { Language, Localised } from '../language.ts'
import type { NoticeKind } from './notice.ts'

interface Words {
  readonly title: Localised
  readonly text: Localised
}

/** What each message says. `{order}`, `{parcel}` and `{invoice}` are filled in. */
const WORDS: Readonly<Record<NoticeKind, Words>> = {
  placed: {
    title: { 'zh-Hans': '订单已提交', en: 'Your order is placed', 'zh-Hant': '訂單已提交' },
    text: {
      'zh-Hans': '订单 {order} 已提交，付款后开始制作。',
      en: 'Order {order} is placed. We’ll make it once it’s paid.',
      'zh-Hant': '訂單 {order} 已提交，付款後開始製作。',
    },
  },
  paid: {
    title: { 'zh-Hans': '付款成功', en: 'Your order is paid', 'zh-Hant': '付款成功' },
    text: {
      'zh-Hans': '订单 {order} 已付款，谢谢。',
      en: 'Order {order} is paid. Thank you.',
      'zh-Hant': '訂單 {order} 已付款，謝謝。',
    },
  },
  'in-production': {
    title: { 'zh-Hans': '开始制作', en: 'Your order is being made', 'zh-Hant': '開始製作' },
    text: {
      'zh-Hans': '订单 {order} 已经开始制作。',
      en: 'Order {order} is being made.',
      'zh-Hant': '訂單 {order} 已經開始製作。',
    },
  },
  'ready-to-collect': {
    title: { 'zh-Hans': '可以来取了', en: 'Your order is ready to collect', 'zh-Hant': '可以來取了' },
    text: {
      'zh-Hans': '订单 {order} 已经做好，凭订单里的取件码来取。',
      en: 'Order {order} is ready. Its page has the code to give when you collect it.',
      'zh-Hant': '訂單 {order} 已經做好，憑訂單裡的取件碼來取。',
    },
  },
  shipped: {
    title: { 'zh-Hans': '已发货', en: 'Your order is on its way', 'zh-Hant': '已出貨' },
    text: {
      'zh-Hans': '订单 {order} 已发货：{parcel}。',
      en: 'Order {order} is on its way: {parcel}.',
      'zh-Hant': '訂單 {order} 已出貨：{parcel}。',
    },
  },
  'parcel-added': {
    title: { 'zh-Hans': '又发出一个包裹', en: 'Another parcel is on its way', 'zh-Hant': '又寄出一個包裹' },
    text: {
      'zh-Hans': '订单 {order} 分几个包裹送达：{parcel}。',
      en: 'Order {order} comes in more than one parcel: {parcel}.',
      'zh-Hant': '訂單 {order} 分幾個包裹送達：{parcel}。',
    },
  },
  'parcel-corrected': {
    title: { 'zh-Hans': '运单更正', en: 'Your parcel number has changed', 'zh-Hant': '運單更正' },
    text: {
      'zh-Hans': '订单 {order} 的运单更正为：{parcel}。',
      en: 'The parcel for order {order} is {parcel}, not the one we told you before.',
      'zh-Hant': '訂單 {order} 的運單更正為：{parcel}。',
    },
  },
  'invoice-issued': {
    title: { 'zh-Hans': '发票已开具', en: 'Your invoice is ready', 'zh-Hant': '發票已開立' },
    text: {
      'zh-Hans': '订单 {order} 的发票已开具，号码 {invoice}，在订单里可以查看。',
      en: 'The invoice for order {order} is ready. Its number is {invoice}; you’ll find it in the order.',
      'zh-Hant': '訂單 {order} 的發票已開立，號碼 {invoice}，在訂單裡可以查看。',
    },
  },
  refunded: {
    title: { 'zh-Hans': '退款处理中', en: 'A refund is on its way', 'zh-Hant': '退款處理中' },
    text: {
      'zh-Hans': '订单 {order} 的款项正在原路退回。',
      en: 'Order {order} is being refunded the way it was paid.',
      'zh-Hant': '訂單 {order} 的款項正在退回原付款方式。',
    },
  },
}

/** Of a refund whose money is back by the time it is told. */
const BACK: Words = {
  title: { 'zh-Hans': '已退款', en: 'Your order was refunded', 'zh-Hant': '已退款' },
  text: {
    'zh-Hans': '订单 {order} 的款项已原路退回。',
    en: 'Order {order} was refunded the way it was paid.',
    'zh-Hant': '訂單 {order} 的款項已退回原付款方式。',
  },
}

interface Told {
  /** The short number. */
  readonly order: string
  /** Carrier and number of each parcel; empty: none. */
  readonly parcel: string
  /** The number of its invoice; empty: none is written. */
  readonly invoice: string
  /** Money of it is on its way back. */
  readonly isRefunding: boolean
}

export function noticeMessage(
  kind: NoticeKind,
  language: Language,
  told: Told,
): { readonly title: string; readonly text: string } {
  const { title, text } = kind === 'refunded' && !told.isRefunding ? BACK : WORDS[kind]
  const { order, parcel, invoice } = told
  return {
    title: title[language],
    text: text[language]
      .replace('{order}', () => order)
      .replace('{parcel}', () => parcel)
      .replace('{invoice}', () => invoice),
  }
}
