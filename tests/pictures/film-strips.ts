import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'
import type { Point } from '../../domain/geometry.ts'
import { LOCALES } from '../journeys/locales.ts'
import { albumByCalls, designByCalls, signInByCalls } from '../journeys/set-scene.ts'
import {
  APP,
  captionsOnCanvas,
  leafOnTo,
  middleOf,
  photosOnCanvas,
  type Shopper,
  touch,
} from '../journeys/shopper-steps.ts'
import { waiting as expect } from '../journeys/waiting.ts'
import { messagesOf } from '../support/builders/messages-of.ts'
import { startShop } from '../support/servers/shop-process.ts'
import { demoFiles } from './demo-files.ts'

/** `npm run film-strips [NAME ...]`: each gesture of the editor in six frames, by fingers of the browser itself, out of the demo photographs. */

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'editor')
const PHOTOS = join(import.meta.dirname, '..', '..', 'build', 'pictures')
const FRAMES = 6
const QUALITY = 70
/** Width of a frame, px. */
const WIDTH = 210
const GAP = 10
const PHONE = { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Fingers on the page; a frame shows where they are. */
class Hand {
  private readonly page: Page
  private readonly session: CDPSession
  private readonly frames: Buffer[] = []

  constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  async down(...at: readonly Point[]): Promise<void> {
    await this.send('touchStart', at)
  }

  /** Moves in small steps to where the fingers go, as fingers do. */
  async move(from: readonly Point[], to: readonly Point[], steps = 6): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      await this.send(
        'touchMove',
        to.map(({ x, y }, finger) => {
          const start = from[finger] ?? { x, y }
          return { x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share }
        }),
      )
    }
  }

  async up(): Promise<void> {
    await this.send('touchEnd', [])
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) })
  }

  /** What an input method composes. */
  async compose(text: string): Promise<void> {
    const { length } = text
    await this.session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
  }

  async insert(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text })
  }

  /** Takes the next frame, with the fingers that touch the page now. */
  async frame(...fingers: readonly Point[]): Promise<void> {
    const { width, height } = PHONE.viewport
    const shot = await this.page.screenshot()
    const rings = fingers
      .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="18" fill="#0006" stroke="#fff" stroke-width="3"/>`)
      .join('')
    const over = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}">${rings}</svg>`,
    )
    const marked = await sharp(shot)
      .composite([{ input: over }])
      .toBuffer()
    this.frames.push(await sharp(marked).resize({ width: WIDTH }).toBuffer())
  }

  /** @throws Error unless six frames were taken */
  async develop(name: string): Promise<void> {
    if (this.frames.length !== FRAMES) {
      throw new Error(`${name} has ${this.frames.length} frames, not ${FRAMES}`)
    }
    const height = Math.round((WIDTH * PHONE.viewport.height) / PHONE.viewport.width)
    const file = join(FOLDER, `${name}.jpg`)
    const { size } = await sharp({
      create: { width: FRAMES * (WIDTH + GAP) - GAP, height, channels: 3, background: '#ffffff' },
    })
      .composite(this.frames.map((input, at) => ({ input, left: at * (WIDTH + GAP), top: 0 })))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(file)
    console.log(`${name}.jpg ${Math.round(size / 1000)} kB`)
  }
}

interface Scene extends Shopper {
  readonly hand: Hand
}

const middle = (item: Locator) => middleOf(item)
const around = ({ x, y }: Point, reach: number, degrees = 0): [Point, Point] => {
  const angle = (degrees * Math.PI) / 180
  const by = { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
  return [
    { x: x - by.x, y: y - by.y },
    { x: x + by.x, y: y + by.y },
  ]
}
const toPhotos = (scene: Scene, least: number) =>
  leafOnTo(scene, async () => (await photosOnCanvas(scene.page).count()) >= least)

async function openCrop(scene: Scene): Promise<Point> {
  const { page, say } = scene
  await toPhotos(scene, 1)
  await touch(page, photosOnCanvas(page).first())
  await page.getByRole('button', { name: say('Crop'), exact: true }).tap()
  await expect(page.locator('[data-part=frame]')).toBeVisible()
  return await middle(page.getByTestId('crop-view'))
}

/** The first photo of the book's pages lies on none any more. */
async function takeOff(scene: Scene): Promise<void> {
  const { page, say } = scene
  await toPhotos(scene, 1)
  await touch(page, photosOnCanvas(page).first())
  await page.getByRole('button', { name: say('Remove'), exact: true }).tap()
  await expect(page.locator('[data-tray] button').first()).toBeVisible()
}

/** Fingers from `from` to `to` with a frame before, at each third, and one when they are gone. */
async function filmMove({ hand, page }: Scene, from: readonly Point[], to: readonly Point[], hold = 0): Promise<void> {
  const at = (share: number) =>
    from.map(({ x, y }, finger) => {
      const end = to[finger] ?? { x, y }
      return { x: x + (end.x - x) * share, y: y + (end.y - y) * share }
    })
  await hand.frame()
  await hand.down(...from)
  await page.waitForTimeout(hold)
  await hand.frame(...from)
  for (const share of [1 / 3, 2 / 3, 1]) {
    await hand.move(at(share - 1 / 3), at(share))
    await hand.frame(...at(share))
  }
  await hand.up()
  await page.waitForTimeout(400)
  await hand.frame()
}

const GESTURES: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async leaf(scene) {
    const { x, y } = await middle(scene.page.getByTestId('canvas'))
    const low = y + 165
    await filmMove(scene, [{ x: x + 120, y: low }], [{ x: x - 120, y: low }])
  },
  async 'zoom-page'(scene) {
    await toPhotos(scene, 1)
    const at = await middle(scene.page.getByTestId('canvas'))
    await filmMove(scene, around(at, 40), around(at, 120))
  },
  async 'crop-pinch'(scene) {
    const at = await openCrop(scene)
    await filmMove(scene, around(at, 40), around(at, 90))
  },
  async 'crop-turn'(scene) {
    const at = await openCrop(scene)
    await filmMove(scene, around(at, 80), around(at, 95, 24))
  },
  async 'crop-move'(scene) {
    const at = await openCrop(scene)
    const [left, right] = around(at, 40)
    await scene.hand.down(left, right)
    await scene.hand.move([left, right], around(at, 90))
    await scene.hand.up()
    await filmMove(scene, [at], [{ x: at.x - 70, y: at.y - 40 }])
  },
  async 'swap-by-hand'(scene) {
    const { page, say } = scene
    await page.getByRole('button', { name: say('Open book') }).tap()
    const photos = photosOnCanvas(page)
    // Two of them, not one over the fold.
    await leafOnTo(scene, async () => {
      const [left, right] = await Promise.all((await photos.all()).map((photo) => photo.boundingBox()))
      return Boolean(left && right && right.x - left.x - left.width > GAP)
    })
    await filmMove(scene, [await middle(photos.first())], [await middle(photos.nth(1))], 600)
  },
  async 'reorder-pages'(scene) {
    const { page, say } = scene
    await page.getByRole('button', { name: say('All pages') }).tap()
    const handle = page.getByRole('button', { name: say.like('Move {name}') })
    const [from, to] = [await middle(handle.nth(1)), await middle(handle.nth(2))]
    await filmMove(scene, [from], [to], 300)
  },
  async 'from-tray'(scene) {
    const { page } = scene
    await takeOff(scene)
    await toPhotos(scene, 1)
    const tile = page.locator('[data-tray] button').first()
    await filmMove(scene, [await middle(tile)], [await middle(photosOnCanvas(page).first())], 600)
  },
  async 'pull-gap'(scene) {
    const { page, say } = scene
    await takeOff(scene)
    await toPhotos(scene, 1)
    await page.locator('[data-tray] button').first().tap()
    await expect(photosOnCanvas(page)).toHaveCount(2)
    await page.getByRole('button', { name: say('Layout'), exact: true }).tap()
    const gap = await middle(page.locator('[data-gap]').first())
    const upright = (await page.locator('[data-gap]').first().getAttribute('aria-orientation')) === 'horizontal'
    await filmMove(scene, [gap], [upright ? { x: gap.x + 60, y: gap.y } : { x: gap.x, y: gap.y + 40 }])
  },
  async 'layout-by-sight'(scene) {
    const { page, hand, say } = scene
    await toPhotos(scene, 1)
    await hand.frame()
    await page.getByRole('button', { name: say('Layout'), exact: true }).tap()
    const choices = page.getByRole('list', { name: say('Layouts') }).getByRole('button')
    await expect(choices.first()).toBeVisible()
    await page.waitForTimeout(600)
    await hand.frame()
    const last = (await choices.count()) - 1
    for (const nth of [1, 2, 3]) {
      await choices.nth(Math.min(nth, last)).tap()
      await page.waitForTimeout(600)
      await hand.frame()
    }
    await page.getByRole('button', { name: say('Done'), exact: true }).tap()
    await page.waitForTimeout(400)
    await hand.frame()
  },
  async write(scene) {
    const { page, hand, say } = scene
    await leafOnTo(scene, async () => (await captionsOnCanvas(page).count()) > 0)
    await hand.frame()
    await touch(page, captionsOnCanvas(page).first())
    await page.getByRole('button', { name: say('Write'), exact: true }).tap()
    await expect(page.getByTestId('writing-field')).toBeFocused()
    await page.waitForTimeout(400)
    await hand.frame()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    for (const letters of ['hai', 'haibian']) {
      await hand.compose(letters)
      await page.waitForTimeout(200)
      await hand.frame()
    }
    await hand.insert('海边的夏天')
    await page.waitForTimeout(1500)
    await hand.frame()
    await page.getByRole('button', { name: say('Done'), exact: true }).tap()
    await page.waitForTimeout(400)
    await hand.frame()
  },
  async 'pull-handle'(scene) {
    const { page, say } = scene
    await leafOnTo(scene, async () => (await captionsOnCanvas(page).count()) > 0)
    await touch(page, captionsOnCanvas(page).first())
    await page.getByRole('button', { name: say('Write'), exact: true }).tap()
    const field = page.getByTestId('writing-field')
    await expect(field).toBeFocused()
    await field.fill('Grandma by the sea')
    await page.waitForTimeout(600)
    const word = await middle(captionsOnCanvas(page).first())
    await page.touchscreen.tap(word.x, word.y)
    await page.touchscreen.tap(word.x, word.y)
    await page.waitForTimeout(400)
    // The field stands at the end of what is chosen; its handle hangs below.
    const caret = (await field.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const handle = { x: caret.x, y: caret.y + caret.height + 10 }
    await filmMove(scene, [handle], [{ x: handle.x + 70, y: handle.y }])
  },
  async 'crop-a-print'(scene) {
    const { page, hand, say } = scene
    await hand.frame()
    await page
      .getByRole('button', { name: say.like('Picture {number}') })
      .first()
      .tap()
    await expect(page.getByTestId('canvas')).toBeVisible()
    await page.waitForTimeout(600)
    await hand.frame()
    await touch(page, photosOnCanvas(page).first())
    await page.waitForTimeout(400)
    await touch(page, photosOnCanvas(page).first())
    await expect(page.locator('[data-part=frame]')).toBeVisible()
    const at = await middle(page.getByTestId('crop-view'))
    const [from, to] = [around(at, 40), around(at, 90, 12)]
    await hand.down(...from)
    await hand.frame(...from)
    await hand.move(from, to)
    await hand.frame(...to)
    await hand.up()
    await page.waitForTimeout(400)
    await hand.frame()
    await page
      .getByRole('button', { name: say('Done'), exact: true })
      .first()
      .tap()
    await page.waitForTimeout(400)
    await hand.frame()
  },
  async 'swap-in-frames'(scene) {
    const photos = photosOnCanvas(scene.page)
    await filmMove(scene, [await middle(photos.first())], [await middle(photos.nth(2))], 600)
  },
}

/** The place of a photo is grey until it has come. */
async function untilColourful(page: Page): Promise<void> {
  const place = photosOnCanvas(page).or(page.locator('[data-print]')).first()
  await expect
    .poll(
      async () => {
        const box = await place.boundingBox()
        const { channels } = await sharp(await page.screenshot(box ? { clip: box } : {})).stats()
        return Math.max(...channels.map(({ stdev }) => stdev))
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(20)
}

/** Gestures on what is no book: the product, and how many photos it is designed of. */
const ON: Readonly<Record<string, { readonly pid: string; readonly photos: number }>> = {
  'crop-a-print': { pid: 'print-6inch', photos: 4 },
  'swap-in-frames': { pid: 'frame-trio', photos: 3 },
}

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const shop = await startShop()
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) })
try {
  const context = await browser.newContext({ ...PHONE, baseURL: shop.url, locale: LOCALES['en'] })
  const page = await context.newPage()
  const stage = { page, shop }
  await signInByCalls(stage, '13800000081')
  const photos = await demoFiles(PHOTOS)
  const aid = await albumByCalls(stage, photos, 'By the sea')
  for (const [name, film] of Object.entries(GESTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) {
      continue
    }
    // A design of its own, and a page of its own, so that no gesture begins where another ended.
    const on = ON[name]
    const { taskid } = await designByCalls(stage, {
      pid: on?.pid ?? 'book-square-203',
      aid: on ? await albumByCalls(stage, photos.slice(0, on.photos), 'By the sea') : aid,
    })
    const own = await context.newPage()
    const scene = { page: own, say: messagesOf('en'), hand: new Hand(own, await context.newCDPSession(own)) }
    await own.goto(`${APP}#/theme_preview?taskid=${taskid}`)
    await expect(own.getByRole('button', { name: scene.say('Confirm') })).toBeVisible()
    await expect(own.getByText(scene.say.like('Previews: {0} of {1}'))).toBeHidden()
    // The photos are there, and painted: on the canvas of the first screen, whatever is asked for behind it.
    await own.waitForLoadState('networkidle')
    await untilColourful(own)
    await own.waitForTimeout(600)
    await film(scene)
    await scene.hand.develop(name)
    await own.close()
  }
} finally {
  await browser.close()
  await shop.close()
}
