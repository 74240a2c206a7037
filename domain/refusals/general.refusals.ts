import type { CommonReason } from './common-reasons.ts'
import type { Refusal } from './refusal.ts'

/** Refusals that any call can give. Codes: 4xx as in HTTP, 4xxx refined. */
export const GENERAL_REFUSALS = {
  'request-malformed': {
    code: 4000,
    status: 400,
    sentence: {
      'zh-Hans': '请求有误，请检查后重试（{field}）。',
      en: 'Something in this request is not right, please check it and try again ({field}).',
      'zh-Hant': '請求有誤，請檢查後重試（{field}）。',
    },
  },
  'sign-in-needed': {
    code: 401,
    sentence: {
      'zh-Hans': '请先登录，已填写的内容都会保留。',
      en: 'Please sign in first. Nothing you did is lost.',
      'zh-Hant': '請先登入，已填寫的內容都會保留。',
    },
  },
  'foreign-page': {
    code: 403,
    status: 403,
    sentence: {
      'zh-Hans': '这个操作只能在本店页面内进行，请刷新页面后重试。',
      en: 'This can only be done from a page of this shop. Please reload the page and try again.',
      'zh-Hant': '這個操作只能在本店頁面內進行，請重新整理後重試。',
    },
  },
  'not-found': {
    code: 404,
    sentence: {
      'zh-Hans': '没有找到，可能已删除，或者你没有查看的权限。',
      en: 'We can’t find this. It may have been deleted, or it may not be shared with you.',
      'zh-Hant': '沒有找到，可能已刪除，或者你沒有查看的權限。',
    },
  },
  'path-unknown': {
    code: 4040,
    status: 404,
    sentence: {
      'zh-Hans': '没有这个网址。',
      en: 'There is nothing at this address.',
      'zh-Hant': '沒有這個網址。',
    },
  },
  'body-too-large': {
    code: 413,
    status: 413,
    sentence: {
      'zh-Hans': '内容太大，请减少后重试。',
      en: 'This is too much at once. Please send less and try again.',
      'zh-Hant': '內容太大，請減少後重試。',
    },
  },
  'media-type-unknown': {
    code: 415,
    status: 415,
    sentence: {
      'zh-Hans': '不支持的内容类型，请使用表单或 JSON。',
      en: 'This kind of content is not understood. Please send a form or JSON.',
      'zh-Hant': '不支援的內容類型，請使用表單或 JSON。',
    },
  },
  'opid-reused': {
    code: 4220,
    sentence: {
      'zh-Hans': '同一个操作编号对应了不同的内容，请刷新后重试。',
      en: 'The same operation number came with different content. Please reload and try again.',
      'zh-Hant': '同一個操作編號對應了不同的內容，請重新整理後重試。',
    },
  },
  'too-many-requests': {
    code: 4290,
    status: 429,
    sentence: {
      'zh-Hans': '操作太频繁，请在 {seconds} 秒后再试。',
      en: 'That was a little too fast. Please try again in {seconds} {seconds:second,seconds}.',
      'zh-Hant': '操作太頻繁，請在 {seconds} 秒後再試。',
    },
  },
  'storage-nearly-full': {
    code: 5070,
    status: 503,
    sentence: {
      'zh-Hans': '店铺的存储空间快满了，暂时不能保存。已保存的内容都是安全的，请稍后再试。',
      en: 'The shop is running out of disk space and cannot save right now. What was saved is safe, please try again later.',
      'zh-Hant': '店舖的儲存空間快滿了，暫時不能儲存。已儲存的內容都是安全的，請稍後再試。',
    },
  },
  busy: {
    code: 5030,
    status: 503,
    sentence: {
      'zh-Hans': '店铺暂时忙不过来，没有丢失任何内容，请稍后再试。',
      en: 'The shop is busy right now. Nothing is lost; please try again shortly.',
      'zh-Hant': '店舖暫時忙不過來，沒有遺失任何內容，請稍後再試。',
    },
  },
} as const satisfies Record<CommonReason, Refusal>
