import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { FACTORY_BASE } from '../../domain/calls/factory.ts'
import { FIT_NAMES } from '../../domain/order/chosen-labels.ts'
import { readPdf } from '../support/print/read-pdf.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { askFactory, factoryLines, fetchPrint, payNow, sendAndPay, toPayPage } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import {
  APP,
  captionsOnCanvas,
  pickPhotos,
  type Shopper,
  signIn,
  touch,
  untilInEditor,
  untilSaved,
} from './shopper-steps.ts'

/** From a product over signing in to photos that are chosen. */
async function pickFor(shopper: Shopper, pid: string, phone: string, files: readonly string[]): Promise<void> {
  const { page, say } = shopper
  await page.goto(`${APP}#/prod_details?pid=${pid}`)
  await page.getByRole('button', { name: say('Start with your photos') }).tap()
  await signIn(shopper, phone)
  const choose = page.getByRole('button', { name: say('Choose photos') })
  const add = page.getByRole('button', { name: say('Add photos') })
  await expect(choose.or(add)).toBeVisible()
  if (await choose.isVisible()) {
    await shopper.look?.('post_index')
    await choose.tap()
  }
  await pickPhotos(shopper, files)
  await expect(page.getByRole('button', { name: say('Continue') })).toBeEnabled()
  await shopper.look?.('album_gallery')
  await page.getByRole('button', { name: say('Continue') }).tap()
}

test.describe.configure({ mode: 'parallel' })

test.describe('a frame for three, en', () => {
  test.use({ locale: LOCALES.en })

  test('B§4 type 2: photos placed in three openings, instant pictures, a wood, one print file [B§4.type-2]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say, look: look.at }
    const photos = await smallPhotos()
    await pickFor(shopper, 'frame-trio', '13800000201', photos.slice(0, 3))
    await expect(page.getByTestId('frame-picture')).toBeVisible()
    await look.at('frame_index')
    await page.getByRole('button', { name: FIT_NAMES.polaroidOut.en, exact: true }).tap()
    await page.getByRole('button', { name: say('Match all') }).tap()
    await page.getByRole('button', { name: say('Rotate'), exact: true }).tap()
    await page.getByRole('button', { name: 'Pale oak' }).tap()
    await expect(page.getByTestId('frame-picture')).toHaveAttribute('data-wood', '#d2b48a')
    await untilSaved(shopper)
    await page.getByRole('button', { name: say('Confirm') }).tap()
    const softOnes = page.getByRole('button', { name: say('Order it like this') })
    const order = page.getByRole('heading', { name: say('Order'), exact: true })
    await expect(order.or(softOnes)).toBeVisible()
    if (await softOnes.isVisible()) {
      await softOnes.tap()
    }
    await expect(page.getByRole('radio', { name: 'Pale oak' })).toBeChecked()
    const orderId = await sendAndPay(shopper)
    await payNow(shopper)
    const { pdf } = await fetchPrint(shop, orderId)
    expect((await readPdf(pdf)).length).toBe(3)
    const frames = await (await askFactory(shop, `${FACTORY_BASE}/${orderId}/frames.json`)).json()
    expect([
      frames.spaceMargin,
      frames.pages.map((one: { object: { fitType: string } }) => one.object.fitType),
    ]).toEqual([18, ['polaroidOut', 'polaroidOut', 'polaroidOut']])
    expect([look.faults, consoleErrors]).toEqual([[], []])
  })
})

test.describe('postcards, zh-Hans', () => {
  test.use({ locale: LOCALES['zh-Hans'] })

  test('B§4 type 7: a message on every card, an address on one, a card of four pictures [B§4.type-7]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say, look: look.at }
    const photos = await smallPhotos()
    await pickFor(shopper, 'postcard-12', '13800000202', photos.slice(0, 5))
    await untilInEditor(shopper)
    await look.at('theme_preview-card')
    await page.getByRole('button', { name: say('Next side') }).tap()
    const write = async (nth: number, text: string) => {
      await touch(page, captionsOnCanvas(page).nth(nth))
      await page.getByRole('button', { name: say('Write'), exact: true }).tap()
      await page.getByTestId('writing-field').fill(text)
      await page.getByRole('button', { name: say('Done'), exact: true }).tap()
    }
    await write(0, '外婆，海边的风很大。')
    await page.getByRole('button', { name: say('On all cards') }).tap()
    await page.getByRole('button', { name: say('Done with this text') }).tap()
    await write(1, '上海市静安区\n南京西路 1 号\n外婆 收')
    await look.at('theme_preview-address')
    await page.getByRole('button', { name: say('Done with this text') }).tap()
    await untilSaved(shopper)
    await page.getByRole('button', { name: say('Confirm') }).tap()
    const softOnes = page.getByRole('button', { name: say('Order it like this') })
    const order = page.getByRole('heading', { name: say('Order'), exact: true })
    await expect(order.or(softOnes)).toBeVisible()
    if (await softOnes.isVisible()) {
      await softOnes.tap()
    }
    const orderId = await sendAndPay(shopper)
    await payNow(shopper)
    const { pdf, proof } = await fetchPrint(shop, orderId)
    expect((await readPdf(pdf)).length).toBe(10)
    expect(JSON.stringify(proof).length).toBeGreaterThan(100)
    expect([look.faults, consoleErrors]).toEqual([[], []])
  })
})

test.describe('originals and a box, zh-Hant', () => {
  test.use({ locale: LOCALES['zh-Hant'] })

  test('B§4 types 4 and 5: originals arrive byte for byte, without an address; a box comes from the shelf [B§4.type-4]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say, look: look.at }
    const files = (await smallPhotos()).slice(0, 2)
    await pickFor(shopper, 'transmission-original', '13800000203', files)
    await expect(page.getByText(say('Nothing is shipped, so we don’t need an address.'))).toBeVisible()
    await look.at('pay_index-originals')
    const orderId = await toPayPage(shopper)
    await payNow(shopper)
    await expect.poll(async () => (await factoryLines(shop, orderId))[0]?.print).toBe('ready')
    const [line] = await factoryLines(shop, orderId)
    const manifest = await (await askFactory(shop, line?.manifest ?? '')).json()
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    const sent = files.map((file) => hash(readFileSync(file)))
    expect(manifest.photos.map((photo: { sha256: string; origin: string }) => [photo.sha256, photo.origin])).toEqual(
      sent.map((sum) => [sum, 'untouched']),
    )
    const got = await Promise.all(
      files.map(async (_, i) =>
        hash(new Uint8Array(await (await askFactory(shop, `${line?.original}&i=${i}`)).arrayBuffer())),
      ),
    )
    expect(got).toEqual(sent)

    await page.goto(`${APP}#/prod_details?pid=standard-album-box`)
    await page.getByRole('button', { name: say('Order it') }).tap()
    await expect(page.getByRole('heading', { name: say('Order'), exact: true })).toBeVisible()
    await look.at('pay_index-box')
    const boxId = await sendAndPay(shopper)
    await payNow(shopper)
    await expect
      .poll(async () => (await factoryLines(shop, boxId)).map(({ needs, print }) => [needs, print]))
      .toEqual([['nothing', 'ready']])
    expect([look.faults, consoleErrors]).toEqual([[], []])
  })
})
