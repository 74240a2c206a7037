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
  'puzzle-needed': {
    code: 1124,
    sentence: {
      'zh-Hans': '为防止滥发验证码，需要先在这台设备上做一次小验算，请再试一次。',
      en: 'To prevent abuse, this device has to pass a quick check first. Please try again.',
      'zh-Hant': '為防止濫發驗證碼，需要先在這台裝置上做一次小驗算，請再試一次。',
    },
  },
  'code-too-soon': {
    code: 1102,
    sentence: {
      'zh-Hans': '验证码刚刚发过，请在 {seconds} 秒后再试。',
      en: 'A code was just sent. You can request another in {seconds} {seconds:second,seconds}.',
      'zh-Hant': '驗證碼剛剛發過，請在 {seconds} 秒後再試。',
    },
  },
  'code-limit-reached': {
    code: 1103,
    sentence: {
      'zh-Hans': '验证码请求次数过多，请稍后再试。',
      en: 'Too many codes were requested. Please try again later.',
      'zh-Hant': '驗證碼請求次數過多，請稍後再試。',
    },
  },
  'code-wrong': {
    code: 1104,
    sentence: {
      'zh-Hans': '验证码不正确或已过期，请检查或重新获取。',
      en: 'The code is wrong or has expired. Please check it or request a new one.',
      'zh-Hant': '驗證碼不正確或已過期，請檢查或重新取得。',
    },
  },
  'code-not-sent': {
    code: 1105,
    sentence: {
      'zh-Hans': '短信没有发出去，请稍后重试。',
      en: 'The message couldn’t be sent. Please try again in a moment.',
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
  'email-invalid': {
    code: 1107,
    sentence: {
      'zh-Hans': '邮箱地址不正确，请检查一下，例如 name@example.com。',
      en: 'This is not a valid e-mail address. It looks like name@example.com.',
      'zh-Hant': '電子郵件地址不正確，請檢查一下，例如 name@example.com。',
    },
  },
  'password-empty': {
    code: 1108,
    sentence: {
      'zh-Hans': '密码不能为空。',
      en: 'The password cannot be empty.',
      'zh-Hant': '密碼不能為空。',
    },
  },
  'passwords-differ': {
    code: 1109,
    sentence: {
      'zh-Hans': '两次输入的密码不一致。',
      en: 'The two passwords are not the same.',
      'zh-Hant': '兩次輸入的密碼不一致。',
    },
  },
  'password-length': {
    code: 1110,
    sentence: {
      'zh-Hans': '密码需要 8 到 128 个字符。',
      en: 'A password must have 8 to 128 characters.',
      'zh-Hant': '密碼需要 8 到 128 個字元。',
    },
  },
  'email-login-wrong': {
    code: 1111,
    sentence: {
      'zh-Hans': '邮箱或密码不正确。',
      en: 'The e-mail address or the password is wrong.',
      'zh-Hant': '電子郵件或密碼不正確。',
    },
  },
  'login-limit-reached': {
    code: 1112,
    sentence: {
      'zh-Hans': '尝试次数过多，请 {minutes} 分钟后再试，或用邮件重设密码。',
      en: 'Too many tries. Wait {minutes} minutes, or reset your password by e-mail.',
      'zh-Hant': '嘗試次數過多，請 {minutes} 分鐘後再試，或用電子郵件重設密碼。',
    },
  },
  'mail-not-sent': {
    code: 1113,
    sentence: {
      'zh-Hans': '邮件没有发出去，请稍后重试。',
      en: 'The e-mail couldn’t be sent. Please try again in a moment.',
      'zh-Hant': '郵件沒有寄出去，請稍後重試。',
    },
  },
  'phone-not-bound': {
    code: 1114,
    sentence: {
      'zh-Hans': '手机号未绑定，请先绑定手机号再继续，已填写的内容都会保留。',
      en: 'Your account has no phone number yet. Add one to continue; nothing you did is lost.',
      'zh-Hant': '手機號碼未綁定，請先綁定手機號碼再繼續，已填寫的內容都會保留。',
    },
  },
  'phone-taken': {
    code: 1115,
    sentence: {
      'zh-Hans': '这个手机号已经有账户了，请用它登录。',
      en: 'This phone number already has an account. Please sign in with it.',
      'zh-Hant': '這個手機號碼已經有帳戶了，請用它登入。',
    },
  },
  'old-phone-code-needed': {
    code: 1116,
    sentence: {
      'zh-Hans': '为了账户安全，请先输入发到原手机号的验证码。',
      en: 'To keep your account safe, first enter the code sent to your current phone.',
      'zh-Hant': '為了帳戶安全，請先輸入發到原手機號碼的驗證碼。',
    },
  },
  'recent-sign-in-needed': {
    code: 1117,
    sentence: {
      'zh-Hans': '登录已经有一段时间了，请重新登录后再绑定手机号。',
      en: 'You signed in a while ago. Please sign in again, then add the phone.',
      'zh-Hant': '登入已經有一段時間了，請重新登入後再綁定手機號碼。',
    },
  },
  'messenger-verification-failed': {
    code: 1118,
    sentence: {
      'zh-Hans': '微信验证失败，请再试一次，或用手机号登录。',
      en: 'WeChat couldn’t confirm who you are. Try again, or sign in with your phone.',
      'zh-Hant': '微信驗證失敗，請再試一次，或用手機號碼登入。',
    },
  },
  'messenger-not-set-up': {
    code: 1119,
    sentence: {
      'zh-Hans': '本店还没有接通微信，请用手机号登录。',
      en: 'This shop isn’t connected to WeChat yet. Please sign in with your phone.',
      'zh-Hant': '本店還沒有接通微信，請用手機號碼登入。',
    },
  },
  'program-verification-failed': {
    code: 1120,
    sentence: {
      'zh-Hans': '小程序验证失败，请退出后重新进入小程序，或用手机号登录。',
      en: 'The mini-program couldn’t confirm who you are. Open the shop from it again, or sign in with your phone.',
      'zh-Hant': '小程式驗證失敗，請退出後重新進入小程式，或用手機號碼登入。',
    },
  },
  'program-not-set-up': {
    code: 1121,
    sentence: {
      'zh-Hans': '本店还没有接通这个小程序，请用手机号登录。',
      en: 'This shop isn’t connected to the mini-program yet. Please sign in with your phone.',
      'zh-Hant': '本店還沒有接通這個小程式，請用手機號碼登入。',
    },
  },
  'address-not-ours': {
    code: 1122,
    sentence: {
      'zh-Hans': '只能为本店的页面地址签名。',
      en: 'Only addresses of this shop are signed.',
      'zh-Hant': '只能為本店的頁面地址簽名。',
    },
  },
  'old-code-wrong': {
    code: 1123,
    sentence: {
      'zh-Hans': '原手机号的验证码不正确或已过期，请检查或重新获取。',
      en: 'The code from your current phone is wrong or has expired. Please check it or request a new one.',
      'zh-Hant': '原手機號碼的驗證碼不正確或已過期，請檢查或重新取得。',
    },
  },
} as const satisfies Record<string, Refusal>
