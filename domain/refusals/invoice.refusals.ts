import type { Refusal } from './refusal.ts'

/** Refusals of an invoice; that of its e-mail address stands with the accounts. */
export const INVOICE_REFUSALS = {
  'invoice-title-missing': {
    code: 3179,
    sentence: {
      'zh-Hans': '请填写发票抬头，最多 {max} 个字。',
      en: 'Please write the name for the invoice, at most {max} characters.',
      'zh-Hant': '請填寫發票抬頭，最多 {max} 個字。',
    },
  },
  'invoice-number-wrong': {
    code: 3180,
    sentence: {
      'zh-Hans': '这个税号不对。请照营业执照再核对一遍。',
      en: 'This tax number is not right. Please compare it with your business licence.',
      'zh-Hant': '這個稅號不對。請照營業執照再核對一遍。',
    },
  },
} as const satisfies Record<string, Refusal>
