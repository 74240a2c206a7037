import { expect, test } from 'vitest'
import { getUserInfo, logout, sendLoginVerifyCode, userLogin } from '../../domain/calls/account.ts'
import { onBothEngines } from '../support/engines.ts'

let now = Date.UTC(2026, 0, 1)
const clock = { now: () => now }

onBothEngines(
  'signing in',
  (server) => {
    test('a phone and its code sign in, and the session cookie is out of reach of scripts', async () => {
      const browser = server().client()
      const sent = await browser.call(sendLoginVerifyCode, { phone: '138 0000-0001' })
      expect(sent).toEqual({ Code: 0, Data: { resendAfter: 60, expiresIn: 300 }, Msg: '' })
      const code = server().deps.outbox.messages()[0]?.code ?? ''
      const response = await browser.request({
        method: 'POST',
        url: '/Mobile/Shop/UserLogin',
        payload: { phone: '13800000001', verifycode: code },
        headers: { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'shop' },
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

    test('another user id than the session says is not found', async () => {
      const browser = await server().signedIn('13800000003')
      expect((await browser.call(getUserInfo, { uid: 'somebody-else' })).Code).toBe(404)
    })

    test('B§5 a number that is no mainland mobile number is refused', async () => {
      const browser = server().client()
      for (const phone of ['12800000001', '1380000000', '138000000012', 'phone']) {
        expect((await browser.call(sendLoginVerifyCode, { phone })).Code).toBe(1101)
      }
    })

    test('readings 31: a minute between two codes, five tries for one, five minutes of life', async () => {
      const phone = '13800000004'
      const browser = server().client()
      await browser.call(sendLoginVerifyCode, { phone })
      const code = server().deps.outbox.messages()[0]?.code ?? ''
      expect((await browser.call(sendLoginVerifyCode, { phone })).Code).toBe(1102)
      const wrong = code === '000000' ? '000001' : '000000'
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await browser.call(userLogin, { phone, verifycode: wrong })).Code).toBe(1104)
      }
      expect((await browser.call(userLogin, { phone, verifycode: code })).Code).toBe(1104)

      now += 61_000
      await browser.call(sendLoginVerifyCode, { phone })
      const next = server().deps.outbox.messages()[0]?.code ?? ''
      now += 300_001
      expect((await browser.call(userLogin, { phone, verifycode: next })).Code).toBe(1104)
    })

    test('a code works once, and only in the browser that asked for it', async () => {
      const phone = '13800000005'
      const browser = server().client()
      await browser.call(sendLoginVerifyCode, { phone })
      const verifycode = server().deps.outbox.messages()[0]?.code ?? ''
      expect((await server().client().call(userLogin, { phone, verifycode })).Code).toBe(1104)
      expect((await browser.call(userLogin, { phone, verifycode })).Code).toBe(0)
      expect((await browser.call(userLogin, { phone, verifycode })).Code).toBe(1104)
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
  },
  { clock },
)
