import { expect, type Page } from '@playwright/test'
import type { ShopProcess } from '../support/servers/shop-process.ts'
import { typeText, writeText } from './edit-steps.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { smallPhotos } from './photos.ts'
import { openDesign } from './read-design.ts'
import { designByCalls, ownAlbumByCalls, type Stage } from './set-scene.ts'
import {
  APP,
  captionsOnCanvas,
  designBook,
  leafOnTo,
  pickPhotos,
  type Shopper,
  startBook,
  titleGroup,
  untilInEditor,
  untilSafe,
  untilSaved,
} from './shopper-steps.ts'

// A power cut is worst for the database that nobody looks after.
test.use({ engine: 'embedded' })

test.use({ locale: LOCALES.en })

/** Bytes of photos, and questions about them. */
const UPLOAD = /\/emall\/upload/
const EDIT = '**/Mobile/Shop/EditPreview'

/** Who the shopper is and where the book lies. */
interface Begun {
  readonly cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
  readonly address: string
}

let begun: Promise<Begun> | undefined

/** A designed book; made by whichever test needs it first. */
async function beginBook(stage: Stage & { readonly page: Page }): Promise<Begun> {
  const pid = 'book-square-203'
  const aid = await ownAlbumByCalls(stage, '13800000011', 'Before')
  const { taskid } = await designByCalls(stage, { pid, aid })
  return {
    cookies: await stage.page.context().cookies(),
    address: `#/theme_preview?pid=${pid}&aid=${aid}&taskid=${taskid}`,
  }
}

/** Opens the book on a phone that has nothing of it yet. */
async function openBook({ page, say }: Shopper, shop: ShopProcess): Promise<void> {
  begun ??= beginBook({ page, shop })
  const { cookies, address } = await begun
  await page.context().addCookies([...cookies])
  await page.goto(`${shop.url}${APP}${address}`)
  await toText({ page, say })
}

/** Leafs to the page with the group's title. */
async function toText(shopper: Shopper): Promise<void> {
  await untilInEditor(shopper)
  await leafOnTo(shopper, async (page) => (await captionsOnCanvas(page).count()) > 0)
}

/** All texts of the book, as the server has them. */
async function textsOf(shopper: Shopper): Promise<string[]> {
  const { design } = await openDesign(shopper)
  return design.pages.flatMap((page) => page.captions.map((caption) => caption.text))
}

test('a reload in the middle of the uploads goes on where it was, to the book', async ({
  page,
  say,
  consoleErrors,
}) => {
  const shopper = { page, say }
  const photos = await smallPhotos()
  await startBook(shopper, '13800000010')
  let sent = 0
  // Bytes get stuck after a few photos; questions about photos that arrived are answered.
  await page.route(UPLOAD, (route) =>
    route.request().method() === 'GET' || ++sent <= 6 ? route.continue() : undefined,
  )
  await pickPhotos(shopper, photos)
  await expect(page.getByRole('button', { name: say.like('Photo {place}: {0}') })).not.toHaveCount(0)
  await expect.poll(() => sent).toBeGreaterThan(6)
  await page.unroute(UPLOAD)
  // Photos are copied into the phone's storage behind what is sent: until then the browser would ask before it leaves.
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(mayLeave).toBe(true)
  await page.reload()
  await untilSafe(shopper, photos.length)
  await titleGroup(shopper, 'After a reload')
  await designBook(shopper)
  await toText(shopper)
  await expect(captionsOnCanvas(page).first()).toHaveAccessibleName(/After a reload/)
  expect(consoleErrors.filter((it) => it.startsWith('uncaught'))).toEqual([])
})

test('a reload keeps changes that were not sent, and sends them', async ({ page, say, shop, consoleErrors }) => {
  const shopper = { page, say }
  await openBook(shopper, shop)
  await page.route(EDIT, (route) => route.abort('connectionfailed'))
  const tried = page.waitForRequest(EDIT)
  await writeText(shopper, 'Kept over a reload')
  await tried
  await page.reload()
  // The page that was open is open again.
  await untilInEditor(shopper)
  await expect(captionsOnCanvas(page).first()).toHaveAccessibleName(/Kept over a reload/)
  expect(await textsOf(shopper)).not.toContain('Kept over a reload')
  await page.unroute(EDIT)
  await untilSaved(shopper)
  expect(await textsOf(shopper)).toContain('Kept over a reload')
  expect(consoleErrors.filter((it) => it.startsWith('uncaught'))).toEqual([])
})

test('a change made without a network is saved when it comes back', async ({ page, say, shop, consoleErrors }) => {
  const shopper = { page, say }
  await openBook(shopper, shop)
  await page.context().setOffline(true)
  await writeText(shopper, 'Written in a tunnel')
  await expect(page.getByText(say('Offline, kept on this phone'))).toBeVisible()
  await page.context().setOffline(false)
  await untilSaved(shopper)
  expect(await textsOf(shopper)).toContain('Written in a tunnel')
  expect(consoleErrors.filter((it) => it.startsWith('uncaught'))).toEqual([])
})

test('a shop killed and started again during editing loses nothing', async ({ page, say, shop, consoleErrors }) => {
  const shopper = { page, say }
  await openBook(shopper, shop)
  await writeText(shopper, 'Saved before it')
  await untilSaved(shopper)
  await shop.kill()
  await writeText(shopper, 'Written while away')
  await shop.start()
  await untilSaved(shopper)
  expect(await textsOf(shopper)).toContain('Written while away')
  expect(consoleErrors.filter((it) => it.startsWith('uncaught'))).toEqual([])
})

test('a second window is told, takes the book over when asked to, and the first one learns', async ({
  page,
  say,
  shop,
}) => {
  await openBook({ page, say }, shop)
  const second = await page.context().newPage()
  await second.goto(page.url())
  const told = { name: say('This design is open in another window') }
  await expect(second.getByRole('alertdialog', told)).toBeVisible()
  await second.getByRole('button', { name: say('Edit here') }).tap()
  await expect(second.getByRole('alertdialog', told)).toBeHidden()
  await toText({ page: second, say })
  await writeText({ page: second, say }, 'Second window')
  await untilSaved({ page: second, say })
  await expect(page.getByRole('alertdialog', told)).toBeVisible()
  expect(await textsOf({ page: second, say })).toContain('Second window')
})

test('a second phone is asked before anything is overwritten', async ({ page, say, shop, browser }) => {
  const shopper = { page, say }
  await openBook(shopper, shop)
  const other = await browser.newContext()
  const second = { page: await other.newPage(), say }
  await openBook(second, shop)
  await writeText(shopper, 'First phone')
  await untilSaved(shopper)
  await typeText(second, 'Second phone')
  await expect(second.page.getByRole('alertdialog', { name: say('This design was changed elsewhere') })).toBeVisible()
  // While the newer one is on its way there is nothing to choose yet, and a tap on the button that waits for it does nothing.
  await expect(second.page.getByRole('button', { name: say('Use the newer version') })).toBeEnabled()
  await second.page.getByRole('button', { name: say('Add my changes to it') }).tap()
  await untilSaved(second)
  expect(await textsOf(second)).toContain('Second phone')
  await other.close()
})
