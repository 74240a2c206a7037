import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { preview } from 'vite'
import { waiting as expect } from '../journeys/waiting.ts'
import { fillInvitation } from '../support/browser/fill-invitation.ts'
import type { ShopProcess } from '../support/servers/shop-process.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const BOOK = join(ROOT, 'dist', 'storybook')
const DESK = { viewport: { width: 1280, height: 800 } }

type Take = (page: Page, name: string) => Promise<void>

/** Every page of a look on everything that the shop sells. */
const CHECKED_MS = 300_000

/** The merchant's console, as the owner who was just invited sees it: the way to the first sold book, and a look with its pages. */
export async function takeConsole(browser: Browser, shop: ShopProcess, take: Take): Promise<void> {
  const said = await shop.operate('invite', 'owner', 'Lin')
  const link = /https?:\S+/.exec(said)?.[0]
  if (!link) {
    throw new Error(`an invitation without a link: ${said}`)
  }
  const page = await (await browser.newContext({ ...DESK, locale: 'en-GB' })).newPage()
  await page.goto(link)
  await fillInvitation(page, 'lin@example.com')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('To the first sold book')).toBeVisible()
  await take(page, 'console.en')
  await page.goto(new URL('/manage#/looks/theme-linen/show', link).href)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('It prints well')).toBeVisible({ timeout: CHECKED_MS })
  await page.getByRole('img', { name: /^cover 1$/i }).scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.locator('figure img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)))
    .toBe(true)
  await take(page, 'console-look.en')
}

/** The workbench of designers: a book in the crop, what is above every story, and the machines that it reads below it. */
export async function takeWorkbench(browser: Browser, take: Take): Promise<void> {
  spawnSync('npm', ['run', '-s', 'build-storybook'], { cwd: ROOT, stdio: 'inherit' })
  const server = await preview({
    ...{ root: ROOT, base: '/', configFile: false, logLevel: 'error', build: { outDir: BOOK } },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    const viewport = { width: 1440, height: 1080 }
    const page = await (await browser.newContext({ viewport, locale: 'en-GB' })).newPage()
    await page.goto(`${server.resolvedUrls?.local[0]}?path=/story/screens-theme-preview--cropping`)
    await page.getByRole('tab', { name: 'Machines' }).click({ timeout: 60_000 })
    await expect(page.getByRole('link', { name: /^editing · tool.cropping/ })).toBeVisible()
    await take(page, 'storybook')
  } finally {
    await server.close()
  }
}
