import type { Refusal } from './refusal.ts'

/** Refusals of the merchant's console. Codes 61xx. */
export const STAFF_REFUSALS = {
  'staff-login-wrong': {
    code: 6101,
    sentence: {
      'zh-Hans': '邮箱、密码或动态码不正确。动态码每 30 秒更换一次，每个只能用一次。',
      en: 'The e-mail, the password or the code is not right. Codes change every 30 seconds, and each works once.',
      'zh-Hant': '電子郵件、密碼或動態碼不正確。動態碼每 30 秒更換一次，每個只能用一次。',
    },
  },
  'invitation-ended': {
    code: 6102,
    sentence: {
      'zh-Hans': '这个邀请链接已用过或已过期，请让店主重新邀请。',
      en: 'This invitation was used already or has expired. Ask the owner of the shop for a new one.',
      'zh-Hant': '這個邀請連結已用過或已過期，請讓店主重新邀請。',
    },
  },
  'staff-code-wrong': {
    code: 6103,
    sentence: {
      'zh-Hans': '动态码不正确。请用验证器扫描上面的二维码，输入它现在显示的六位数字。',
      en: 'The code is not right. Scan the picture above with your authenticator and type the six digits that it shows now.',
      'zh-Hant': '動態碼不正確。請用驗證器掃描上面的 QR 碼，輸入它現在顯示的六位數字。',
    },
  },
  'staff-email-taken': {
    code: 6104,
    sentence: {
      'zh-Hans': '这个邮箱已有同事在使用，请换一个。',
      en: 'Somebody of this shop signs in with this e-mail already. Please use another one.',
      'zh-Hant': '這個電子郵件已有同事在使用，請換一個。',
    },
  },
  'staff-login-limit': {
    code: 6106,
    sentence: {
      'zh-Hans': '尝试次数过多，请 {minutes} 分钟后再试。',
      en: 'That was tried too often. Wait {minutes} minutes and try again.',
      'zh-Hant': '嘗試次數過多，請 {minutes} 分鐘後再試。',
    },
  },
  'parcel-missing': {
    code: 6107,
    sentence: {
      'zh-Hans': '请填写快递公司和运单号。',
      en: 'Please say the carrier and the number of the parcel.',
      'zh-Hant': '請填寫快遞公司和運單號。',
    },
  },
  'parcels-many': {
    code: 6111,
    sentence: {
      'zh-Hans': '一个订单最多 {max} 个包裹。',
      en: 'An order travels in {max} parcels at most.',
      'zh-Hant': '一個訂單最多 {max} 個包裹。',
    },
  },
  'nothing-asked': {
    code: 6108,
    sentence: {
      'zh-Hans': '这位顾客没有待答复的留言，或者同事已经答复了。',
      en: 'This shopper asks for nothing, or somebody has answered already.',
      'zh-Hant': '這位顧客沒有待答覆的留言，或者同事已經答覆了。',
    },
  },
  'asked-anew': {
    code: 6112,
    sentence: {
      'zh-Hans': '这位顾客现在问的是另一件事。请关闭这里，看过之后再答复。',
      en: 'This shopper asks for something else by now. Close this, read it, and answer then.',
      'zh-Hant': '這位顧客現在問的是另一件事。請關閉這裡，看過之後再答覆。',
    },
  },
  'collect-code-wrong': {
    code: 6109,
    sentence: {
      'zh-Hans': '取件码不对。请顾客打开订单，念出六位数字。',
      en: 'This is not its code. Ask for the six digits on the shopper’s order page.',
      'zh-Hant': '取件碼不對。請顧客打開訂單，唸出六位數字。',
    },
  },
  'last-owner': {
    code: 6105,
    sentence: {
      'zh-Hans': '店铺至少要有一位店主。请先邀请另一位店主。',
      en: 'A shop needs an owner. Invite another owner first.',
      'zh-Hant': '店舖至少要有一位店主。請先邀請另一位店主。',
    },
  },
  'staff-name-missing': {
    code: 6110,
    sentence: {
      'zh-Hans': '请填写名字，其他同事会看到它。',
      en: 'Please enter a name, which the others of the shop see.',
      'zh-Hant': '請填寫名字，其他同事會看到它。',
    },
  },
} as const satisfies Record<string, Refusal>
