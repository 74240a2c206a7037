import type { Language, Localised } from '../../../domain/language.ts'
import { CODE_RULES } from '../../../domain/login/login-code.ts'

interface MailText {
  readonly subject: Localised
  readonly text: Localised
}

/** What the shop writes about accounts. `{shop}`, `{code}` and `{minutes}` are filled in. */
const MAILS = {
  register: {
    subject: {
      'zh-Hans': '{shop}：注册验证码 {code}',
      en: '{shop}: your code is {code}',
      'zh-Hant': '{shop}：註冊驗證碼 {code}',
    },
    text: {
      'zh-Hans': `你好！

你在 {shop} 的注册验证码是：{code}

{minutes} 分钟内有效，请在刚才打开的页面里输入。
如果不是你本人操作，忽略这封邮件就好，不会发生任何事。`,
      en: `Hello,

Your code for registering at {shop} is: {code}

It works for {minutes} minutes, on the page where you asked for it.
If this wasn’t you, just ignore this e-mail; nothing will happen.`,
      'zh-Hant': `你好！

你在 {shop} 的註冊驗證碼是：{code}

{minutes} 分鐘內有效，請在剛才開啟的頁面裡輸入。
如果不是你本人操作，忽略這封郵件就好，不會發生任何事。`,
    },
  },
  known: {
    subject: {
      'zh-Hans': '{shop}：你已经有账户了',
      en: '{shop}: you already have an account',
      'zh-Hant': '{shop}：你已經有帳戶了',
    },
    text: {
      'zh-Hans': `你好！

有人想用这个邮箱在 {shop} 注册，但它已经有账户了。
直接用邮箱和密码登录即可；忘记密码的话，在登录页点“忘记密码”。
如果不是你本人操作，忽略这封邮件就好。`,
      en: `Hello,

Someone tried to register at {shop} with this address, but it already has an account.
Sign in with it and your password. If you don’t remember the password, choose "Forgot your password?" on the sign-in page.
If this wasn’t you, just ignore this e-mail.`,
      'zh-Hant': `你好！

有人想用這個電子郵件在 {shop} 註冊，但它已經有帳戶了。
直接用電子郵件和密碼登入即可；忘記密碼的話，在登入頁點「忘記密碼」。
如果不是你本人操作，忽略這封郵件就好。`,
    },
  },
  reset: {
    subject: {
      'zh-Hans': '{shop}：重设密码的验证码 {code}',
      en: '{shop}: your code for a new password is {code}',
      'zh-Hant': '{shop}：重設密碼的驗證碼 {code}',
    },
    text: {
      'zh-Hans': `你好！

你在 {shop} 重设密码的验证码是：{code}

{minutes} 分钟内有效，请在刚才打开的页面里输入。
如果不是你本人操作，忽略这封邮件就好，密码不会改变。`,
      en: `Hello,

Your code for choosing a new password at {shop} is: {code}

It works for {minutes} minutes, on the page where you asked for it.
If this wasn’t you, just ignore this e-mail; your password stays as it is.`,
      'zh-Hant': `你好！

你在 {shop} 重設密碼的驗證碼是：{code}

{minutes} 分鐘內有效，請在剛才開啟的頁面裡輸入。
如果不是你本人操作，忽略這封郵件就好，密碼不會改變。`,
    },
  },
  stranger: {
    subject: {
      'zh-Hans': '{shop}：这个邮箱还没有账户',
      en: '{shop}: this address has no account yet',
      'zh-Hant': '{shop}：這個電子郵件還沒有帳戶',
    },
    text: {
      'zh-Hans': `你好！

有人想重设 {shop} 的密码，但这个邮箱还没有账户，你可以在登录页注册。
如果不是你本人操作，忽略这封邮件就好。`,
      en: `Hello,

Someone asked for a new password at {shop}, but this address has no account there yet. You can register on the sign-in page.
If this wasn’t you, just ignore this e-mail.`,
      'zh-Hant': `你好！

有人想重設 {shop} 的密碼，但這個電子郵件還沒有帳戶，你可以在登入頁註冊。
如果不是你本人操作，忽略這封郵件就好。`,
    },
  },
} as const satisfies Record<string, MailText>

export type AccountMail = keyof typeof MAILS

export function accountMail(
  kind: AccountMail,
  language: Language,
  words: { readonly shop: string; readonly code: string },
): { readonly subject: string; readonly text: string } {
  const all: Readonly<Record<string, string>> = { ...words, minutes: String(CODE_RULES.mailLifeSeconds / 60) }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')
  return { subject: filled(MAILS[kind].subject[language]), text: filled(MAILS[kind].text[language]) }
}
