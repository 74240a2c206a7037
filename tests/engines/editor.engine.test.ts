import { mkdirSync } from 'node:fs'
import { request } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Placement } from '../../domain/design/design.ts'
import type { Language } from '../../domain/language.ts'
import { photoFiles } from '../journeys/photos.ts'
import { albumByCalls, designByCalls, signInByCalls } from '../journeys/scene.ts'
import { messagesOf } from '../support/builders/messages-of.ts'
import { type ShopProcess, startShop } from '../support/servers/shop-process.ts'
import type { Engine, EngineCookie, Point } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const ENGINES = [
  { name: 'WebKitGTK', open: openWebKit, phone: '13800000091' },
  { name: 'Firefox', open: openFirefox, phone: '13800000092' },
]
const PICTURES = 'build/engines'
/** Limits, not waits. */
const LOOK = { timeout: 30_000, interval: 200 }

let shop: ShopProcess

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true })
  shop = await startShop()
}, 180_000)

afterAll(() => shop?.close())

/** A book of twelve photos, of a shopper of their own, and the cookies that open it. */
async function aBook(phone: string): Promise<{ readonly address: string; readonly cookies: readonly EngineCookie[] }> {
  const asking = await request.newContext({ baseURL: shop.url })
  try {
    const stage = { page: { request: asking, url: () => shop.url }, shop }
    await signInByCalls(stage, phone)
    const aid = await albumByCalls(stage, (await photoFiles()).good, 'Lisbon')
    const { taskid } = await designByCalls(stage, { pid: 'book-square-203', aid })
    const { cookies } = await asking.storageState()
    return { address: `${shop.url}/#/theme_preview?taskid=${taskid}`, cookies }
  } finally {
    await asking.dispose()
  }
}

/** To a ten-thousandth of the photo. */
const rounded = ({ x, y, width, height }: Placement['crop']) =>
  [x, y, width, height].map((share) => Math.round(share * 10_000))

describe.each(ENGINES)('$name', ({ open, phone }) => {
  let engine: Engine

  afterAll(() => engine?.close())

  const middleOf = async (selector: string): Promise<Point> => {
    const found = `document.querySelector(${JSON.stringify(selector)})`
    await expect.poll(() => engine.evaluate(`${found} !== null`), LOOK).toBe(true)
    return await engine.evaluate<Point>(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${found}.getBoundingClientRect())`,
    )
  }
  const isThere = (selector: string) => engine.evaluate<boolean>(`document.querySelector('${selector}') !== null`)
  const until = (selector: string, there = true) => expect.poll(() => isThere(selector), LOOK).toBe(there)
  const placement = async () =>
    JSON.parse(
      await engine.evaluate<string>(`document.querySelector('[data-testid=crop-view]').dataset.placement`),
    ) as Placement
  const taps = async (selector: string) => engine.drag([await middleOf(selector)])
  const button = async (words: string) => {
    const language = await engine.evaluate<Language>('document.documentElement.lang')
    return `button[aria-label^="${messagesOf(language)(words)}"]`
  }

  test('a book opens, its photo is cropped in place by hand, wheel and keys, undone, leafed, loaded again', async () => {
    engine = await open()
    const { address, cookies } = await aBook(phone)
    await engine.open(address, cookies)
    const photo = '[data-testid=canvas] [data-slot]'
    const where = await middleOf(photo)

    await engine.drag([where])
    await until('[data-testid=canvas] [data-slot][aria-pressed=true]')
    await engine.back()
    await until('[data-testid=canvas] [data-slot][aria-pressed=true]', false)

    await engine.doubleTap(where)
    await until('[data-testid=crop-view]')
    const before = await placement()
    const { x, y } = await middleOf('[data-testid=crop-view]')
    await engine.wheel({ x, y }, -240)
    await expect.poll(async () => (await placement()).crop.width < before.crop.width, LOOK).toBe(true)
    const nearer = await placement()
    await engine.drag([0, 15, 30, 45].map((way) => ({ x: x - way, y: y - way / 2 })))
    await expect.poll(async () => (await placement()).crop.x > nearer.crop.x, LOOK).toBe(true)
    await engine.screenshot(`${PICTURES}/${engine.name}-crop.png`)
    await engine.press('Enter')
    await until('[data-testid=crop-view]', false)

    await taps(await button('Undo'))
    await engine.doubleTap(where)
    await until('[data-testid=crop-view]')
    expect(rounded((await placement()).crop)).toEqual(rounded(before.crop))
    await engine.back()
    await until('[data-testid=crop-view]', false)
    await engine.back()
    await until('[data-testid=canvas] [data-slot][aria-pressed=true]', false)

    const inHand = () =>
      engine.evaluate<string>(`document.querySelector('[data-strip-page][aria-current=page]').dataset.stripPage`)
    const cover = await inHand()
    await taps(await button('Leaf on'))
    await expect.poll(inHand, LOOK).not.toBe(cover)
    const leaf = await inHand()
    await engine.reload()
    await until('[data-strip-page][aria-current=page]')
    await expect.poll(inHand, LOOK).toBe(leaf)
  }, 240_000)
})
