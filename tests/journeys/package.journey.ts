import { expect } from '@playwright/test'
import { readPdf } from '../support/print/read-pdf.ts'
import { writeText } from './edit-steps.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { factoryLines, printAtOnce, sendAndPay } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import { albumByCalls, signInByCalls } from './set-scene.ts'
import { APP, openAlbum, openLook, type Shopper, untilInEditor, untilSaved } from './shopper-steps.ts'

const MESSAGE = '外婆，海邊的風很大，我們都好。'

test.describe('a set of book, postcards and frame, zh-Hant', () => {
  test.use({ locale: LOCALES['zh-Hant'] })

  test('each part in its own way, a reload in between, one order, one print file each [A§1.ways-of-orders]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say, look: look.at }
    await signInByCalls({ page, shop }, '13800000078')
    await albumByCalls({ page, shop }, await smallPhotos())
    await page.goto(`${APP}#/prod_details?pid=package-family`)
    await page.getByRole('button', { name: say('Build your set') }).tap()
    await expect(page.getByText(say('Not started'))).toHaveCount(3)
    await look.at('prod_details-set')

    // The book: a look, an album, its editor.
    await begin(shopper, 0)
    await openLook(shopper, 0)
    await page.getByRole('button', { name: say('Use this look') }).tap()
    await openAlbum(shopper)
    await page.getByRole('button', { name: say('Design my book') }).tap()
    await confirm(shopper)
    await expect(page.getByText(say('Ready'), { exact: true })).toHaveCount(1)

    // The postcards: a look, five photos of the same album, words on a back.
    await begin(shopper, 0)
    await expect(page.getByRole('button', { name: say('Choose photos') })).toBeVisible()
    await look.at('post_index')
    await page.getByRole('button', { name: say('Choose photos') }).tap()
    await openAlbum(shopper)
    await choose(shopper, 5)
    await look.at('album_gallery')
    await page.getByRole('button', { name: say('Continue') }).tap()
    await untilInEditor(shopper)
    await page.getByRole('button', { name: say('Next side') }).tap()
    await writeText(shopper, MESSAGE)
    await untilSaved(shopper)
    await look.at('theme_preview-card')
    await confirm(shopper)
    await expect(page.getByText(say('Ready'), { exact: true })).toHaveCount(2)

    // The set outlives the page.
    await page.reload()
    await expect(page.getByText(say('Ready'), { exact: true })).toHaveCount(2)

    // The frame: one photo, seen in its frame, then on its editor.
    await begin(shopper, 0)
    await openAlbum(shopper)
    await choose(shopper, 1)
    await page.getByRole('button', { name: say('Continue') }).tap()
    await expect(page.getByTestId('frame-picture')).toBeVisible()
    await look.at('frame_index')
    await page.getByRole('button', { name: '白橡木' }).tap()
    await confirm(shopper)
    await expect(page.getByText(say('Ready'), { exact: true })).toHaveCount(3)
    await look.at('prod_details-set-ready')

    await page.getByRole('button', { name: say('Go to order') }).tap()
    const orderId = await sendAndPay(shopper)
    await page.getByRole('main').or(page.getByRole('contentinfo')).getByRole('button').tap()
    await expect(page.getByRole('link', { name: say('See the order') })).toBeVisible()
    await look.at('order_success')
    await printAtOnce(shopper, orderId)

    const [, , frame] = await factoryLines(shop, orderId)
    expect(frame?.options).toEqual(['白橡木'])

    const inbox = async (n: number) =>
      await fetch(`${shop.url}/factory/orders/${orderId}/print.pdf?n=${n}`, {
        headers: { authorization: `Bearer ${shop.factoryToken}` },
      })
    // The smaller ones may be there before the book.
    const states = async () => (await Promise.all([0, 1, 2].map(inbox))).map(({ status }) => status)
    await expect.poll(states).toEqual([200, 200, 200])
    const sizes = await Promise.all(
      [0, 1, 2].map(async (n) => readPdf(Buffer.from(await (await inbox(n)).arrayBuffer()))),
    )
    expect(sizes.map((pages) => pages.length)).toEqual([expect.any(Number), 10, 1])
    expect(look.faults).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})

/** Begins the next part of the set that is not begun: the `nth` of them. */
async function begin({ page, say }: Shopper, nth: number): Promise<void> {
  const waiting = page.getByRole('listitem').filter({ hasText: say('Not started') })
  await waiting.nth(nth).getByRole('link').tap()
}

async function choose({ page, say }: Shopper, count: number): Promise<void> {
  const photos = page.getByRole('button', { name: say.like('Photo {0}: {1}') })
  await expect(photos.first()).toBeVisible()
  for (let at = 0; at < count; at++) {
    await photos.nth(at).tap()
  }
}

/** From the editor back to the set. */
async function confirm(shopper: Shopper): Promise<void> {
  const { page, say } = shopper
  const canvas = page.getByTestId('canvas')
  await expect(canvas).toBeVisible()
  await page.getByRole('button', { name: say('Confirm') }).tap()
  const softOnes = page.getByRole('button', { name: say('Order it like this') })
  const set = page.getByRole('button', { name: say('Go to order') })
  await expect(set.or(softOnes)).toBeVisible()
  if (await softOnes.isVisible()) {
    await softOnes.tap()
  }
  await expect(set).toBeVisible()
}
