import type { Refusal } from './refusal.ts'

/** Refusals of an invoice; that of its e-mail address stands with the accounts. */
export const INVOICE_REFUSALS = {
  'invoice-title-missing': {
    code: 3179,
    sentence: {
      'zh-Hans': '请填写发票抬头，最多 {max} 个字。',
      en: 'Please enter the name for the invoice, up to {max} characters.',
      'zh-Hant': '請填寫發票抬頭，最多 {max} 個字。',
    },
  },
  'invoice-number-wrong': {
    code: 3180,
    sentence: {
      'zh-Hans': '这个税号不对：应为 18 位统一社会信用代码，或旧的 15 位税号。请照营业执照再核对一遍。',
      en: 'This tax number isn’t right: it should have 18 characters, or 15 if it’s an older one. Please check it against your business licence.',
      'zh-Hant': '這個稅號不對：應為 18 位統一社會信用代碼，或舊的 15 位稅號。請照營業執照再核對一遍。',
    },
  },
  'vat-number-wrong': {
    code: 3217,
    sentence: {
      'zh-Hans': '这个增值税号不对，应像 {example} 这样。',
      en: 'This VAT number isn’t right. It should look like {example}.',
      'zh-Hant': '這個加值稅號不對，應像 {example} 這樣。',
    },
  },
  'tax-number-wrong': {
    code: 3218,
    sentence: {
      'zh-Hans': '税号由 4 到 20 位数字和字母组成；没有就留空。',
      en: 'A tax number has 4 to 20 letters and digits. Leave it empty if you don’t have one.',
      'zh-Hant': '稅號由 4 到 20 位數字和字母組成；沒有就留空。',
    },
  },
  'invoice-address-missing': {
    code: 3219,
    sentence: {
      'zh-Hans': '请填写注册地址，最多 {max} 个字。',
      en: 'Please enter the address for the invoice, up to {max} characters.',
      'zh-Hant': '請填寫註冊地址，最多 {max} 個字。',
    },
  },
  'invoice-phone-wrong': {
    code: 3220,
    sentence: {
      'zh-Hans': '请填写注册电话，7 到 15 位数字，座机带区号。',
      en: 'Please enter the registered phone number, 7 to 15 digits with the area code.',
      'zh-Hant': '請填寫註冊電話，7 到 15 位數字，市話帶區號。',
    },
  },
  'invoice-bank-missing': {
    code: 3221,
    sentence: {
      'zh-Hans': '请填写开户银行，最多 {max} 个字。',
      en: 'Please enter the company’s bank, up to {max} characters.',
      'zh-Hant': '請填寫開戶銀行，最多 {max} 個字。',
    },
  },
  'invoice-account-wrong': {
    code: 3222,
    sentence: {
      'zh-Hans': '银行账号由 8 到 30 位数字组成。',
      en: 'A bank account has 8 to 30 digits.',
      'zh-Hant': '銀行帳號由 8 到 30 位數字組成。',
    },
  },
  'issued-number-missing': {
    code: 3223,
    sentence: {
      'zh-Hans': '请填写发票号码，最多 40 个字。',
      en: 'Please write the number of the invoice, at most 40 characters.',
      'zh-Hant': '請填寫發票號碼，最多 40 個字。',
    },
  },
  'issued-link-wrong': {
    code: 3224,
    sentence: {
      'zh-Hans': '发票链接要以 https:// 开头，也可以留空。',
      en: 'The link to an invoice begins with https://. It may be left empty.',
      'zh-Hant': '發票連結要以 https:// 開頭，也可以留空。',
    },
  },
} as const satisfies Record<string, Refusal>
