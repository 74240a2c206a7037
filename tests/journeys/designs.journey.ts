import { expect, type Page } from '@playwright/test'
import { listDesigns } from '../../domain/calls/designs.ts'
import { ask } from './ask.ts'
import { writeText } from './edit-steps.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { smallPhotos } from './photos.ts'
import { openDesign } from './read-design.ts'
import { orderDesignByCalls, ownAlbumByCalls } from './set-scene.ts'
import {
  APP,
  captionsOnCanvas,
  designBook,
  leafOnTo,
  type Shopper,
  untilInEditor,
  untilSaved,
} from './shopper-steps.ts'

test.use({ locale: LOCALES.en, serviceWorkers: 'allow' })

const PHONE = '13800000071'
const pid = 'book-square-203'
const PLAIN = ['paper-matte', 'finish-matte']

/** Designs in the list that is open, each with its name and its state. */
async function listed({ page, say }: Shopper): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { name: say('My designs') })).toBeVisible()
  const state = new RegExp(`${say('Draft')}|${say('Ordered')}`)
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: state })
  await expect(rows.first()).toBeVisible()
  const texts = await rows.getByRole('link').filter({ hasText: state }).allInnerTexts()
  return texts.map((text) => `${text.split('\n')[0]}: ${state.exec(text)?.[0]}`)
}

const moreOf = ({ page, say }: Shopper, name: string) =>
  page.getByRole('button', { name: say('More options for {name}', { name }), exact: true }).tap()

/** The worker is there, and has what the editor opens with: answers of six calls, a picture of every photo, glyphs. */
async function untilKeptOffline(page: Page, photos: number): Promise<void> {
  const wanted = { 'keepsake-answers': 6, 'keepsake-pictures': photos, 'keepsake-fonts': 1 }
  const kept = () =>
    page.evaluate(async (most) => {
      const counts = Object.entries(most).map(async ([name, count]) => {
        const there = await caches.has(name)
        return [name, there ? Math.min(count, (await (await caches.open(name)).keys()).length) : 0]
      })
      return Object.fromEntries(await Promise.all(counts)) as typeof most
    }, wanted)
  await expect.poll(kept).toEqual(wanted)
}

/**
 * Loads the page again without a network. Chromium may forget for the new page that `navigator.onLine` was taken from it,
 * while requests go on failing: it is said again, until what this returns is called.
 */
async function reloadOffline(page: Page): Promise<() => Promise<void>> {
  await page.reload()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.overrideNetworkState', offline)
  return () => session.detach()
}

async function openList(page: Page): Promise<void> {
  await page.goto(`${APP}#/design_list`)
}

test('an edited book is found again, gone on with, copied, named, deleted, brought back and ordered', async ({
  page,
  say,
  shop,
  otherPhone,
  consoleErrors,
}) => {
  const shopper = { page, say }
  const aid = await ownAlbumByCalls({ page, shop }, PHONE, 'Lisbon')
  await page.goto(`${shop.url}${APP}#/album_detail?aid=${aid}&pid=${pid}&tid=theme-white`)
  await designBook(shopper)
  await leafOnTo(shopper, async () => (await captionsOnCanvas(page).count()) > 0)
  await writeText(shopper, 'By the sea')
  await untilSaved(shopper)
  let edited = await openDesign(shopper)
  expect(edited.rev).toEqual(2)

  const inHand = () => page.locator('[data-strip-page][aria-current=page]').getAttribute('data-strip-page')
  const openPages = async () => ({ page: await inHand(), captions: await captionsOnCanvas(page).count() })

  await test.step('loaded again, and looked at closer: the same page lies open, and as many of them', async () => {
    const one = await openPages()
    await page.reload()
    await untilInEditor(shopper)
    expect(await openPages()).toEqual(one)
    await page.getByRole('button', { name: say('Open book') }).tap()
    await expect(page.getByRole('button', { name: say('One page at a time') })).toBeVisible()
    const spread = await inHand()
    await page.getByRole('button', { name: say('View larger') }).tap()
    await expect(page.getByRole('navigation', { name: say('Flip through the book') })).toBeVisible()
    await page.goBack()
    await untilInEditor(shopper)
    await expect(page.getByRole('button', { name: say('One page at a time') })).toBeVisible()
    expect(await inHand()).toEqual(spread)
    await page.getByRole('button', { name: say('One page at a time') }).tap()
    await expect(page.getByRole('button', { name: say('Open book') })).toBeVisible()
    expect(await openPages()).toEqual(one)
  })

  await test.step('loaded again without a network: the same page lies open, and what is written is kept and sent later', async () => {
    await untilKeptOffline(page, (await smallPhotos()).length)
    const before = await openPages()
    await page.context().setOffline(true)
    const end = await reloadOffline(page)
    await untilInEditor(shopper)
    expect(await openPages()).toEqual(before)
    expect(await captionsOnCanvas(page).first().getAttribute('aria-label')).toContain('By the sea')
    await expect(page.getByText(say('You are offline. What you change is kept here and sent later.'))).toBeVisible()
    await writeText(shopper, 'By the lake')
    await expect(page.getByText(say('Offline, kept on this phone'))).toBeVisible()
    await end()
    const endAgain = await reloadOffline(page)
    await untilInEditor(shopper)
    await expect(page.getByText(say('Offline, kept on this phone'))).toBeVisible()
    await endAgain()
    await page.context().setOffline(false)
    await untilSaved(shopper)
    await writeText(shopper, 'By the sea')
    await untilSaved(shopper)
    edited = await openDesign(shopper)
    expect(edited.rev).toEqual(4)
    // A network that is not there is told by the browser too.
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')),
    )
  })

  await test.step('Back, and the book is gone on with: the same design with its edits', async () => {
    await page.goBack()
    await expect(page.getByRole('region', { name: say('Designs of this album') })).toBeVisible()
    await designBook(shopper)
    expect(await openDesign(shopper)).toEqual(edited)
  })

  await test.step('the shop’s front leads to it', async () => {
    await page.goto(`${APP}#/index`)
    await page.getByRole('link', { name: say('Continue your design') }).tap()
    await untilInEditor(shopper)
    expect(await openDesign(shopper)).toEqual(edited)
  })

  await test.step('another look is made beside it only when that is asked for', async () => {
    await page.goto(`${APP}#/index`)
    await expect(page.getByRole('link', { name: say('All my designs') })).toBeVisible()
    await page.goto(`${APP}#/theme_preview?aid=${aid}&pid=${pid}&tid=theme-night`)
    await expect(page.getByRole('heading', { name: say('You’ve already started this one') })).toBeVisible()
    await page.getByRole('button', { name: say('Continue with it') }).tap()
    await untilInEditor(shopper)
    expect(await openDesign(shopper)).toEqual(edited)
  })

  await test.step('a copy, and another name for it', async () => {
    await openList(page)
    expect(await listed(shopper)).toEqual(['Lisbon: Draft'])
    await moreOf(shopper, 'Lisbon')
    await page.getByRole('button', { name: say('Make a copy') }).tap()
    await expect.poll(() => listed(shopper)).toEqual(['Lisbon 2: Draft', 'Lisbon: Draft'])
    await moreOf(shopper, 'Lisbon 2')
    await page.getByLabel(say('Name of the design')).fill('Grandma')
    await page.getByRole('button', { name: say('Rename') }).tap()
    await expect.poll(() => listed(shopper)).toEqual(['Grandma: Draft', 'Lisbon: Draft'])
  })

  await test.step('the address of another design opens that one, whatever design was open', async () => {
    const { designs } = await ask(shopper, listDesigns, {})
    for (const { taskid, name } of designs) {
      await page.goto(`${APP}#/theme_preview?taskid=${taskid}`)
      await untilInEditor(shopper)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    }
    await openList(page)
  })

  await test.step('Back closes what lies over the list, not the list', async () => {
    await moreOf(shopper, 'Grandma')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await listed(shopper)).toEqual(['Grandma: Draft', 'Lisbon: Draft'])
  })

  await test.step('deleted, and brought back', async () => {
    await moreOf(shopper, 'Lisbon')
    await page.getByRole('button', { name: say('Delete'), exact: true }).tap()
    await expect.poll(() => listed(shopper)).toEqual(['Grandma: Draft'])
    await page.getByRole('button', { name: say('Undo') }).tap()
    await expect.poll(() => listed(shopper)).toEqual(['Grandma: Draft', 'Lisbon: Draft'])
  })

  await test.step('ordered: it says so on every phone, and offers to be ordered again', async () => {
    const { tid: taskid, rev } = edited
    await orderDesignByCalls({ page, shop }, { pid, aid, attridlist: PLAIN, taskid, rev })
    const other = await otherPhone()
    await other.context().addCookies(await page.context().cookies())
    await other.goto(`${shop.url}${APP}#/design_list`)
    const there = { page: other, say }
    await expect.poll(() => listed(there)).toEqual(['Grandma: Draft', 'Lisbon: Ordered'])
    await other.getByRole('link', { name: say('See its order') }).click()
    await expect(other.getByRole('heading', { name: say('Your order') })).toBeVisible()
  })
  await test.step('signed out: nothing of the shopper’s is left on this phone', async () => {
    await page.goto(`${APP}#/user_index`)
    await expect(page.getByRole('button', { name: say('Sign out') })).toBeVisible()
    // As browsers do with one that has had nothing to do for half a minute.
    const browser = await page.context().newCDPSession(page)
    await browser.send('ServiceWorker.enable')
    await browser.send('ServiceWorker.stopAllWorkers')
    await page.getByRole('button', { name: say('Sign out') }).tap()
    await expect(page.getByRole('button', { name: say('Sign out') })).toBeHidden()
    const keptOfOurs = () =>
      page.evaluate(
        async (names) => {
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
          return kept.flat().map(({ url }) => url)
        },
        ['keepsake-answers', 'keepsake-pictures'],
      )
    await expect.poll(keptOfOurs).toEqual([])
  })
  expect(consoleErrors).toEqual([])
})
