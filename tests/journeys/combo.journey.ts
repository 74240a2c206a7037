import { expect } from '@playwright/test'
import { readPdf } from '../support/print/read-pdf.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { fetchPrint, payNow, sendAndPay } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import { openDesign } from './read-design.ts'
import { albumByCalls, signInByCalls } from './set-scene.ts'
import { APP, chooseWholeAlbum, photosOnCanvas, touch, untilSaved } from './shopper-steps.ts'

test.describe('a wall of nine pictures, zh-Hant', () => {
  test.use({ locale: LOCALES['zh-Hant'] })

  test('eleven photos find their sizes, two change places, one comes from the tray, to the paid order [B§4.type-6]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say }
    await signInByCalls({ page, shop }, '13800000092')
    await albumByCalls({ page, shop }, (await smallPhotos()).slice(0, 11))
    await page.goto(`${APP}#/prod_details?pid=combo-nine`)
    await page.getByRole('button', { name: say('Start with your photos') }).tap()
    await expect(page.getByRole('heading', { name: say('Your photos, one wall') })).toBeVisible()
    await look.at('combo_index-start')
    await page.getByRole('button', { name: say('Choose photos') }).tap()
    await chooseWholeAlbum(shopper)
    const goOn = page.getByRole('button', { name: say('Continue') })
    await expect(goOn).toBeEnabled()
    await goOn.tap()

    // Nine hang, two wait; upright photos hang in tall places.
    const wall = photosOnCanvas(page)
    await expect(wall).toHaveCount(9)
    await look.at('combo_index')
    const before = await openDesign(shopper)
    expect([before.design.pages.length, before.design.tray.length]).toEqual([9, 2])
    const hung = (sheet: string, { design }: Pick<typeof before, 'design'>) =>
      design.pages.find((one) => one.sheet?.id === sheet)
    const placeOf = (sheet: string) =>
      page.getByTestId('canvas').locator(`[data-slot][data-on-page="${hung(sheet, before)?.id}"]`)
    const photosAt = (opened: Pick<typeof before, 'design'>) =>
      ['large-1', 'wide-1'].map((sheet) => hung(sheet, opened)?.slots[0]?.placement?.photoId)
    const [large, wide] = photosAt(before)

    // Two taps change two pictures round.
    await touch(page, placeOf('large-1'))
    await page.getByRole('button', { name: say('Swap') }).tap()
    await touch(page, placeOf('wide-1'))
    await untilSaved(shopper)
    expect(photosAt(await openDesign(shopper))).toEqual([wide, large])
    // A photo that waits takes the place of another, and a word is written on it.
    await page
      .getByRole('button', { name: say.like('Add {0} to {name}') })
      .first()
      .tap()
    await page.getByRole('button', { name: say('Text'), exact: true }).tap()
    await page.getByTestId('writing-field').fill('外婆家')
    await page.getByRole('button', { name: say('Done'), exact: true }).tap()
    await untilSaved(shopper)
    const after = await openDesign(shopper)
    expect([photosAt(after)[0], hung('wide-1', after)?.captions.map(({ text }) => text)]).toEqual([wide, ['外婆家']])
    expect(before.design.tray).toContain(photosAt(after)[1])

    await page.getByRole('button', { name: say('Confirm') }).tap()
    const order = page.getByRole('heading', { name: say('Order'), exact: true })
    const softOnes = page.getByRole('button', { name: say('Order it like this') })
    await expect(order.or(softOnes)).toBeVisible()
    if (await softOnes.isVisible()) {
      await softOnes.tap()
    }
    const orderId = await sendAndPay(shopper)
    await payNow(shopper)
    await expect(page.getByRole('link', { name: say('See the order') })).toBeVisible()
    const { pdf } = await fetchPrint(shop, orderId)
    const sizes = (await readPdf(pdf)).map(({ trim }) => trim)
    expect(sizes.length).toBe(9)
    expect(look.faults).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})
