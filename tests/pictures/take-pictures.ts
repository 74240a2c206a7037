import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'
import type { Language } from '../../domain/language.ts'
import { FIT_NAMES } from '../../domain/order/chosen-labels.ts'
import { cropPhoto } from '../journeys/edit-steps.ts'
import { LOCALES } from '../journeys/locales.ts'
import { placeOrder } from '../journeys/order-steps.ts'
import {
  APP,
  designBook,
  leafOnTo,
  photosOnCanvas,
  pickPhotos,
  type Shopper,
  signIn,
  startBook,
  titleGroup,
  untilSafe,
  untilSaved,
} from '../journeys/shopper-steps.ts'
import { waiting as expect } from '../journeys/waiting.ts'
import { messagesOf } from '../support/builders/messages-of.ts'
import { startShop } from '../support/servers/shop-process.ts'
import { demoFiles } from './demo-files.ts'
import { takeConsole, takeWorkbench } from './take-desks.ts'

/** `npm run pictures`: takes the pictures of README.md, most on a phone of 375 x 667 points, out of the demo photographs. */

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const PHOTOS = join(import.meta.dirname, '..', '..', 'build', 'pictures')
const QUALITY = 75
const LIMIT_BYTES = 120_000
/** Places of two looks on the screen that shows them. */
const WHITE = 0
const JOURNEY = 2
const PHONE = { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

const shop = await startShop()
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) })
try {
  mkdirSync(FOLDER, { recursive: true })
  await takeEnglish()
  await takeChinese()
  await takeCalendar()
  await takePrints()
  await takeWall()
  await takeConsole(browser, shop, takePage)
  await takeWorkbench(browser, takePage)
} finally {
  await browser.close()
  await shop.close()
}

/** The shop's front, the designed book, the crop. */
async function takeEnglish(): Promise<void> {
  const shopper = await shopperIn('en', { index: 'index.en', crop: 'crop.en' })
  await fillAlbum(shopper, '13800000001', 'A day by the sea', JOURNEY)
  await designBook(shopper)
  const { page, say } = shopper
  await page.getByRole('button', { name: say('Open book') }).tap()
  await leafOnTo(shopper, async () => (await photosOnCanvas(page).count()) > 1)
  await expect(page.getByText(say.like('Previews: {0} of {1}'))).toBeHidden()
  await take(shopper, 'preview.en')
  await cropPhoto(shopper)
}

/** The album, the order, and the orders in the other script. */
async function takeChinese(): Promise<void> {
  const shopper = await shopperIn('zh-Hans', { pay_index: 'pay.zh-Hans' })
  await fillAlbum(shopper, '13800000002', '海边的一天', WHITE)
  await take(shopper, 'album.zh-Hans')
  await designBook(shopper)
  await placeOrder(shopper)
  const { page } = shopper
  await page.locator('form[method=post] button').tap()
  await page.waitForURL('**/order_success**')
  const other = await shopperIn('zh-Hant', {}, await page.context().cookies())
  await other.page.goto(`${APP}#/order_index`)
  await expect(other.page.getByRole('article')).toBeVisible()
  await take(other, 'orders.zh-Hant')
}

/** A calendar of next year on the desk, at the month of the spring festival. */
async function takeCalendar(): Promise<void> {
  const shopper = await shopperIn('zh-Hans', {})
  const { page, say } = shopper
  const year = new Date().getFullYear() + 1
  await startItem(shopper, 'calendar-desk', '13800000003')
  await page.getByRole('button', { name: `1月 ${year}`, exact: true }).tap()
  const months = page.getByRole('textbox', { name: say('Number of months') })
  await months.fill('6')
  await months.blur()
  await chooseAll(shopper)
  await page.getByRole('button', { name: say('Make my calendar') }).tap()
  await page.getByRole('button', { name: `${year}年2月` }).tap()
  await expect(page.getByText(say.like('Previews: {0} of {1}'))).toBeHidden()
  await take(shopper, 'calendar.zh-Hans')
}

/** Prints as they will be printed, each twice. */
async function takePrints(): Promise<void> {
  const shopper = await shopperIn('en', {})
  const { page, say } = shopper
  await startItem(shopper, 'print-6inch', '13800000004')
  await chooseAll(shopper)
  await page.getByRole('button', { name: FIT_NAMES.inMargin.en }).tap()
  await page.getByRole('button', { name: say('More of each') }).tap()
  await expect(page.locator('[data-testid=print][data-copies="2"]').first()).toBeVisible()
  await untilSaved(shopper)
  await take(shopper, 'prints.en')
}

/** A wall of nine pictures. */
async function takeWall(): Promise<void> {
  const shopper = await shopperIn('zh-Hant', {})
  await startItem(shopper, 'combo-nine', '13800000005')
  await chooseAll(shopper)
  await expect(shopper.page.locator('canvas').first()).toBeVisible()
  await take(shopper, 'wall.zh-Hant')
}

async function startItem(shopper: Shopper, pid: string, phone: string): Promise<void> {
  const { page, say } = shopper
  await page.goto(`${APP}#/prod_details?pid=${pid}`)
  await page.getByRole('button', { name: say('Start with your photos') }).tap()
  await signIn(shopper, phone)
}

/** The photos, all of them, into the thing that was begun. */
async function chooseAll(shopper: Shopper): Promise<void> {
  const { page, say } = shopper
  const good = await demoFiles(PHOTOS)
  await page.getByRole('button', { name: say('Choose photos') }).tap()
  await pickPhotos(shopper, good)
  const goOn = page.getByRole('button', { name: say('Continue') })
  await expect(goOn).toBeEnabled()
  await goOn.tap()
}

async function fillAlbum(shopper: Shopper, phone: string, title: string, look: number): Promise<void> {
  const good = await demoFiles(PHOTOS)
  await startBook(shopper, phone, look)
  await pickPhotos(shopper, good)
  await untilSafe(shopper, good.length)
  await titleGroup(shopper, title)
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A shopper whose `pictures` are taken as the screens come by. */
async function shopperIn(
  language: Language,
  pictures: Readonly<Record<string, string>>,
  cookies: Cookies = [],
): Promise<Shopper> {
  const context = await browser.newContext({ ...PHONE, baseURL: shop.url, locale: LOCALES[language] })
  await context.addCookies(cookies.filter(({ name }) => name !== 'lang'))
  const shopper: Shopper = {
    page: await context.newPage(),
    say: messagesOf(language),
    look: async (screen) => {
      const name = pictures[screen]
      if (name) {
        await take(shopper, name)
      }
    },
  }
  return shopper
}

async function take({ page }: Shopper, name: string): Promise<void> {
  await takePage(page, name)
}

/** @throws Error when the picture is too heavy for a README. */
async function takePage(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const file = join(FOLDER, `${name}.jpg`)
  const shot = await page.screenshot({ animations: 'disabled' })
  await sharp(shot).jpeg({ quality: QUALITY, mozjpeg: true }).toFile(file)
  const { size } = statSync(file)
  if (size > LIMIT_BYTES) {
    throw new Error(`${file} has ${size} bytes, more than ${LIMIT_BYTES}`)
  }
  console.log(`${name}.jpg ${Math.round(size / 1000)} kB`)
}
