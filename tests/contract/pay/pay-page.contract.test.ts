import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { payToken } from '../../../server/pay/pay-link.ts'
import { createPaymentProviders } from '../../../server/pay/payment-providers.ts'
import { startPayment } from '../../../server/pay/start-payment.ts'
import { queryProvider } from '../../../server/providers/query-provider.ts'
import { createIdentityStore } from '../../../server/stores/identities.store.ts'
import { createAttemptStore } from '../../../server/stores/payments.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import {
  effectsOf,
  jobsOf,
  openPayPage,
  orderBook,
  type PayHosts,
  pressPay,
  startPayHosts,
  tellWechat,
  USER_AGENTS,
} from '../../support/worlds/pay-world.ts'

const MERCHANT = asId<MerchantId>('1')

let hosts: PayHosts
beforeAll(async () => {
  hosts = await startPayHosts()
})
afterAll(() => hosts?.close())

let phones = 0
const nextPhone = () => `1372${String(phones++).padStart(7, '0')}`

onBothEngines(
  'the pay page',
  (server) => {
    const book = () => orderBook(server(), nextPhone())

    describe('A§7 Pay: the page', () => {
      test.each([
        ['messenger', ['wechat-native', 'stripe-checkout']],
        ['phone', ['wechat-h5', 'stripe-checkout']],
        ['computer', ['wechat-native', 'stripe-checkout']],
      ] as const)('A§7 Pay: on a %s it offers what works there', async (place, methods) => {
        const { browser, payurl } = await book()
        const { forms } = await openPayPage(browser, payurl, USER_AGENTS[place])
        expect(forms.map((form) => form.get('request')?.split('|')[1])).toEqual(methods)
      })

      test('A§7 Pay: inside the messenger, signed in by it, its own payment is asked by the page', async () => {
        const { browser, payurl, uid, orderId } = await book()
        const identity = { mchid: MERCHANT, provider: 'wechat' as const, subject: `openid-${orderId}` }
        await createIdentityStore(server().deps.db).tie(identity, asId<UserId>(uid), Date.now())
        const go = await pressPay(browser, payurl, 'wechat-jsapi', USER_AGENTS.messenger)
        const page = await openPayPage(browser, go, USER_AGENTS.messenger)
        const told = /data-messenger="([^"]*)"/.exec(page.body)?.[1]?.replaceAll('&#34;', '"') ?? ''
        expect(go).toBe(`${payurl}?try=1`)
        expect(Object.keys(JSON.parse(told)).sort()).toEqual([
          'appId',
          'nonceStr',
          'package',
          'paySign',
          'signType',
          'timeStamp',
        ])
        expect(hosts.wechat.trades.get(`${orderId}-1`)?.payer).toEqual({ openid: `openid-${orderId}` })
        // What the messenger is told is for its payer: who holds the link reads the page without it.
        const k = payToken(server().deps.secrets, orderId, Date.now())
        expect((await openPayPage(server().client(), `${payurl}?try=1&k=${k}`)).body).not.toContain('data-messenger')
      })

      test('safety 3.15: looking changes nothing, stands in no frame and shows no secret [A§7.Pay]', async () => {
        const ordered = await book()
        const { browser, payurl, orderId } = ordered
        for (const query of ['', '?back=1', '?try=1', '?friend=1', '?trouble=again', '?state=paid']) {
          const page = await browser.request({ method: 'GET', url: `${payurl}${query}` })
          expect(page.statusCode).toBe(200)
          expect(page.headers['cache-control']).toBe('no-store')
          expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
          expect(page.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
          expect(page.body).not.toMatch(/<script(?! src="\/emall\/pay\/pay.js" defer>)|sk_test|whsec|0123456789abcdef/)
        }
        expect([
          (await ordered.now()).state,
          await createAttemptStore(server().deps.db).countOf(orderId),
          await effectsOf(server(), ordered),
        ]).toEqual(['awaiting-pay', 0, []])
      })

      test('its owner reads when it arrives if it is paid now, whoever holds the link does not [A§7.Pay]', async () => {
        const { browser, payurl, orderId } = await book()
        const k = payToken(server().deps.secrets, orderId, Date.now())
        const told = [await openPayPage(browser, payurl), await openPayPage(server().client(), `${payurl}?k=${k}`)].map(
          ({ body }) => /<dt>预计送达<\/dt><dd>(\d+月\d+日 – )?\d+月\d+日（现在付款）/.test(body),
        )
        expect(told).toEqual([true, false])
      })

      test('the state that the page asks for is there for the owner only', async () => {
        const { browser, payurl } = await book()
        const ask = async (client: typeof browser) => {
          const { statusCode, body } = await client.request({ method: 'GET', url: `${payurl}/state` })
          return [statusCode, JSON.parse(body).state]
        }
        const stranger = await server().signedIn(nextPhone())
        expect([await ask(browser), await ask(server().client()), await ask(stranger)]).toEqual([
          [200, 'open'],
          [401, 'unknown'],
          [404, 'unknown'],
        ])
      })
    })

    describe('safety 3.15: a payment is begun by a button', () => {
      test('once, however often it is pressed, for the amount of the order, whatever the form says', async () => {
        const ordered = await book()
        const { browser, payurl, orderId, amount } = ordered
        const [first, second] = [
          await pressPay(browser, payurl, 'stripe-checkout'),
          await pressPay(browser, payurl, 'stripe-checkout'),
        ]
        const page = await openPayPage(browser, payurl)
        const form = new URLSearchParams(page.forms[1])
        form.append('amount', '1')
        const plain = await browser.request({
          method: 'POST',
          url: `${payurl}?amount=1`,
          payload: form.toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': USER_AGENTS.computer },
        })
        const sessions = hosts.stripe.sessions.filter((it) => it.client_reference_id === orderId)
        expect([first, second, plain.headers.location]).toEqual([sessions[0]?.url, sessions[0]?.url, `${payurl}?try=1`])
        expect(sessions.map((it) => [it.amount_total, it.success_url, it.cancel_url])).toEqual([
          [amount, `http://localhost:80${payurl}?back=1`, `http://localhost:80${payurl}`],
        ])
        expect([(await ordered.now()).state, await jobsOf(server(), 'ask-payment', orderId)]).toEqual([
          'awaiting-pay',
          3,
        ])
      })

      test('a code is drawn where it is looked at', async () => {
        const { browser, payurl } = await book()
        const page = await openPayPage(browser, await pressPay(browser, payurl, 'wechat-native'))
        expect(page.body).toMatch(/<svg class="qr" role="img" aria-label="[^"]+" viewBox="0 0 \d+ \d+"/)
        expect(page.body).toContain('data-wait="code"')
      })

      test('of another order, of long ago, made up, or not offered here: it begins nothing', async () => {
        const [one, other] = [await book(), await book()]
        const { forms } = await openPayPage(other.browser, other.payurl)
        const own = (await openPayPage(one.browser, one.payurl)).forms[0] ?? new URLSearchParams()
        const forged = new URLSearchParams(own)
        forged.set('request', (own.get('request') ?? '').replace('wechat-native', 'stripe-checkout'))
        for (const payload of [forms[0]?.toString(), forged.toString(), 'request=x&token=y', '']) {
          const reply = await one.browser.request({
            method: 'POST',
            url: one.payurl,
            payload: payload ?? '',
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': USER_AGENTS.computer },
          })
          expect([reply.statusCode, reply.body.includes('role="alert"')]).toEqual([200, true])
        }
        expect(await createAttemptStore(server().deps.db).countOf(one.orderId)).toBe(0)
      })

      test('a provider that is down leaves the order open, says so, and the next press is the same try', async () => {
        const { browser, payurl, orderId } = await book()
        hosts.stripe.breakDown(503)
        const go = await pressPay(browser, payurl, 'stripe-checkout')
        hosts.stripe.breakDown(undefined)
        expect(go).toBe(`${payurl}?trouble=unreachable`)
        expect((await openPayPage(browser, go)).body).toMatch(/role="alert">[^<]{10,}</)
        await pressPay(browser, payurl, 'stripe-checkout')
        expect(await createAttemptStore(server().deps.db).countOf(orderId)).toBe(1)
      })

      test('a provider that the shop asks by its common asking is down like any other', async () => {
        const { deps } = server()
        const { orderId, payurl } = await book()
        const stripe = await createPaymentProviders(deps).find(MERCHANT, 'stripe')
        invariant(stripe, 'the merchant has a contract with Stripe')
        const nobody = new URL('http://127.0.0.1:9/pay')
        const start = async () => {
          await queryProvider({ what: 'a payment', url: nobody })
          return await Promise.reject(new Error('nobody answers there'))
        }
        const providers = { ...createPaymentProviders(deps), find: async () => ({ ...stripe, start }) }
        const page = new URL(payurl, 'https://shop.example').href
        const intent = { method: 'stripe-checkout', title: 'Keepsake', returnUrl: page, cancelUrl: page } as const
        const outcome = await startPayment(
          deps,
          providers,
          { order: { id: orderId, mchid: MERCHANT }, ...intent, openid: undefined, payerIp: '127.0.0.1' },
          deps.clock.now(),
        )
        expect(outcome).toEqual({ kind: 'unreachable' })
      })
    })

    describe('safety 3.15: a friend pays by a link', () => {
      test('that shows amount and merchant, nothing of the shopper, and begins a payment', async () => {
        const { browser, payurl, orderId, amount } = await book()
        const owners = await openPayPage(browser, `${payurl}?friend=1`)
        const link = /<p class="link">http:\/\/localhost:80([^<]+)<\/p>/.exec(owners.body)?.[1] ?? ''
        const friend = server().client()
        const page = await openPayPage(friend, link)
        expect([page.status, page.forms.length, page.body.includes((amount / 100).toFixed(2))]).toEqual([200, 2, true])
        for (const personal of [
          RECEIVER.recvname,
          '138****8000',
          RECEIVER.recvcity,
          RECEIVER.recvaddress,
          'order_info',
        ]) {
          expect([personal, page.body.includes(personal)]).toEqual([personal, false])
        }
        const go = await pressPay(friend, link, 'stripe-checkout')
        expect(go).toBe(hosts.stripe.sessions.findLast((it) => it.client_reference_id === orderId)?.url)
        const asked = await friend.request({ method: 'GET', url: link.replace('?', '/state?') })
        expect(asked.json()).toEqual({ state: 'open' })
      })

      test('and is nothing without its token, with another one, or a day later', async () => {
        const [one, other] = [await book(), await book()]
        const { secrets } = server().deps
        const tokens = [
          payToken(secrets, other.orderId, Date.now()),
          payToken(secrets, one.orderId, Date.now() - 26 * 3_600_000),
          'x.y',
          '',
        ]
        const friend = server().client()
        const replies = await Promise.all(
          tokens.map((k) => friend.request({ method: 'GET', url: `${one.payurl}?k=${k}` })),
        )
        const bare = await friend.request({ method: 'GET', url: one.payurl })
        expect([replies.map((reply) => reply.statusCode), bare.statusCode]).toEqual([[404, 404, 404, 404], 302])
      })

      test('pressed however often, in whatever way it is written, leaves its owner his tries', async () => {
        const { browser, payurl, orderId } = await book()
        const k = payToken(server().deps.secrets, orderId, Date.now())
        const [time = '', signature = ''] = k.split('.')
        const friend = server().client()
        const written = [`${k}.x`, `${time}!.${signature}`, `${time.toUpperCase()}.${signature}`]
        const replies = await Promise.all(
          written.map((token) => friend.request({ method: 'GET', url: `${payurl}?k=${encodeURIComponent(token)}` })),
        )
        const attempts = createAttemptStore(server().deps.db)
        const like = { orderId, mchid: asId<MerchantId>('1'), method: 'stripe-checkout' }
        const at = { startedAt: Date.now() - 60_000, expiresAt: Date.now() - 1 }
        for (let n = 1; n <= 30; n += 1) {
          await attempts.insert({ ...like, ...at, n, returnUrl: `https://shop.example${payurl}?k=${k}&back=1` })
        }
        const [theirs, own] = [
          await pressPay(friend, `${payurl}?k=${k}`, 'stripe-checkout'),
          await pressPay(browser, payurl, 'stripe-checkout'),
        ]
        expect([replies.map(({ statusCode }) => statusCode), theirs.includes('too-often'), own]).toEqual([
          [404, 404, 404],
          true,
          hosts.stripe.sessions.findLast((it) => it.client_reference_id === orderId)?.url,
        ])
      })

      test('is used up when the order is paid', async () => {
        const ordered = await book()
        const k = payToken(server().deps.secrets, ordered.orderId, Date.now())
        await tellWechat(server(), hosts, ordered)
        const page = await openPayPage(server().client(), `${ordered.payurl}?k=${k}`)
        expect([page.status, page.forms.length, page.body.includes(RECEIVER.recvname)]).toEqual([200, 0, false])
      })
    })
  },
  { role: 'api', override: (deps) => hosts.override(deps) },
)

onBothEngines(
  'payments of a shop without a provider',
  (server) => {
    test('A§7 Pay: it says so in the shopper’s language, and no button pays', async () => {
      const { browser, payurl, ...ordered } = await orderBook(server(), nextPhone())
      const page = await openPayPage(browser, payurl)
      expect([page.forms, page.body.includes('店铺还没有开通在线付款')]).toEqual([[], true])
      const reply = await browser.request({
        method: 'POST',
        url: payurl,
        payload: 'event=x&token=y',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([reply.statusCode, (await ordered.now()).state]).toEqual([200, 'awaiting-pay'])
    })
  },
  {
    role: 'api',
    override: (deps) => ({ ...deps, env: { ...deps.env, mode: 'production' } }),
  },
)
