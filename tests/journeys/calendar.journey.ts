import { expect } from '@playwright/test'
import { readPdf } from '../support/print/read-pdf.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { fetchPrint, payNow, sendAndPay } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import { openDesign } from './read-design.ts'
import { albumByCalls, signInByCalls } from './set-scene.ts'
import { APP, chooseWholeAlbum, untilSaved } from './shopper-steps.ts'

test.describe('a calendar, zh-Hans', () => {
  test.use({ locale: LOCALES['zh-Hans'] })

  test('six months, a lunar birthday, photos, another first day of the week, to the paid order and its print file [B§4.type-8]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    const look = lookAt(page, { axe: true })
    const shopper = { page, say, look: look.at }
    await signInByCalls({ page, shop }, '13800000088')
    await albumByCalls({ page, shop }, (await smallPhotos()).slice(0, 6))
    const year = new Date().getFullYear() + 1
    await page.goto(`${APP}#/prod_details?pid=calendar-desk`)
    await page.getByRole('button', { name: say('Start with your photos') }).tap()

    // From January on, half a year.
    await page.getByRole('button', { name: `1月 ${year}`, exact: true }).tap()
    const months = page.getByRole('textbox', { name: say('Number of months') })
    await months.fill('6')
    await months.blur()

    // Grandma was born on the first day of the lunar year: the sheet says where that falls.
    await page.getByRole('button', { name: say('Add a day') }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: say('Add to the calendar') }).tap()
    await expect(sheet.getByText(say('Enter whose day it is.'))).toBeVisible()
    await sheet.getByLabel(say('What should it say?')).fill('外婆生日')
    await sheet.getByRole('combobox', { name: say('Month') }).selectOption('正月')
    await sheet.getByRole('combobox', { name: say('Day') }).selectOption('初一')
    await expect(sheet.getByText(say.like('In this calendar: {0}'))).toBeVisible()
    await look.at('theme_calendar-day')
    await sheet.getByRole('button', { name: say('Add to the calendar') }).tap()
    const day = page.getByRole('button', { name: '外婆生日' }).first()
    await expect(day).toBeVisible()
    await look.at('theme_calendar')

    // What was chosen survives a reload.
    await page.reload()
    await expect(day).toBeVisible()
    await expect(months).toHaveValue('6')

    await page.getByRole('button', { name: say('Choose photos') }).tap()
    await chooseWholeAlbum(shopper)
    const goOn = page.getByRole('button', { name: say('Continue') })
    await expect(goOn).toBeEnabled()
    await goOn.tap()
    await expect(day).toBeVisible()
    await look.at('theme_calendar-own')
    await page.getByRole('button', { name: say('Make my calendar') }).tap()

    // The editor shows it month by month; its settings are one step, and one to undo.
    await expect(page.getByRole('button', { name: `${year}年6月` })).toBeVisible()
    await page.getByRole('button', { name: `${year}年2月` }).tap()
    await look.at('theme_preview-calendar')
    await page.getByRole('button', { name: say('Calendar'), exact: true }).tap()
    await sheet.getByRole('radio', { name: say('Sunday') }).tap()
    await look.at('theme_preview-calendar-settings')
    await sheet.getByRole('button', { name: say('Update calendar') }).tap()
    await untilSaved(shopper)
    expect((await openDesign(shopper)).design.calendar?.weekStart).toBe(0)
    await page.getByRole('button', { name: say('Undo') }).tap()
    await untilSaved(shopper)
    const { design } = await openDesign(shopper)
    expect(design.calendar).toMatchObject({
      start: { year, month: 1 },
      language: 'zh-Hans',
      weekStart: 1,
      lunar: true,
      familyDates: [{ name: '外婆生日', reckoning: 'lunar', month: 1, day: 1 }],
    })
    expect(design.pages.map(({ kind, month }) => [kind, month?.month])).toEqual([
      ['cover', undefined],
      ...[1, 2, 3, 4, 5, 6].map((month) => ['inner', month]),
    ])

    await page.getByRole('button', { name: say('Confirm') }).tap()
    const order = page.getByRole('heading', { name: say('Order'), exact: true })
    const asItIs = page.getByRole('button', { name: say('Order it like this') })
    await expect(order.or(asItIs)).toBeVisible()
    if (await asItIs.isVisible()) {
      await asItIs.tap()
    }
    await expect(order).toBeVisible()
    const orderId = await sendAndPay(shopper)
    await payNow(shopper)
    await expect(page.getByRole('link', { name: say('See the order') })).toBeVisible()

    // The printer's file: a cover and six months, and the words on them are text.
    const { pdf, proof } = await fetchPrint(shop, orderId)
    const pages = await readPdf(pdf)
    expect([pages.length, proof.file.pages]).toEqual([7, 7])
    const words = pages.map(({ text }) => text)
    expect([words[0]?.includes(String(year)), words.filter((text) => text.includes('外婆生日')).length]).toEqual([
      true,
      1,
    ])
    const spring = words.find((text) => text.includes('春节')) ?? ''
    expect(['除夕', '外婆生日'].filter((word) => !spring.includes(word))).toEqual([])
    expect(look.faults).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})
