import type { Refusal } from './refusal.ts'

/** Refusals of changes to an order that is made already. Codes 317x and 318x. */
export const CHANGE_REFUSALS = {
  'change-closed': {
    code: 3170,
    sentence: {
      'zh-Hans': '可以修改的时间已经过了。你可以在订单里留言，由商家答复。',
      en: 'It’s too late for changes. You can ask the shop about it in your order.',
      'zh-Hant': '可以修改的時間已經過了。你可以在訂單裡留言，由商家答覆。',
    },
  },
  'order-travels': {
    code: 3171,
    sentence: {
      'zh-Hans': '还有别的订单和它同一个包裹寄出，请先取消那些订单。',
      en: 'Other orders come in this parcel. Please cancel those first.',
      'zh-Hant': '還有別的訂單和它同一個包裹寄出，請先取消那些訂單。',
    },
  },
  'order-travels-along': {
    code: 3186,
    sentence: {
      'zh-Hans': '这张订单和另一张订单同一个包裹寄出，寄往同一个地址。',
      en: 'This order ships in the same parcel as another one, to the same address.',
      'zh-Hant': '這張訂單和另一張訂單同一個包裹寄出，寄往同一個地址。',
    },
  },
  'request-open': {
    code: 3172,
    sentence: {
      'zh-Hans': '你的留言已经送到商家，请等商家答复。',
      en: 'The shop already has your question and will reply.',
      'zh-Hant': '你的留言已經送到商家，請等商家答覆。',
    },
  },
  'request-text-missing': {
    code: 3173,
    sentence: {
      'zh-Hans': '请写下你希望商家做什么。',
      en: 'Please write what you’d like the shop to do.',
      'zh-Hant': '請寫下你希望商家做什麼。',
    },
  },
  'request-text-too-long': {
    code: 3174,
    sentence: {
      'zh-Hans': '最多写 {max} 个字。',
      en: 'Please use at most {max} characters.',
      'zh-Hant': '最多寫 {max} 個字。',
    },
  },
  'address-book-full': {
    code: 3175,
    sentence: {
      'zh-Hans': '最多保存 {max} 个地址。请先移除一个不用的。',
      en: 'You can save up to {max} addresses. Please remove one you no longer need.',
      'zh-Hant': '最多儲存 {max} 個地址。請先移除一個不用的。',
    },
  },
  'cart-full': {
    code: 3176,
    sentence: {
      'zh-Hans': '这里最多放 {max} 件。请先移走一件。',
      en: 'There’s room for {max} items here. Please remove one first.',
      'zh-Hant': '這裡最多放 {max} 件。請先移走一件。',
    },
  },
  'cart-changed': {
    code: 3177,
    sentence: {
      'zh-Hans': '购物车在别处有了变化。请再看一遍。',
      en: 'Your cart was changed elsewhere. Please check it again.',
      'zh-Hant': '購物車在別處有了變化。請再看一遍。',
    },
  },
  'option-price-differs': {
    code: 3178,
    sentence: {
      'zh-Hans': '订单里只能换成同价的选项。要换成别的价格，付款前可以取消，再重新选。',
      en: 'In an order, you can only switch to options at the same price. For others, cancel it before you pay and choose again.',
      'zh-Hant': '訂單裡只能換成同價的選項。要換成別的價格，付款前可以取消，再重新選。',
    },
  },
  'delivery-price-differs': {
    code: 3185,
    sentence: {
      'zh-Hans': '送到那里的运费不一样。请取消订单，重新下单。',
      en: 'Delivery there has a different price. Please cancel the order and place it again.',
      'zh-Hant': '送到那裡的運費不一樣。請取消訂單，重新下單。',
    },
  },
} as const satisfies Record<string, Refusal>
