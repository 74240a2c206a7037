import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { findFirefox } from '../support/browser/firefox-hashes.ts'
import type { Engine } from './engine.ts'

/** Firefox by WebDriver BiDi, without a window. */
export async function openFirefox(): Promise<Engine> {
  const executablePath = findFirefox()
  if (!executablePath) {
    throw new Error('no Firefox: install one, or name it in FIREFOX_PATH')
  }
  const home = mkdtempSync(join(tmpdir(), 'engines-firefox-'))
  const browser = await launch({
    ...{ browser: 'firefox', executablePath, headless: true, userDataDir: join(home, 'profile') },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
    env: { ...process.env, HOME: home, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    defaultViewport: { width: 800, height: 860 },
  })
  const page = await browser.newPage()
  return {
    name: 'Firefox',
    async open(url, cookies) {
      const { hostname: domain } = new URL(url)
      await browser.setCookie(
        ...cookies.map((cookie) => ({
          ...cookie,
          domain,
          path: '/',
          httpOnly: true,
          secure: false,
          size: 0,
          session: true,
          expires: -1,
        })),
      )
      await page.goto(url)
    },
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    async drag([from, ...way]) {
      if (!from) {
        return
      }
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const to of way) {
        await page.mouse.move(to.x, to.y)
      }
      await page.mouse.up()
    },
    async doubleTap({ x, y }) {
      await page.mouse.click(x, y, { count: 2 })
    },
    async wheel({ x, y }, deltaY) {
      await page.mouse.move(x, y)
      await page.mouse.wheel({ deltaY })
    },
    async press(key) {
      const [last, ...held] = key.split('+').reverse() as ('Control' | 'z')[]
      for (const one of held) {
        await page.keyboard.down(one)
      }
      await page.keyboard.press(last as 'z')
      for (const one of held) {
        await page.keyboard.up(one)
      }
    },
    type: (text) => page.keyboard.type(text),
    async reload() {
      await page.reload()
    },
    async back() {
      await page.goBack()
    },
    async screenshot(file) {
      await page.screenshot({ path: file as `${string}.png` })
    },
    async close() {
      await browser.close()
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
