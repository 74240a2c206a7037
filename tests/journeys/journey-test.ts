import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { LANGUAGES } from '../../domain/language.ts'
import { messagesOf, type Words } from '../support/builders/messages-of.ts'
import { PATIENCE } from '../support/patience.ts'
import type { Engine } from '../support/servers/engines.ts'
import { postgres } from '../support/servers/postgres.ts'
import { type ShopProcess, startShop } from '../support/servers/shop-process.ts'
import { LOCALES } from './locales.ts'

interface WorkerFixtures {
  /**
   * What the shop remembers with: PostgreSQL as in a merchant's shop, which takes a sixth off the processor time of a
   * journey, or the embedded database of the README's first start.
   */
  readonly engine: Engine
  /** One shop for all journeys of a worker: shoppers differ, as in life. */
  readonly shop: ShopProcess
}

interface JourneyFixtures {
  /** What the shop says in the language of the browser. */
  readonly say: Words
  /** What the browser complained of so far: errors in the console, requests that failed, replies of 400 and more. */
  readonly consoleErrors: string[]
  /** Opens another phone, of somebody else; what it complains of counts too. */
  readonly otherPhone: () => Promise<Page>
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  engine: ['postgres', { option: true, scope: 'worker' }],
  shop: [
    async ({ engine }, use) => {
      const shop = await startShop(engine === 'postgres' ? await (await postgres()).newDatabase() : undefined)
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: PATIENCE.start },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed out of this pattern.
  extraHTTPHeaders: async ({}, use) => use(fromElsewhere()),
  say: async ({ locale }, use) => use(messagesOf(LANGUAGES.find((it) => LOCALES[it] === locale) ?? 'zh-Hans')),
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = []
    listenTo(page, consoleErrors)
    await use(consoleErrors)
  },
  otherPhone: async ({ browser, consoleErrors }, use) => {
    const phones: BrowserContext[] = []
    await use(async () => {
      const phone = await browser.newContext({ extraHTTPHeaders: fromElsewhere() })
      phones.push(phone)
      const page = await phone.newPage()
      listenTo(page, consoleErrors)
      return page
    })
    await Promise.all(phones.map((phone) => phone.close()))
  },
})

let opened = 0

/** Every phone has an address of its own: how often codes are sent to one address is limited. */
function fromElsewhere(): Record<string, string> {
  opened += 1
  return { 'x-forwarded-for': `10.0.${Math.floor(opened / 250)}.${(opened % 250) + 1}` }
}

/** What Playwright itself says where a journey lets no service worker in. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'
/** What Chromium says by the clock of a screen whose code is here while somebody still signs in to see it. */
const FETCHED_AHEAD = 'was preloaded using link preload but not used within a few seconds'

function listenTo(page: Page, consoleErrors: string[]): void {
  page.on('console', (message) => {
    const [kind, text] = [message.type(), message.text()]
    if ((kind === 'error' || kind === 'warning') && text !== NO_WORKER && !text.includes(FETCHED_AHEAD)) {
      consoleErrors.push(`${kind}: ${text} ${message.location().url}`)
    }
  })
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A picture or a question that the page itself has let go of is no failure.
    if (why !== 'net::ERR_ABORTED') {
      consoleErrors.push(`${request.method()} ${request.url()}: ${why}`)
    }
  })
  page.on('response', (response) => {
    if (response.status() >= 400) {
      consoleErrors.push(`${response.request().method()} ${response.url()}: ${response.status()}`)
    }
  })
}
