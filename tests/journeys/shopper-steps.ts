import type { Locator, Page } from '@playwright/test'
import type { Words } from '../support/builders/messages-of.ts'
import { waiting as expect } from './waiting.ts'

export interface Shopper {
  readonly page: Page
  readonly say: Words
  /** Told whenever a screen has come to rest, to look at it: for pictures, and for people who cannot see. */
  look?(screen: string): Promise<void>
}

export const APP = '/emall/app/'

/** Signs in on the screen that is open, with the code that the shop would have sent. */
export async function signIn(shopper: Shopper, phone: string): Promise<void> {
  const { page, say } = shopper
  await page.getByLabel(say('Mobile number')).fill(phone)
  await page.getByRole('button', { name: say('Send me a code') }).tap()
  await expect(page.getByRole('heading', { name: say('Enter the code') })).toBeVisible()
  await shopper.look?.('login')
  await page.getByRole('textbox', { name: say('Code from the message') }).pressSequentially(await codeFor(page, phone))
}

/** The code that the shop would have sent to this phone. */
export async function codeFor(page: Pick<Page, 'request'>, phone: string): Promise<string> {
  const answered = await page.request.get('/dev/outbox')
  const { messages } = (await answered.json()) as { messages: { to: string; code: string }[] }
  const code = messages.find((message) => message.to === phone)?.code
  if (!code) {
    throw new Error(`no code was sent to ${phone}`)
  }
  return code
}

/** From the shop's front over a look to an empty album for the square book. `nth` look, from 0. */
export async function startBook(shopper: Shopper, phone: string, nth = 0): Promise<void> {
  const { page, say } = shopper
  await page.goto(APP)
  const start = page.getByRole('button', { name: say('Make a photo book') })
  await expect(start).toBeEnabled()
  // The window has its photographs.
  const photograph = page.locator('img[src*="/demo/"]').first()
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await shopper.look?.('index')
  await start.tap()
  // The size is chosen first, among the books alone.
  await page.locator('a[href*="pid=book-square-203"]').tap()
  await expect(page.getByRole('button', { name: say('Start with your photos') })).toBeVisible()
  await shopper.look?.('prod_details')
  await page.getByRole('button', { name: say('Start with your photos') }).tap()
  await signIn(shopper, phone)
  await openLook(shopper, nth)
  await shopper.look?.('theme_list-sheet')
  await page.getByRole('button', { name: say('Use this look') }).tap()
  await expect(page.getByText(say('Which photos tell the story?'))).toBeVisible()
  await shopper.look?.('album_detail-empty')
}

/** In the list of looks: opens the `nth` of them, from 0. */
export async function openLook(shopper: Shopper, nth: number): Promise<void> {
  const { page, say } = shopper
  // Of all looks: the screens before this one have lists with buttons, too, and a tap is told before it is answered.
  const look = page
    .getByRole('tabpanel', { name: say('All') })
    .getByRole('listitem')
    .nth(nth)
    .getByRole('button')
  await expect(look).toBeVisible()
  await shopper.look?.('theme_list')
  await look.tap()
  await expect(page.getByRole('button', { name: say('Use this look') })).toBeVisible()
}

/** In the list of albums: opens the shopper's only one. */
export async function openAlbum({ page, say }: Shopper): Promise<void> {
  // The screen before this one may have a list with links, too.
  await expect(page.getByRole('link', { name: say('New album') })).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link').tap()
}

/** In the list of albums: takes all photos of the shopper's only one. */
export async function chooseWholeAlbum(shopper: Shopper): Promise<void> {
  await openAlbum(shopper)
  await shopper.page.getByRole('button', { name: shopper.say('Choose all') }).tap()
}

/** Picks files in the system's picker; they are on their way, not yet safe. */
export async function pickPhotos({ page, say }: Shopper, files: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: say('Add photos') }).tap()
  await (await choosing).setFiles([...files])
}

/** Waits until the album holds `count` photos and the server has that album. */
export async function untilSafe({ page, say }: Shopper, count: number): Promise<void> {
  await expect(page.getByRole('button', { name: say.like('Photo {place}: {0}') })).toHaveCount(count)
  await expect(page.getByText(say('All changes saved'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('Design my book') })).toBeEnabled()
}

/** Gives the album's only group its title. */
export async function titleGroup(shopper: Shopper, title: string): Promise<void> {
  const { page, say } = shopper
  await page.getByRole('button', { name: say('Title and text of this group') }).tap()
  await page.getByLabel(say('Title'), { exact: true }).fill(title)
  await shopper.look?.('album_detail-group')
  await page.getByRole('button', { name: say('Done'), exact: true }).tap()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(say('All changes saved'))).toBeVisible()
}

/** Has the album laid out and waits for the book. */
export async function designBook(shopper: Shopper): Promise<void> {
  await shopper.page.getByRole('button', { name: shopper.say('Design my book') }).tap()
  await untilInEditor(shopper)
  await shopper.look?.('theme_preview')
}

/** Waits until the book lies on the canvas and can be touched. */
export async function untilInEditor({ page, say }: Shopper): Promise<void> {
  await expect(page.getByRole('button', { name: say('Confirm') })).toBeVisible()
  await expect(page.getByTestId('canvas')).toBeVisible()
}

/** What lies on the canvas, in reading order. */
export const photosOnCanvas = (page: Page) => page.getByTestId('canvas').locator('[data-slot]')
export const captionsOnCanvas = (page: Page) => page.getByTestId('canvas').locator('[data-caption]')

/** Leafs on to the next open pages that have what is asked for. */
export async function leafOnTo({ page, say }: Shopper, wanted: (page: Page) => Promise<boolean>): Promise<void> {
  const open = page.locator('[data-strip-page][aria-current=page]')
  for (let leaf = 0; leaf < 20; leaf++) {
    const before = await open.getAttribute('data-strip-page')
    await page.getByRole('button', { name: say('Next page') }).tap()
    await expect(open).not.toHaveAttribute('data-strip-page', before ?? '')
    if (await wanted(page)) {
      return
    }
  }
  throw new Error('the book has no such page')
}

/** A finger on the middle of something that lies on the canvas. */
export async function touch(page: Page, item: Locator): Promise<void> {
  const { x, y } = await middleOf(item)
  await page.touchscreen.tap(x, y)
}

export async function middleOf(item: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await item.boundingBox()
  if (!box) {
    throw new Error('it is not in sight')
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until the server has every change. */
export async function untilSaved({ page, say }: Shopper): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: say.like('Saved {time}') })).toBeVisible()
}
