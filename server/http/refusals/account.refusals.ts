import type { Refusal } from './refusal.ts'

/** Refusals of signing in. Codes 11xx. */
export const ACCOUNT_REFUSALS = {
  'phone-invalid': {
    code: 1101,
    sentence: {
      'zh-Hans': '手机号码不正确，请输入 11 位手机号。',
      en: 'This is not a valid phone number. Please enter an 11-digit mobile number.',
      'zh-Hant': '手機號碼不正確，請輸入 11 位手機號碼。',
    },
  },
  'code-too-soon': {
    code: 1102,
    sentence: {
      'zh-Hans': '验证码刚刚发过，请在 {seconds} 秒后再试。',
      en: 'A code was sent just now. You can ask for another in {seconds} seconds.',
      'zh-Hant': '驗證碼剛剛發過，請在 {seconds} 秒後再試。',
    },
  },
  'code-limit-reached': {
    code: 1103,
    sentence: {
      'zh-Hans': '验证码请求次数过多，请稍后再试。',
      en: 'Too many codes were asked for. Please try again later.',
      'zh-Hant': '驗證碼請求次數過多，請稍後再試。',
    },
  },
  'code-wrong': {
    code: 1104,
    sentence: {
      'zh-Hans': '验证码不正确或已过期，请检查或重新获取。',
      en: 'The code is wrong or has expired. Please check it or ask for a new one.',
      'zh-Hant': '驗證碼不正確或已過期，請檢查或重新取得。',
    },
  },
  'code-not-sent': {
    code: 1105,
    sentence: {
      'zh-Hans': '短信没有发出去，请稍后重试。',
      en: 'The message could not be sent. Please try again in a moment.',
      'zh-Hant': '簡訊沒有發出去，請稍後重試。',
    },
  },
  'user-unknown': {
    code: 1106,
    sentence: {
      'zh-Hans': '用户 id 不存在，请重新进入链接。',
      en: 'The user id does not exist, please re-enter the link.',
      'zh-Hant': '使用者 id 不存在，請重新進入連結。',
    },
  },
} as const satisfies Record<string, Refusal>
