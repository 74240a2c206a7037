import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { smallPhotos } from './photos.ts'
import { albumByCalls, signInByCalls } from './set-scene.ts'
import { APP, type Shopper, signIn, titleGroup } from './shopper-steps.ts'

test.use({ locale: LOCALES['zh-Hant'] })

/** Writes the text of the album's only group. */
async function describeGroup({ page, say }: Shopper, text: string): Promise<void> {
  await page.getByRole('button', { name: say('Title and text of this group') }).tap()
  await page.getByLabel(say('Text'), { exact: true }).fill(text)
  await page.getByRole('button', { name: say('Done'), exact: true }).tap()
}

test('an edit link is opened by another shopper, whose save meets a newer album [A§2.share-edit]', async ({
  page,
  say,
  browser,
  shop,
}) => {
  const owner = { page, say }
  const photos = (await smallPhotos()).slice(0, 3)
  const photosOf = (album: Page) => album.getByRole('button', { name: say.like('Photo {place}: {0}') })
  await signInByCalls({ page, shop }, '13800000030')
  const aid = await albumByCalls({ page, shop }, photos)
  await page.goto(`${APP}#/album_detail?pid=book-square-203&aid=${aid}`)
  await expect(photosOf(page)).toHaveCount(photos.length)

  await page.getByRole('button', { name: say('Share this album') }).tap()
  await page.getByRole('radio', { name: say('Can edit') }).tap()
  const link = page.getByText(/\/emall\/app\/#\/album_preview\?/)
  await expect(link).toBeVisible()
  const address = (await link.textContent()) ?? ''
  await page.getByRole('button', { name: say('Close') }).tap()

  const phone = await browser.newContext({
    baseURL: shop.url,
    locale: LOCALES['zh-Hant'],
    hasTouch: true,
    isMobile: true,
  })
  try {
    const guest = { page: await phone.newPage(), say }
    await guest.page.goto(address)
    await signIn(guest, '13800000031')
    await expect(photosOf(guest.page)).toHaveCount(photos.length)
    // The link's token left the address: it is not seen over a shoulder.
    expect(guest.page.url()).not.toContain('st=')

    await titleGroup(owner, '外婆家')
    await describeGroup(guest, '院子裡的柿子樹')
    const conflict = guest.page.getByRole('alertdialog').or(guest.page.getByRole('dialog'))
    await expect(conflict).toContainText(say('The album failed to save, please refresh to get the latest information'))
    await guest.page.getByRole('button', { name: say('Load the latest and make my changes again') }).tap()
    await expect(guest.page.getByText(say('All changes saved'))).toBeVisible()
    await expect(guest.page.getByRole('heading', { name: '外婆家' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: '外婆家' })).toBeVisible()
    await expect(page.getByText('院子裡的柿子樹')).toBeVisible()

    // The link dies with the sharing, for who has it open too.
    await page.getByRole('button', { name: say('Share this album') }).tap()
    await page.getByRole('radio', { name: say('Only me') }).tap()
    await expect(page.getByText(/\/emall\/app\/#\/album_preview\?/)).toHaveCount(0)
    await guest.page.goto('about:blank')
    await guest.page.goto(address)
    await expect(guest.page).toHaveURL(/album_noshare/)
  } finally {
    await phone.close()
  }
})
