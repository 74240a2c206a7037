import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { request } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editPreview } from '../../domain/calls/edit-preview.ts'
import { openPreview } from '../../domain/calls/preview.ts'
import type { Design, Placement } from '../../domain/design/design.ts'
import type { PageId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { ask } from '../journeys/ask.ts'
import { designByCalls, ownAlbumByCalls } from '../journeys/set-scene.ts'
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

interface Book {
  readonly address: string
  /** Of its owner. */
  readonly cookies: readonly EngineCookie[]
  /** A page with two photos. */
  readonly pageId: PageId
  /** As the shop has it now. */
  design(): Promise<Design>
  close(): Promise<void>
}

/** A book of twelve photos, two of them on one page, of a shopper of their own. */
async function aBook(phone: string): Promise<Book> {
  const asking = await request.newContext({ baseURL: shop.url })
  const stage = { page: { request: asking, url: () => shop.url }, shop }
  const aid = await ownAlbumByCalls(stage, phone, 'Lisbon')
  const { taskid } = await designByCalls(stage, { pid: 'book-square-203', aid })
  const { design } = await ask(stage, openPreview, { taskid })
  const [from, to] = design.pages.filter(({ kind, slots }) => kind === 'inner' && slots.length === 1)
  const photo = from?.slots[0]?.placement?.photoId
  if (!from || !to || !photo) {
    throw new Error('the book has no two pages with a photo each')
  }
  const cmd = 'page_add_del_photos'
  for (const data of [
    { cmd, pageId: from.id, add: [], del: [photo] },
    { cmd, pageId: to.id, add: [photo], del: [] },
  ] as const) {
    const pageindex = design.pages.findIndex(({ id }) => id === data.pageId)
    await ask(stage, editPreview, { taskid, pageindex, cmd, data, opid: randomUUID() })
  }
  const { cookies } = await asking.storageState()
  return {
    ...{ address: `${shop.url}/#/theme_preview?taskid=${taskid}`, cookies, pageId: to.id },
    design: async () => (await ask(stage, openPreview, { taskid })).design,
    close: () => asking.dispose(),
  }
}

/** To a ten-thousandth of the photo. */
const rounded = ({ x, y, width, height }: Placement['crop']) =>
  [x, y, width, height].map((share) => Math.round(share * 10_000))

describe.each(ENGINES)('$name', ({ open, phone }) => {
  let engine: Engine
  let book: Book

  beforeAll(async () => {
    book = await aBook(phone)
    engine = await open()
  })

  afterAll(async () => {
    await engine?.close()
    await book?.close()
  })

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
  const words = async (sentence: string) =>
    messagesOf(await engine.evaluate<Language>('document.documentElement.lang'))(sentence)
  /** Presses what is called so, by its name or by the words on it. */
  const press = async (sentence: string) => {
    const said = JSON.stringify(await words(sentence))
    const found = `[...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(${said}))`
    await expect.poll(() => engine.evaluate(`${found} !== undefined`), LOOK).toBe(true)
    const middle = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${found}.getBoundingClientRect())`
    await engine.drag([await engine.evaluate<Point>(middle)])
  }

  test('a book opens, its photo is cropped in place by hand, wheel and keys, undone, leafed, loaded again', async () => {
    await engine.open(book.address, book.cookies)
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

    await press('Undo')
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
    await press('Next page')
    await expect.poll(inHand, LOOK).not.toBe(cover)
    const leaf = await inHand()
    await engine.reload()
    await until('[data-strip-page][aria-current=page]')
    await expect.poll(inHand, LOOK).toBe(leaf)
  }, 240_000)

  test('a text is typed and styled on its page, a gap pulled, a layout chosen by sight, pages moved', async () => {
    await engine.open(book.address, book.cookies)
    await engine.reload()
    const page = async (id: PageId) => (await book.design()).pages.find((one) => one.id === id)
    const show = async (id: PageId) => {
      const strip = `[data-strip-page="${id}"]`
      await until(strip)
      await engine.evaluate(`document.querySelector('${strip}').scrollIntoView({ inline: 'center' })`)
      await taps(strip)
      await until(`${strip}[aria-current=page]`)
    }
    const titled = (await book.design()).pages.find(
      ({ kind, captions }) => kind !== 'cover' && captions.some(({ role }) => role === 'title'),
    )
    await show(titled?.id ?? book.pageId)
    await taps('[data-testid=canvas] [data-caption]')
    await press('Write')
    await until('[data-testid=writing-field]:focus')
    await engine.press('Control+a')
    await engine.type('By the sea')
    await until('[data-testid=canvas] [data-caption][aria-label$="By the sea"]')
    await press('Colour')
    await press('Blue')
    await engine.screenshot(`${PICTURES}/${engine.name}-text.png`)
    await engine.press('Control+Enter')
    await until('[data-testid=writing-field]', false)
    const written = async () =>
      (await page(titled?.id ?? book.pageId))?.captions.find(({ text }) => text === 'By the sea')
    await expect.poll(async () => (await written())?.style, LOOK).toEqual({ colour: '#2b5c8a' })
    await engine.back()

    await show(book.pageId)
    await press('Layout')
    const lay = async () => (await page(book.pageId))?.slots.map(({ box }) => box)
    const arranged = await lay()
    const gap = await middleOf('[data-gap]')
    const upright = await isThere('[data-gap][aria-orientation=horizontal]')
    await engine.drag(
      [0, 10, 20, 30].map((by) => (upright ? { x: gap.x + by, y: gap.y } : { x: gap.x, y: gap.y + by })),
    )
    await expect.poll(lay, LOOK).not.toEqual(arranged)
    const pulled = await lay()
    await taps(`ul[aria-label="${await words('Layouts')}"] li:nth-child(3) button`)
    await expect.poll(lay, LOOK).not.toEqual(pulled)
    await engine.back()

    const order = async () => (await book.design()).pages.map(({ id }) => id)
    const before = await order()
    await press('All pages')
    await until('[data-handle]')
    await engine.evaluate(`document.querySelectorAll('[data-handle]')[2].scrollIntoView({ block: 'center' })`)
    const handle = (at: number) => middleOf(`li:nth-child(${at}) [data-handle]`)
    // The sheet has come up and lies still.
    let last = await handle(3)
    await expect
      .poll(async () => {
        const [was, now] = [last, await handle(3)]
        last = now
        return was.x === now.x && was.y === now.y
      }, LOOK)
      .toBe(true)
    const [from, to] = [await handle(3), await handle(4)]
    await engine.drag(
      [0, 0.2, 0.5, 0.8, 1].map((way) => ({ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way })),
    )
    await expect.poll(order, LOOK).not.toEqual(before)
    expect((await order()).sort()).toEqual(before.sort())
    await engine.screenshot(`${PICTURES}/${engine.name}-pages.png`)
  }, 240_000)
})
