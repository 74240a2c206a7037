import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'

/** A phone's browser: its page, and the wire to what only Chromium itself can tell. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
}

export interface Line {
  /** Both ways, bits a second. */
  readonly bitsPerSecond: number
  /** Until the answer to the smallest question, ms. */
  readonly latency: number
}

export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: [...CHROMIUM_FLAGS, ...args], ...(executablePath ? { executablePath } : {}) })
}

/** A phone that has never been at this shop. */
export async function newPhone(
  browser: Browser,
  url: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Phone> {
  const context = await browser.newContext({
    ...{ viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-GB' },
    serviceWorkers: 'block',
  })
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  return { context, page, cdp: await context.newCDPSession(page) }
}

/** Slows the processor of the page down by this factor; workers keep theirs. */
export async function slowDown({ cdp }: Phone, times: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
}

export async function onLine({ cdp }: Phone, { bitsPerSecond, latency }: Line): Promise<void> {
  const throughput = bitsPerSecond / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  })
}
