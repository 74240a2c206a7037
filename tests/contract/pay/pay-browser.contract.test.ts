import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM_FLAGS, findChromium } from '../../../chromium.ts'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { createIdentityStore } from '../../../server/stores/identities.store.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import {
  type OrderedBook,
  orderBook,
  type PayHosts,
  sessionOf,
  startPayHosts,
  tellStripe,
  tellWechat,
  USER_AGENTS,
} from '../../support/worlds/pay-world.ts'

/** A small phone. */
const PHONE = { width: 375, height: 667 }

let hosts: PayHosts
let server: TestServer
let origin: string
let chrome: Browser
beforeAll(async () => {
  hosts = await startPayHosts()
  server = await startTestServer({ role: 'api', override: (deps) => hosts.override(deps) })
  origin = await server.listen()
  const executablePath = findChromium()
  chrome = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) })
})
afterAll(async () => {
  await chrome?.close()
  await server?.close()
  await hosts?.close()
})

interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly book: OrderedBook
  readonly consoleErrors: string[]
}

let phones = 0

/** The shopper's own phone, signed in, at the pay page of an order. */
async function visit(userAgent: string, locale = 'en'): Promise<Visit> {
  const book = await orderBook(server, `1375${String(phones++).padStart(7, '0')}`)
  const context = await chrome.newContext({ viewport: PHONE, userAgent, locale, hasTouch: true })
  await context.addCookies([...book.browser.cookies].map(([name, value]) => ({ name, value, url: origin })))
  const page = await context.newPage()
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') {
      consoleErrors.push(message.text())
    }
  })
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  await context.route('https://checkout.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title>' }),
  )
  await context.route('**/emall/app/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>App</title>' }),
  )
  await page.goto(`${origin}${book.payurl}`)
  return { page, context, book, consoleErrors }
}

describe('A§7 Pay: the page in a browser on a small phone', () => {
  test.each(['zh-CN', 'en', 'zh-TW'])('%s: nothing is cut off, everything to tap is 44 px high', async (locale) => {
    const { page, context, consoleErrors } = await visit(USER_AGENTS.phone, locale)
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    const low = await page
      .locator('a, button')
      .evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().height < 44).map((it) => it.textContent))
    expect([wide, low, consoleErrors]).toEqual([PHONE.width, [], []])
    await context.close()
  })

  test('a card: to Stripe by one tap; back out of the browser’s memory the page is as new', async () => {
    const { page, context, book, consoleErrors } = await visit(USER_AGENTS.computer)
    await page.getByRole('button', { name: /by card/ }).tap()
    await page.waitForURL('https://checkout.stripe.example/**')
    hosts.stripe.pay(sessionOf(hosts, book).id)
    await tellStripe(server, 'checkout.session.completed', sessionOf(hosts, book))
    await page.goBack()
    await page.getByText('Your order is being prepared').waitFor()
    expect([await page.getByRole('button').count(), consoleErrors]).toEqual([0, []])
    await context.close()
  })

  test('a code: the page goes on by itself once it is paid', async () => {
    const { page, context, book, consoleErrors } = await visit(USER_AGENTS.computer)
    await page.getByRole('button', { name: /WeChat code/ }).tap()
    await page.getByRole('img', { name: 'Scan this code with WeChat to pay' }).waitFor()
    await tellWechat(server, hosts, book)
    await page.waitForURL(`**/emall/app/#/order_success?oid=${book.orderId}`)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  test('inside the messenger its payment opens by itself; its word is only a reason to ask', async () => {
    const { page, context, book, consoleErrors } = await visit(USER_AGENTS.messenger)
    const identity = { mchid: asId<MerchantId>('1'), provider: 'wechat' as const, subject: `o-${book.orderId}` }
    await createIdentityStore(server.deps.db).tie(identity, asId<UserId>(book.uid), Date.now())
    await page.addInitScript(`window.told = []
      window.WeixinJSBridge = { invoke: (name, params, answer) => { window.told.push([name, params.package]); window.answer = answer } }`)
    await page.reload()
    await page.getByRole('button', { name: /with WeChat/ }).tap()
    // A function, not text: text is evaluated at each look, and the page's policy forbids that from the second look on.
    await page.waitForFunction(() => 'answer' in window)
    expect(await page.evaluate('window.told')).toEqual([
      ['getBrandWCPayRequest', `prepay_id=wx26112221580621e9b071c00d9e093b0000-${book.orderId}-1`],
    ])
    await page.evaluate("window.answer({ err_msg: 'get_brand_wcpay_request:ok' })")
    await page.getByText('We are checking your payment').waitFor()
    expect((await book.now()).state).toBe('awaiting-pay')
    await tellWechat(server, hosts, book)
    await page.waitForURL(`**/emall/app/#/order_success?oid=${book.orderId}`)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  test('safety 10.4: back without news it asks for a minute, then says "being confirmed", never "failed"', async () => {
    const { page, context, book } = await visit(USER_AGENTS.phone)
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/state?back=1') || request.url().endsWith('/state')) {
        asked.push(request.url())
      }
    })
    await page.goto(`${origin}${book.payurl}?back=1`)
    await page.getByText('We are checking your payment').waitFor()
    // The page's clock goes as fast as its questions are answered, however long an answer takes here.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1000)
          return await page.locator('#said').textContent()
        },
        { interval: 0 },
      )
      .toContain('your payment is being confirmed')
    expect([asked.length > 5, (await page.textContent('body'))?.includes('failed')]).toEqual([true, false])
    await context.close()
  })
})
