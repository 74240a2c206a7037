import { beforeEach, expect, test } from 'vitest'
import { getUserInfo, logout } from '../../../domain/calls/account.ts'
import { resetPassword, sendPasswordCode, userLoginByEmail, userReg } from '../../../domain/calls/email-account.ts'
import { isPassword } from '../../../server/accounts/password-hash.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestServer } from '../../support/servers/test-server.ts'

let now = Date.UTC(2026, 0, 1)
let mailFails = false
const clock = { now: () => now }
const PASSWORD = 'correct horse'

beforeEach(() => {
  // Past the limits of an hour of one address.
  now += 61 * 60_000
  mailFails = false
})

async function mailTo(server: TestServer, to: string) {
  return (await server.deps.outbox.messages()).find((it) => it.to === to)
}

/** A browser that has registered with this address. */
async function registered(server: TestServer, email: string, password = PASSWORD) {
  const browser = server.client()
  const ask = { email, password, password2: password }
  expect((await browser.call(userReg, ask)).Data).toEqual({ step: 'check-mail', resendAfter: 60, expiresIn: 900 })
  const made = await browser.call(userReg, { ...ask, verifycode: (await mailTo(server, email))?.code ?? '' })
  expect([made.Code, made.Msg]).toEqual([0, ''])
  return browser
}

/** What is answered while as many passwords are counted as the shop takes at once. */
async function whileBusy<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const counted = Array.from({ length: 52 }, () => isPassword('x', undefined))
  const answer = await ask()
  await Promise.allSettled(counted)
  return answer
}

onBothEngines(
  'signing in by e-mail',
  (server) => {
    test('A§7 UserReg: an address registers with the mailed code and is signed in; A§7 User/UserLogin signs in again [A§6.login-email] [A§7.UserReg] [A§7.UserLogin-email]', async () => {
      const browser = await registered(server(), 'Wang@Example.com'.toLowerCase())
      const { uid, loginType, phone } = (await browser.call(getUserInfo, {})).Data
      expect({ loginType, phone }).toEqual({ loginType: 'email', phone: '' })
      await browser.call(logout, {})
      const again = server().client()
      const login = await again.call(userLoginByEmail, { email: ' WANG@example.com ', password: PASSWORD })
      expect([login.Code, login.Data.uid, (await again.call(getUserInfo, {})).Data.uid]).toEqual([0, uid, uid])
    })

    test('B§5 registration messages: invalid email, password cannot be empty, passwords inconsistent, in three languages [B§5.registration]', async () => {
      const browser = server().client()
      const asks = [
        { email: 'nobody', password: PASSWORD, password2: PASSWORD },
        { email: 'a@b.co', password: '', password2: '' },
        { email: 'a@b.co', password: PASSWORD, password2: `${PASSWORD}!` },
        { email: 'a@b.co', password: 'short', password2: 'short' },
        { email: 'a@b.co', password: 'x'.repeat(129), password2: 'x'.repeat(129) },
      ]
      const said: Record<string, readonly (readonly [number, string])[]> = {}
      for (const lang of ['en', 'zh-Hans', 'zh-Hant']) {
        browser.cookies.set('lang', lang)
        const replies = []
        for (const ask of asks) {
          const { Code, Msg } = await browser.call(userReg, ask)
          replies.push([Code, Msg] as const)
        }
        said[lang] = replies
      }
      const long = [1110, 'A password must have 8 to 128 characters.'] as const
      expect(said['en']).toEqual([
        [1107, 'This is not a valid e-mail address. It looks like name@example.com.'],
        [1108, 'The password cannot be empty.'],
        [1109, 'The two passwords are not the same.'],
        long,
        long,
      ])
      expect(said['zh-Hans']?.slice(0, 3)).toEqual([
        [1107, '邮箱地址不正确，请检查一下，例如 name@example.com。'],
        [1108, '密码不能为空。'],
        [1109, '两次输入的密码不一致。'],
      ])
      expect(said['zh-Hant']?.slice(0, 3)).toEqual([
        [1107, '電子郵件地址不正確，請檢查一下，例如 name@example.com。'],
        [1108, '密碼不能為空。'],
        [1109, '兩次輸入的密碼不一致。'],
      ])
    })

    test('a shop that is too busy for a password uses up no code: it is good for the next try, to register as to reset', async () => {
      const email = 'patient@example.com'
      const browser = server().client()
      const ask = { email, password: PASSWORD, password2: PASSWORD }
      await browser.call(userReg, ask)
      const register = { ...ask, verifycode: (await mailTo(server(), email))?.code ?? '' }
      const registering = [
        await whileBusy(() => browser.call(userReg, register)),
        await browser.call(userReg, register),
      ]
      now += 61_000
      await browser.call(sendPasswordCode, { email })
      const reset = { ...ask, verifycode: (await mailTo(server(), email))?.code ?? '' }
      const resetting = [
        await whileBusy(() => browser.call(resetPassword, reset)),
        await browser.call(resetPassword, reset),
      ]
      expect([registering, resetting].map((replies) => replies.map(({ Code }) => Code))).toEqual([
        [5030, 0],
        [5030, 0],
      ])
    })

    test('safety 3.36: registering says the same for an address that has an account, and mails its owner no code', async () => {
      const email = 'known@example.com'
      await registered(server(), email)
      now += 61_000
      const stranger = server().client()
      const ask = { password: 'another one', password2: 'another one' }
      const known = await stranger.call(userReg, { email, ...ask })
      const unknown = await stranger.call(userReg, { email: 'unknown@example.com', ...ask })
      expect(known).toEqual(unknown)
      const mail = await mailTo(server(), email)
      expect([mail?.code, /\d{6}/.test(mail?.text ?? '')]).toEqual(['', false])
      expect((await stranger.call(userReg, { email, ...ask, verifycode: '000000' })).Code).toBe(1104)
      expect((await stranger.call(userLoginByEmail, { email, password: 'another one' })).Code).toBe(1111)
    })

    test('safety 3.36: signing in says the same for a wrong password and for an address that nobody has', async () => {
      const email = 'liu@example.com'
      await registered(server(), email)
      const browser = server().client()
      const wrong = await browser.call(userLoginByEmail, { email, password: 'wrong password' })
      const nobody = await browser.call(userLoginByEmail, { email: 'nobody@example.com', password: 'wrong password' })
      expect([wrong, wrong.Code]).toEqual([nobody, 1111])
    })

    test('a registration is confirmed only in the browser that began it: nobody plants a password', async () => {
      const email = 'victim@example.com'
      const attacker = server().client()
      await attacker.call(userReg, { email, password: 'planted pass', password2: 'planted pass' })
      const verifycode = (await mailTo(server(), email))?.code ?? ''
      const victim = server().client()
      const ask = { email, password: PASSWORD, password2: PASSWORD, verifycode }
      expect((await victim.call(userReg, ask)).Code).toBe(1104)
      expect((await attacker.call(userLoginByEmail, { email, password: 'planted pass' })).Code).toBe(1111)
    })

    test('safety section 13: ten passwords for an account in a quarter of an hour, whoever tries', async () => {
      const email = 'target@example.com'
      const owner = await registered(server(), email)
      const codes: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) {
        codes.push(
          (
            await server()
              .client()
              .call(userLoginByEmail, { email, password: `wrong ${attempt}` })
          ).Code,
        )
      }
      expect(codes).toEqual([...Array(10).fill(1111), 1112])
      // The right password waits too, or the limit would tell which one is right.
      expect((await owner.call(userLoginByEmail, { email, password: PASSWORD })).Code).toBe(1112)
      now += 15 * 60_000
      expect((await owner.call(userLoginByEmail, { email, password: PASSWORD })).Code).toBe(0)
    })

    test('safety section 13: five mails an hour for one browser', async () => {
      const browser = server().client()
      const codes: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        codes.push((await browser.call(sendPasswordCode, { email: `mail${attempt}@example.com` })).Code)
      }
      expect(codes).toEqual([0, 0, 0, 0, 0, 1103])
    })

    test('a forgotten password: the mailed code takes another one and ends every session', async () => {
      const email = 'forgot@example.com'
      const phone = await registered(server(), email)
      now += 61_000
      const browser = server().client()
      expect((await browser.call(sendPasswordCode, { email })).Code).toBe(0)
      const verifycode = (await mailTo(server(), email))?.code ?? ''
      const next = { password: 'another horse', password2: 'another horse' }
      expect((await browser.call(resetPassword, { email, verifycode, ...next, password2: 'x' })).Code).toBe(1109)
      expect((await browser.call(resetPassword, { email, verifycode, ...next })).Code).toBe(0)
      expect([
        (await browser.call(getUserInfo, {})).Code,
        (await phone.call(getUserInfo, {})).Code,
        (await phone.call(userLoginByEmail, { email, password: PASSWORD })).Code,
        (await phone.call(userLoginByEmail, { email, password: 'another horse' })).Code,
        (await browser.call(resetPassword, { email, verifycode, ...next })).Code,
      ]).toEqual([0, 401, 1111, 0, 1104])
    })

    test('a code for a password registers nobody, and one for registering sets no password', async () => {
      const email = 'purpose@example.com'
      const browser = server().client()
      const ask = { email, password: PASSWORD, password2: PASSWORD }
      await browser.call(userReg, ask)
      const verifycode = (await mailTo(server(), email))?.code ?? ''
      expect((await browser.call(resetPassword, { ...ask, verifycode })).Code).toBe(1104)
      expect((await browser.call(userReg, { ...ask, verifycode })).Code).toBe(0)
    })

    test('readings 31: a mailed code is burned by the fifth try', async () => {
      const email = 'burned@example.com'
      const browser = server().client()
      const ask = { email, password: PASSWORD, password2: PASSWORD }
      await browser.call(userReg, ask)
      const verifycode = (await mailTo(server(), email))?.code ?? ''
      const wrong = verifycode === '000000' ? '000001' : '000000'
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await browser.call(userReg, { ...ask, verifycode: wrong })).Code).toBe(1104)
      }
      expect((await browser.call(userReg, { ...ask, verifycode })).Code).toBe(1104)
    })

    test('mail that the provider does not take is said, and may be asked for again at once', async () => {
      const browser = server().client()
      const ask = { email: 'away@example.com', password: PASSWORD, password2: PASSWORD }
      mailFails = true
      expect((await browser.call(userReg, ask)).Code).toBe(1113)
      mailFails = false
      expect((await browser.call(userReg, ask)).Code).toBe(0)
    })

    test('mails come in the language of the shopper', async () => {
      const subjects: string[] = []
      for (const lang of ['en', 'zh-Hans', 'zh-Hant']) {
        const browser = server().client()
        browser.cookies.set('lang', lang)
        const email = `${lang.toLowerCase()}@example.com`
        await browser.call(userReg, { email, password: PASSWORD, password2: PASSWORD })
        subjects.push(((await mailTo(server(), email))?.subject ?? '').replace(/\d{6}/, '######'))
      }
      expect(subjects).toEqual([
        'Keepsake: your code is ######',
        '拾光印记：注册验证码 ######',
        '拾光印記：註冊驗證碼 ######',
      ])
    })
  },
  {
    clock,
    override: (deps) => ({
      ...deps,
      mail: {
        send: async (mail) => {
          if (mailFails) {
            throw new Error('the mail server is away')
          }
          await deps.mail.send(mail)
        },
      },
    }),
  },
)
