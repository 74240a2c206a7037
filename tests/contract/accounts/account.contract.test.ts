import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  bindUserPhone,
  getUserInfo,
  keepReferral,
  logout,
  sendLoginVerifyCode,
  sendVerifyCode,
  userLogin,
} from '../../../domain/calls/account.ts'
import { userReg } from '../../../domain/calls/email-account.ts'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { beginsWithZeros, type Puzzle, puzzleText, solvedPuzzle } from '../../../domain/login/puzzle.ts'
import { invariant } from '../../../domain/never.ts'
import { lacksPhone } from '../../../server/accounts/lacks-phone.ts'
import { createUserStore } from '../../../server/stores/users.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { OWN_PAGE, type TestClient } from '../../support/servers/test-client.ts'

let now = Date.UTC(2026, 0, 1)
const clock = { now: () => now }
let smsFails = false

beforeEach(() => {
  // Past the ten codes in ten minutes of one address.
  now += 11 * 60_000
  smsFails = false
})

onBothEngines(
  'signing in',
  (server) => {
    test('A§7 Shop/UserLogin: a phone and its code sign in, and the session cookie is out of reach of scripts [A§3.user] [A§7.SendLoginVerifyCode] [A§7.UserLogin-phone]', async () => {
      const browser = server().client()
      const sent = await browser.call(sendLoginVerifyCode, { phone: '138 0000-0001' })
      expect(sent).toEqual({ Code: 0, Data: { resendAfter: 60, expiresIn: 300 }, Msg: '' })
      const code = (await server().deps.outbox.messages())[0]?.code ?? ''
      const response = await browser.request({
        method: 'POST',
        url: '/Mobile/Shop/UserLogin',
        payload: { phone: '13800000001', verifycode: code },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      const cookie = response.cookies.find((it) => it.name === 'sid')
      expect({ httpOnly: cookie?.httpOnly, sameSite: cookie?.sameSite, path: cookie?.path }).toEqual({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      })
      const { uid } = response.json().Data
      const reply = await browser.call(getUserInfo, { uid })
      expect(reply.Data).toEqual({
        uid,
        phone: '138****0001',
        nickname: '',
        avatar: '',
        mchid: '1',
        typeid: '0',
        discount: 1,
        expiredate: 0,
        refereeid: '',
        loginType: 'phone',
      })
    })

    test('the same phone is the same user, a logged out browser is nobody', async () => {
      const first = await server().signedIn('13800000002')
      const { uid } = (await first.call(getUserInfo, {})).Data
      now += 61_000
      const second = await server().signedIn('13800000002')
      expect((await second.call(getUserInfo, {})).Data.uid).toBe(uid)
      await first.call(logout, {})
      expect((await first.call(getUserInfo, {})).Code).toBe(401)
      expect((await second.call(getUserInfo, {})).Code).toBe(0)
    })

    test('A§7 GetUserInfo: another user id than the session says is not found [A§7.GetUserInfo]', async () => {
      const browser = await server().signedIn('13800000003')
      expect((await browser.call(getUserInfo, { uid: 'somebody-else' })).Code).toBe(404)
    })

    test('B§5 a number that is no mainland mobile number is refused [B§5.phone-refused]', async () => {
      const browser = server().client()
      for (const phone of ['12800000001', '1380000000', '138000000012', 'phone']) {
        expect((await browser.call(sendLoginVerifyCode, { phone })).Code).toBe(1101)
      }
    })

    test('readings 31: a minute between two codes, five tries for one, five minutes of life [A§5.code-check]', async () => {
      const phone = '13800000004'
      const browser = server().client()
      await browser.call(sendLoginVerifyCode, { phone })
      const code = (await server().deps.outbox.messages())[0]?.code ?? ''
      expect((await browser.call(sendLoginVerifyCode, { phone })).Code).toBe(1102)
      const wrong = code === '000000' ? '000001' : '000000'
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await browser.call(userLogin, { phone, verifycode: wrong })).Code).toBe(1104)
      }
      expect((await browser.call(userLogin, { phone, verifycode: code })).Code).toBe(1104)

      now += 61_000
      await browser.call(sendLoginVerifyCode, { phone })
      const next = (await server().deps.outbox.messages())[0]?.code ?? ''
      now += 300_001
      expect((await browser.call(userLogin, { phone, verifycode: next })).Code).toBe(1104)
    })

    test('a code works once, and only in the browser that asked for it', async () => {
      const phone = '13800000005'
      const browser = server().client()
      await browser.call(sendLoginVerifyCode, { phone })
      const verifycode = (await server().deps.outbox.messages())[0]?.code ?? ''
      expect((await server().client().call(userLogin, { phone, verifycode })).Code).toBe(1104)
      expect((await browser.call(userLogin, { phone, verifycode })).Code).toBe(0)
      expect((await browser.call(userLogin, { phone, verifycode })).Code).toBe(1104)
    })

    test('safety 13: what strangers guess and ask for locks nobody out of their phone', async () => {
      now += 86_400_000
      const phone = '13800000041'
      const browser = server().client()
      await browser.call(sendLoginVerifyCode, { phone })
      const verifycode = await codeFor(phone)
      const stranger = server().client()
      const wrong = verifycode === '000000' ? '000001' : '000000'
      const guesses: number[] = []
      for (let attempt = 0; attempt < 22; attempt += 1) {
        guesses.push((await stranger.call(userLogin, { phone, verifycode: wrong })).Code)
      }
      // The guesser is stopped, the code that they guessed at is as good as before.
      expect(guesses).toEqual([...Array.from({ length: 20 }, () => 1104), 1103, 1103])
      expect((await browser.call(userLogin, { phone, verifycode })).Code).toBe(0)
      await browser.call(logout, {})
      now += 61_000
      const sent: number[] = []
      for (let attempt = 0; attempt < 5; attempt += 1) {
        sent.push((await server().client().call(sendLoginVerifyCode, { phone })).Code)
        now += 61_000
      }
      // Strangers have asked for all that may be sent; the browser that has signed in with the phone asks on its own account.
      expect(sent).toEqual([0, 0, 0, 0, 1103])
      expect((await browser.call(sendLoginVerifyCode, { phone })).Code).toBe(0)
      expect((await browser.call(userLogin, { phone, verifycode: await codeFor(phone) })).Code).toBe(0)
    })

    test('safety 13: a second code in a day costs a puzzle, bound to phone and browser, good once and for five minutes', async () => {
      now += 86_400_000
      const phone = '13800000042'
      const browser = server().client()
      const ask = async (from: TestClient, fields: Readonly<Record<string, string>> = {}) => {
        const response = await from.request({
          method: 'POST',
          url: '/emall/index.php/Mobile/Shop/SendLoginVerifyCode',
          payload: new URLSearchParams({ phone, ...fields }).toString(),
          headers: { ...OWN_PAGE, 'content-type': 'application/x-www-form-urlencoded' },
        })
        return response.json<{ readonly Code: number; readonly Data: Puzzle }>()
      }
      const solved = (puzzle: Puzzle) => ({
        puzzle: puzzle.puzzle,
        solution: solvedPuzzle(puzzle, (text) => createHash('sha256').update(text).digest()),
      })
      expect((await ask(browser)).Code).toBe(0)
      now += 61_000
      const asked = await ask(browser)
      expect([asked.Code, asked.Data.bits]).toEqual([1124, 4])
      const right = solved(asked.Data)
      const unsolving = [...'0123456789abcdef'].find(
        (one) => !beginsWithZeros(createHash('sha256').update(puzzleText(right.puzzle, one)).digest(), 4),
      )
      invariant(unsolving, 'not everything solves it')
      const forged = { ...right, puzzle: right.puzzle.replace('.4.', '.1.') }
      const wrong = [{ ...right, solution: unsolving }, forged, { puzzle: right.puzzle }]
      const codes: number[] = []
      for (const fields of wrong) {
        codes.push((await ask(browser, fields)).Code)
      }
      codes.push((await ask(server().client(), right)).Code)
      expect(codes).toEqual([1124, 1124, 1124, 1124])
      expect((await ask(browser, right)).Code).toBe(0)
      now += 61_000
      expect((await ask(browser, right)).Code).toBe(1124)
      const late = solved((await ask(browser)).Data)
      now += 300_000
      expect((await ask(browser, late)).Code).toBe(1124)
      // Who has signed in with the phone in this browser before pays nothing.
      await browser.call(userLogin, { phone, verifycode: '000000' })
      await browser.call(sendLoginVerifyCode, { phone })
      expect((await browser.call(userLogin, { phone, verifycode: await codeFor(phone) })).Code).toBe(0)
      await browser.call(logout, {})
      now += 61_000
      expect((await ask(browser)).Code).toBe(0)
    })

    test('a phone gets five codes an hour and no more', async () => {
      const phone = '13800000006'
      const codes: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        codes.push((await server().client().call(sendLoginVerifyCode, { phone })).Code)
        now += 61_000
      }
      expect(codes).toEqual([0, 0, 0, 0, 0, 1103])
    })

    test('A§7 SendVerifyCode, safety 3.33: both doors that send codes share one budget for a phone [A§7.SendVerifyCode]', async () => {
      const phone = '13800000007'
      const browser = await server().signedIn('13800000008')
      const doors = [
        () => server().client().call(sendLoginVerifyCode, { phone }),
        () => browser.call(sendVerifyCode, { phone }),
      ]
      const codes: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        codes.push((await doors[attempt % 2]?.())?.Code ?? -1, (await doors[(attempt + 1) % 2]?.())?.Code ?? -1)
        now += 61_000
      }
      // A minute between two codes counts over both doors, and so do the five of an hour.
      expect(codes).toEqual([0, 1102, 0, 1102, 0, 1102, 0, 1102, 0, 1102, 1103, 1102])
    })

    test('safety 3.34: a code for binding signs nobody in, and a code for signing in binds nothing', async () => {
      now += 3_600_000
      const phone = '13800000009'
      const browser = await server().signedIn('13800000010')
      await browser.call(sendVerifyCode, { phone })
      const forBinding = await codeFor(phone)
      expect((await browser.call(userLogin, { phone, verifycode: forBinding })).Code).toBe(1104)
      now += 61_000
      await browser.call(sendLoginVerifyCode, { phone })
      expect((await browser.call(bindUserPhone, { phone, verifycode: await codeFor(phone) })).Code).toBe(1104)
      expect((await browser.call(bindUserPhone, { phone, verifycode: forBinding })).Code).toBe(0)
    })

    test('A§7 BindUserPhone, safety 3.39: another phone is bound a moment after signing in; the old number is free, the new one signs in [A§7.BindUserPhone]', async () => {
      const [old, next] = ['13800000011', '13800000012']
      const browser = await server().signedIn(old)
      const { uid } = (await browser.call(getUserInfo, {})).Data
      await browser.call(sendVerifyCode, { phone: next })
      const bound = await browser.call(bindUserPhone, { phone: next, verifycode: await codeFor(next), uid })
      expect([bound.Code, bound.Data.phone]).toEqual([0, '138****0012'])
      now += 61_000
      const again = await server().signedIn(next)
      expect((await again.call(getUserInfo, {})).Data.uid).toBe(uid)
      const stranger = await server().signedIn(old)
      expect((await stranger.call(getUserInfo, {})).Data.uid).not.toBe(uid)
    })

    test('safety 3.39: later than 15 minutes the phone that is bound must answer, and a slip costs no second code', async () => {
      const [old, next] = ['13800000013', '13800000014']
      const browser = await server().signedIn(old)
      now += 15 * 60_000 + 1
      await browser.call(sendVerifyCode, { phone: next })
      const verifycode = await codeFor(next)
      expect((await browser.call(bindUserPhone, { phone: next, verifycode })).Code).toBe(1116)
      expect((await browser.call(sendVerifyCode, {})).Code).toBe(0)
      const oldcode = await codeFor(old)
      const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
      const steps = [
        { phone: next, verifycode, oldcode: wrong(oldcode) },
        { phone: next, verifycode: wrong(verifycode), oldcode },
        { phone: next, verifycode },
      ]
      const codes: number[] = []
      for (const step of steps) {
        codes.push((await browser.call(bindUserPhone, step)).Code)
      }
      expect(codes).toEqual([1123, 1104, 0])
    })

    test('safety 3.39: a phone that has an account is not merged: its owner signs in with it', async () => {
      const [mine, taken] = ['13800000015', '13800000016']
      await server().signedIn(taken)
      const browser = await server().signedIn(mine)
      now += 61_000
      await browser.call(sendVerifyCode, { phone: taken })
      expect((await browser.call(bindUserPhone, { phone: taken, verifycode: await codeFor(taken) })).Code).toBe(1115)
      expect((await browser.call(getUserInfo, {})).Data.phone).toBe('138****0015')
    })

    test('safety 3.39: nobody binds a phone to somebody else', async () => {
      const browser = await server().signedIn('13800000017')
      await browser.call(sendVerifyCode, { phone: '13800000018' })
      const ask = { phone: '13800000018', verifycode: await codeFor('13800000018'), uid: 'somebody-else' }
      expect((await browser.call(bindUserPhone, ask)).Code).toBe(404)
    })

    test('B§8 login: phone not bound, for who has none and is asked at a PC [B§8.phone-not-bound]', async () => {
      const { db } = server().deps
      const uid = asId<UserId>('u-without-phone')
      const mchid = asId<MerchantId>('1')
      await createUserStore(db).insert(
        { uid, mchid, loginType: 'wechat', referral: { refereeid: '', srcuid: '' } },
        now,
      )
      const lacks = (onPc: boolean) => lacksPhone(db, { uid, merchantId: mchid, onPc })
      expect([await lacks(true), await lacks(false)]).toEqual([true, false])
      expect(await createUserStore(db).bindPhone(uid, mchid, '13800000019')).toMatchObject({ phone: '13800000019' })
      expect(await lacks(true)).toBe(false)
    })

    test.each([
      ['CreateOrder', { pay_amount: '0', recvname: '王小明', recvphone: '13800138000' }],
      ['ReUpdateOrderInfo', { mode: '1', outtradeid: 'T-pc' }],
      ['CreateUpgradeUserLevelOrder', { typeid: '2' }],
    ])(
      'B§6 login on a PC needs a bound phone: %s from a PC is refused without one, and nothing is made [B§6.pc-phone]',
      async (call, fields) => {
        const browser = server().client()
        const email = `pc-${call}@example.com`.toLowerCase()
        const ask = { email, password: 'correct horse', password2: 'correct horse' }
        await browser.call(userReg, ask)
        const verifycode = await codeFor(email)
        await browser.call(userReg, { ...ask, verifycode })
        const from = async (agent: string) =>
          (
            await browser.request({
              method: 'POST',
              url: `/Mobile/Shop/${call}`,
              payload: { ...fields, orderdata: JSON.stringify([{ pid: 'p', quantity: 1 }]) },
              headers: { 'sec-fetch-site': 'same-origin', 'user-agent': agent },
            })
          ).json().Code
        const pc = await from('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0')
        const phone = await from('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148')
        expect([pc, phone === 1114]).toEqual([1114, false])
      },
    )

    test('B§8 login: user info not existing [B§8.no-user-info]', async () => {
      const { db } = server().deps
      const browser = await server().signedIn('13800000020')
      await db.execute("delete from users where phone = '13800000020'")
      expect((await browser.call(getUserInfo, {})).Code).toBe(1106)
    })

    test('safety section 4: the first link counts, stays with a new user, and nobody refers himself [A§2.entry-referral]', async () => {
      const { db } = server().deps
      const referrer = await server().signedIn('13800000021')
      const { uid } = (await referrer.call(getUserInfo, {})).Data
      const browser = server().client()
      await browser.call(keepReferral, { refereeid: uid, srcuid: 'u-src' })
      await browser.call(keepReferral, { refereeid: 'somebody-later' })
      await browser.signIn('13800000022', server().deps.outbox)
      const newcomer = (await browser.call(getUserInfo, {})).Data
      const merchantId = asId<MerchantId>('1')
      expect([
        newcomer.refereeid,
        (await createUserStore(db).find(asId<UserId>(newcomer.uid), merchantId))?.referral,
      ]).toEqual([uid, { refereeid: uid, srcuid: 'u-src' }])

      now += 61_000
      const himself = server().client()
      await himself.call(keepReferral, { refereeid: uid })
      await himself.signIn('13800000021', server().deps.outbox)
      const forged = server().client()
      forged.cookies.set('ref', `${uid}..${now}.forged`)
      await forged.signIn('13800000023', server().deps.outbox)
      expect([
        (await himself.call(getUserInfo, {})).Data.refereeid,
        (await forged.call(getUserInfo, {})).Data.refereeid,
      ]).toEqual(['', ''])
    })

    test('a code that the provider did not take may be asked for again at once', async () => {
      const browser = server().client()
      smsFails = true
      expect((await browser.call(sendLoginVerifyCode, { phone: '13800000024' })).Code).toBe(1105)
      smsFails = false
      expect((await browser.call(sendLoginVerifyCode, { phone: '13800000024' })).Code).toBe(0)
    })

    async function codeFor(phone: string): Promise<string> {
      return (await server().deps.outbox.messages()).find((it) => it.to === phone)?.code ?? ''
    }
  },
  {
    clock,
    override: (deps) => ({
      ...deps,
      sms: {
        send: async (message) => {
          if (smsFails) {
            throw new Error('the provider is away')
          }
          await deps.sms.send(message)
        },
      },
    }),
  },
)
