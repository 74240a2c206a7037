import type { Refusal } from './refusal.ts'

/** Refusals of prices, orders and payment. Codes 31xx and the specified 1002. */
export const ORDER_REFUSALS = {
  'price-changed': {
    code: 1002,
    sentence: {
      'zh-Hans': '价格有变化，请确认新的价格后再下单。',
      en: 'The price has changed. Please look at the new price before you order.',
      'zh-Hant': '價格有變化，請確認新的價格後再下單。',
    },
  },
  'attribute-missing': {
    code: 3101,
    sentence: {
      'zh-Hans': '还有选项没有选好。',
      en: 'Please choose one of each option first.',
      'zh-Hant': '還有選項沒有選好。',
    },
  },
  'attribute-unknown': {
    code: 3102,
    sentence: {
      'zh-Hans': '选项已经更新，请重新选择。',
      en: 'The options have changed. Please choose again.',
      'zh-Hant': '選項已經更新，請重新選擇。',
    },
  },
  'quantity-not-possible': {
    code: 3103,
    sentence: {
      'zh-Hans': '数量须在 1 到 {max} 之间。',
      en: 'Between 1 and {max} copies can be ordered.',
      'zh-Hant': '數量須在 1 到 {max} 之間。',
    },
  },
  'design-changed': {
    code: 3104,
    sentence: {
      'zh-Hans': '这本书在别处改过，请看过最新的样子再下单。',
      en: 'This book was changed elsewhere. Please look at it once more before you order.',
      'zh-Hant': '這本書在別處改過，請看過最新的樣子再下單。',
    },
  },
  'cover-blank': {
    code: 3105,
    sentence: {
      'zh-Hans': '封面还没有照片，放上一张再下单。',
      en: 'The cover has no photo yet. Please choose one before you order.',
      'zh-Hant': '封面還沒有相片，放上一張再下單。',
    },
  },
  'slot-blank': {
    code: 3106,
    sentence: {
      'zh-Hans': '第 {pages} 页有空着的照片位，补上照片，或给这一页换个排法，再下单。',
      en: 'There is an empty place on page {pages}. Fill it or shuffle the page before you order.',
      'zh-Hant': '第 {pages} 頁有空著的相片位，補上相片，或給這一頁換個排法，再下單。',
    },
  },
  'pages-not-possible': {
    code: 3107,
    sentence: {
      'zh-Hans': '现在的页数无法装订，请增减页面后再下单。',
      en: 'A book of this many pages cannot be bound. Please add or remove pages first.',
      'zh-Hant': '現在的頁數無法裝訂，請增減頁面後再下單。',
    },
  },
  'name-missing': {
    code: 3111,
    sentence: {
      'zh-Hans': '请填写收件人姓名。',
      en: 'Please enter the name of the receiver.',
      'zh-Hant': '請填寫收件人姓名。',
    },
  },
  'name-too-long': {
    code: 3112,
    sentence: {
      'zh-Hans': '收件人姓名太长了。',
      en: 'The name of the receiver is too long.',
      'zh-Hant': '收件人姓名太長了。',
    },
  },
  'recvphone-invalid': {
    code: 3113,
    sentence: {
      'zh-Hans': '收件人电话不正确。',
      en: 'The phone number of the receiver is not valid.',
      'zh-Hant': '收件人電話不正確。',
    },
  },
  'region-missing': {
    code: 3114,
    sentence: {
      'zh-Hans': '请选择省、市、区。',
      en: 'Please choose province, city and district.',
      'zh-Hant': '請選擇省、市、區。',
    },
  },
  'street-missing': {
    code: 3115,
    sentence: {
      'zh-Hans': '请填写详细地址。',
      en: 'Please enter street and house number.',
      'zh-Hant': '請填寫詳細地址。',
    },
  },
  'street-too-long': {
    code: 3116,
    sentence: { 'zh-Hans': '详细地址太长了。', en: 'The street address is too long.', 'zh-Hant': '詳細地址太長了。' },
  },
  'pickup-unknown': {
    code: 3117,
    sentence: {
      'zh-Hans': '这个自提点已不可用，请重新选择。',
      en: 'This pick-up place is no longer there. Please choose another.',
      'zh-Hant': '這個自取點已不可用，請重新選擇。',
    },
  },
  'not-payable': {
    code: 3121,
    sentence: {
      'zh-Hans': '这张订单不需要付款，或者已经关闭。',
      en: 'There is nothing to pay for this order, or it is closed.',
      'zh-Hant': '這張訂單不需要付款，或者已經關閉。',
    },
  },
} as const satisfies Record<string, Refusal>
