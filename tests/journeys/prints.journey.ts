import { expect } from '@playwright/test'
import { FIT_NAMES } from '../../domain/order/chosen-labels.ts'
import { readPdf } from '../support/print/read-pdf.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { factoryLines, fetchPrint, payNow, sendAndPay } from './order-steps.ts'
import { photoFiles } from './photos.ts'
import { openDesign } from './read-design.ts'
import { albumByCalls, signInByCalls } from './set-scene.ts'
import { APP, chooseWholeAlbum, untilSaved } from './shopper-steps.ts'

test.describe('photo prints, en', () => {
  test.use({ locale: LOCALES.en })

  test('a size, six photos, how they sit, how many of each, to the paid order and its print file [B§4.type-9]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say }
    await signInByCalls({ page, shop }, '13800000091')
    await albumByCalls({ page, shop }, (await photoFiles()).good.slice(0, 6))
    await page.goto(`${APP}#/prod_details?pid=print-6inch`)
    await page.getByRole('button', { name: say('Start with your photos') }).tap()
    await expect(page.getByRole('heading', { name: say('Which size?') })).toBeVisible()
    await look.at('print_index-sizes')
    await page.getByRole('button', { name: say('Choose photos') }).tap()
    await chooseWholeAlbum(shopper)
    const goOn = page.getByRole('button', { name: say('Continue') })
    await expect(goOn).toBeEnabled()
    await goOn.tap()

    // Six prints; one tap changes all of them, one more brings them back.
    const prints = page.getByTestId('print')
    await expect(prints).toHaveCount(6)
    await look.at('print_index')
    await page.getByRole('button', { name: FIT_NAMES.inMargin.en }).tap()
    await expect(page.locator('[data-testid=print][data-fit=inMargin]')).toHaveCount(6)
    await page.getByRole('button', { name: say('Undo') }).tap()
    await expect(page.locator('[data-testid=print][data-fit=out]')).toHaveCount(6)

    // Two of each, one print as an instant picture four times, one not at all.
    await page.getByRole('button', { name: say('More of each') }).tap()
    await expect(page.locator('[data-testid=print][data-copies="2"]')).toHaveCount(6)
    await page
      .getByRole('button', { name: say.like('More options for picture {number}') })
      .first()
      .tap()
    const sheet = page.getByTestId('print-in-hand')
    await sheet.getByRole('button', { name: FIT_NAMES.polaroidOut.en, exact: true }).tap()
    await sheet.getByRole('button', { name: say('One more') }).tap()
    await sheet.getByRole('button', { name: say('One more') }).tap()
    await look.at('print_index-one')
    // A word below it, in its own place.
    await sheet.getByRole('button', { name: say('Text'), exact: true }).tap()
    await page.getByTestId('writing-field').fill('Lisbon')
    await sheet.getByRole('button', { name: say('Done'), exact: true }).tap()
    await sheet.getByRole('button', { name: say('Done'), exact: true }).tap()
    await page
      .getByRole('button', { name: say.like('More options for picture {number}') })
      .nth(1)
      .tap()
    await page
      .getByTestId('print-in-hand')
      .getByRole('button', { name: say('Leave out'), exact: true })
      .tap()
    await expect(prints).toHaveCount(5)
    await untilSaved(shopper)

    // What was done survives a reload.
    await page.reload()
    await expect(prints).toHaveCount(5)
    const { design } = await openDesign(shopper)
    expect(
      design.pages.map(({ copies, slots, captions }) => [copies, slots[0]?.fit, captions.map(({ text }) => text)]),
    ).toEqual([[4, 'polaroidOut', ['Lisbon']], ...Array.from({ length: 4 }, () => [2, 'out', []])])
    expect(design.tray.length).toBe(1)

    // Twelve prints are paid for and printed, each as often as it was asked for.
    await page.getByRole('button', { name: say('Confirm') }).tap()
    await expect(page.getByRole('heading', { name: say('Order'), exact: true })).toBeVisible()
    const orderId = await sendAndPay(shopper)
    await payNow(shopper)
    await expect(page.getByRole('link', { name: say('See the order') })).toBeVisible()
    const { pdf, proof } = await fetchPrint(shop, orderId)
    const pages = await readPdf(pdf)
    expect([pages.length, proof.file.pages]).toEqual([12, 12])
    const lines = await factoryLines(shop, orderId)
    expect(lines.map((line) => [line.pages, line.quantity])).toEqual([[12, 1]])
    expect(look.faults).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})
