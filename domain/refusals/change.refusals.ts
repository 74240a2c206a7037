import type { Refusal } from './refusal.ts'

/** Refusals of changes to an order that is made already. Codes 317x. */
export const CHANGE_REFUSALS = {
  'change-closed': {
    code: 3170,
    sentence: {
      'zh-Hans': '可以修改的时间已经过了。您可以在订单里留言，由商家答复。',
      en: 'The time for changes is over. You can ask the shop about it in your order.',
      'zh-Hant': '可以修改的時間已經過了。您可以在訂單裡留言，由商家答覆。',
    },
  },
  'order-travels': {
    code: 3171,
    sentence: {
      'zh-Hans': '还有别的订单和它同一个包裹寄出，请先取消那些订单。',
      en: 'Other orders travel in this parcel. Please cancel those first.',
      'zh-Hant': '還有別的訂單和它同一個包裹寄出，請先取消那些訂單。',
    },
  },
  'request-open': {
    code: 3172,
    sentence: {
      'zh-Hans': '您的留言已经送到商家，请等商家答复。',
      en: 'The shop has your question already and will answer it.',
      'zh-Hant': '您的留言已經送到商家，請等商家答覆。',
    },
  },
  'request-text-missing': {
    code: 3173,
    sentence: {
      'zh-Hans': '请写下您希望商家做什么。',
      en: 'Please write what the shop should do.',
      'zh-Hant': '請寫下您希望商家做什麼。',
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
} as const satisfies Record<string, Refusal>
