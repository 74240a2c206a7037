import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { asId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { PHOTO_REFUSALS } from '../../domain/refusals/photo.refusals.ts'
import { MM_PER_INCH } from '../../domain/units.ts'
import { PAY_MESSAGES } from '../../server/pages/pay/pay-messages.ts'
import { readPdf } from '../support/print/read-pdf.ts'
import { cropPhoto, shufflePage, swapOverPages, writeText } from './edit-steps.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { fetchPrint, placeOrder, printAtOnce } from './order-steps.ts'
import { ORIGINAL_WIDTHS, photoFiles, smallPhotos } from './photos.ts'
import { openDesign } from './read-design.ts'
import { fillAlbumByCalls } from './set-scene.ts'
import {
  APP,
  captionsOnCanvas,
  designBook,
  leafOnTo,
  photosOnCanvas,
  pickPhotos,
  type Shopper,
  startBook,
  titleGroup,
  untilSafe,
  untilSaved,
} from './shopper-steps.ts'

/** Printed on the first page of the group, then changed on the page. */
const TITLES = {
  'zh-Hans': { album: '海边的一天', page: '风吹过盐田' },
  en: { album: 'A day by the sea', page: 'Salt in the wind' },
  'zh-Hant': { album: '海邊的一天', page: '風吹過鹽田' },
} as const

// Each language is a shopper of its own: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

test.describe('a photo book from the phone to the print file, zh-Hans', () => {
  const language = 'zh-Hans'
  test.use({ locale: LOCALES[language] })

  test('upload, design, edit, order, pay, print [A§1.photo-to-print] [B§1.journey]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say, look: look.at }
    const photos = await photoFiles()
    await startBook(shopper, '13800000000')

    await pickPhotos(shopper, [...photos.good, photos.broken])
    await untilSafe(shopper, photos.good.length)
    await page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: false }).tap()
    const tray = page.getByRole('listitem').filter({ hasText: 'IMG_0099.jpg' })
    await expect(tray).toContainText(PHOTO_REFUSALS['photo-damaged'].sentence[language])
    await look.at('album_detail-tray')
    await tray.getByRole('button', { name: say('Remove from list') }).tap()

    const cropped = await makeBook(shopper, language)
    await leafOnTo(shopper, await showsWhole(shopper))
    await shufflePage(shopper)
    await swapOverPages(shopper)
    await untilSaved(shopper)
    const swapped = await openDesign(shopper)
    await page.getByRole('button', { name: say('Undo') }).tap()
    await untilSaved(shopper)
    expect((await openDesign(shopper)).design.pages).not.toEqual(swapped.design.pages)
    await page.getByRole('button', { name: say('Redo') }).tap()
    await untilSaved(shopper)
    const { design } = await openDesign(shopper)
    expect(design.pages).toEqual(swapped.design.pages)

    const { pdf, proof } = await fetchPrint(shop, await buyBook(shopper, language))
    const printed = await readPdf(pdf)
    const slots = design.pages.flatMap((one) => one.slots.filter((slot) => slot.placement !== null))
    const originals = new Set(photos.good.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')))
    const proofs = proof.pages.flatMap((one) => one.photos)
    expect({
      pages: printed.length,
      photosOfPages: printed.map(({ images }) => images.length),
      fromOriginals: proofs.filter(({ sha256 }) => originals.has(sha256)).length,
      albumPhotos: new Set(proofs.map(({ sha256 }) => sha256)).size,
      unprintable: proof.pages.flatMap((one) => [...one.missingCharacters, ...one.overflowing]),
    }).toEqual({
      pages: design.pages.length,
      photosOfPages: design.pages.map((one) => one.slots.filter((slot) => slot.placement).length),
      fromOriginals: slots.length,
      albumPhotos: photos.good.length,
      unprintable: [],
    })
    expect(printed.map(({ text }) => text).join('\n')).toContain(TITLES[language].page)
    const ordered = slots.find((slot) => slot.id === cropped.slotId)
    expect(ordered?.placement).toEqual(expect.objectContaining({ crop: cropped.crop, angle: cropped.angle }))
    // The photo of that slot is printed with the pixels that the crop left of its original.
    const inches = (ordered?.box.width ?? Number.NaN) / MM_PER_INCH
    const left = ORIGINAL_WIDTHS.map((width) => (cropped.crop.width * width) / inches)
    const printedPpi = proofs.find(({ slotId }) => slotId === cropped.slotId)?.sourcePpi ?? 0
    // proof.json rounds to a tenth.
    expect(Math.min(...left.map((ppi) => Math.abs(ppi - printedPpi)))).toBeLessThan(0.2)
    expect(look.faults).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})

/** The same screens, and what a language changes on them and in print. What is true in every one is looked at once. */
for (const [at, language] of (['en', 'zh-Hant'] as const).entries()) {
  test.describe(`a photo book from the phone to the print file, ${language}`, () => {
    test.use({ locale: LOCALES[language] })

    test('every screen, the words of the book in print', async ({ page, say, shop, consoleErrors }) => {
      const look = lookAt(page, { axe: false })
      const shopper = { page, say, look: look.at }
      const photos = await smallPhotos()
      await startBook(shopper, `1380000000${at + 1}`, at + 1)
      const empty = new URL(page.url()).hash
      const aid = new URLSearchParams(empty.slice(empty.indexOf('?'))).get('aid') ?? ''
      await fillAlbumByCalls({ page, shop }, aid, photos)
      await page.reload()
      await untilSafe(shopper, photos.length)
      await makeBook(shopper, language)
      await untilSaved(shopper)
      const { pdf, proof } = await fetchPrint(shop, await buyBook(shopper, language))
      expect(proof.pages.flatMap((one) => [...one.missingCharacters, ...one.overflowing])).toEqual([])
      expect((await readPdf(pdf)).map(({ text }) => text).join('\n')).toContain(TITLES[language].page)
      expect(look.faults).toEqual([])
      expect(consoleErrors).toEqual([])
    })
  })
}

/** From the album to a book with a title, other words and a cropped photo: which one, and how it lies. */
async function makeBook(shopper: Shopper, language: Language) {
  const { page } = shopper
  await titleGroup(shopper, TITLES[language].album)
  await designBook(shopper)
  await leafOnTo(shopper, async () => (await captionsOnCanvas(page).count()) > 0)
  await expect(captionsOnCanvas(page).first()).toHaveAccessibleName(new RegExp(TITLES[language].album))
  await writeText(shopper, TITLES[language].page)
  await leafOnTo(shopper, await showsWhole(shopper))
  const slotId = await photosOnCanvas(page).first().getAttribute('data-slot')
  return { slotId, ...(await cropPhoto(shopper)) }
}

/** Whether the first photo in sight lies on one page: half of one over the fold is cropped, swapped and laid out with its other half. */
async function showsWhole(shopper: Shopper) {
  const { design } = await openDesign(shopper)
  const wholes = design.pages.flatMap(({ slots }) => slots.flatMap(({ id, half }) => (half ? [] : [id])))
  return async (page: Page) => {
    const photos = photosOnCanvas(page)
    return (await photos.count()) > 0 && wholes.includes(asId((await photos.first().getAttribute('data-slot')) ?? ''))
  }
}

/** From the editor to the paid order, and to every screen beside the way. Returns the number of the order. */
async function buyBook(shopper: Shopper, language: Language): Promise<string> {
  const { page, say } = shopper
  const address = new URL(page.url()).hash
  const { aid } = await openDesign(shopper)
  const orderId = await placeOrder(shopper)
  await expect(page.getByText(PAY_MESSAGES.development[language])).toBeVisible()
  await shopper.look?.('pay page')
  await page.getByRole('main').or(page.getByRole('contentinfo')).getByRole('button').tap()
  await expect(page.getByRole('heading', { name: say('Thank you. Your order is paid') })).toBeVisible()
  await shopper.look?.('order_success')
  await printAtOnce(shopper, orderId)
  await page.getByRole('button', { name: say('Back') }).tap()
  await page.getByRole('button', { name: say('Orders') }).tap()
  const order = page.getByRole('article').filter({ has: page.locator(`a[href*="${orderId}"]`) })
  // Paid, and in production as soon as its print file is made.
  await expect(order).toHaveAttribute('data-state', /^(paid|in-production)$/)
  await shopper.look?.('order_index')
  for (const screen of [
    `order_info?oid=${orderId}`,
    'prod_list',
    'user_index',
    `album_preview?aid=${aid}`,
    `album_cover?aid=${aid}`,
    `theme_viewLarger${address.slice(address.indexOf('?'))}`,
    'album_noshare',
    'user_coupon',
    'nowhere',
  ]) {
    await page.goto(`${APP}#/${screen}`)
    // The waiting screen has no heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shopper.look?.(screen)
  }
  return orderId
}
