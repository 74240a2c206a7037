import { expect, type Page } from '@playwright/test'
import { pickPhotos, type Shopper } from './shopper-steps.ts'

/** Opens an address as a link from elsewhere does: the shop is loaded anew. */
export async function openLink(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

/** Begins the `nth` thing of the order's list. */
export async function startItem({ page, say }: Shopper, nth: number): Promise<void> {
  await page
    .getByRole('article')
    .nth(nth)
    .getByRole('button', { name: say('Start') })
    .tap()
}

/** Where every thing of the order's list stands, in its order. */
export async function expectItems({ page }: Shopper, states: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.getByRole('article').evaluateAll((items) => items.map((it) => it.getAttribute('data-state'))))
    .toEqual(states)
}

/** In the gallery: photos fresh from the phone, all of which are chosen. */
export async function uploadIntoGallery(shopper: Shopper, files: readonly string[]): Promise<void> {
  const { page, say } = shopper
  await pickPhotos(shopper, files)
  await expect(page.getByRole('button', { name: say('Continue'), exact: true })).toBeEnabled()
  await shopper.look?.('album_gallery')
  await page.getByRole('button', { name: say('Continue'), exact: true }).tap()
}

/** From the gallery of a frame over one fresh photo to the frame that was looked at on its editor, of `bought` wood. */
export async function makeFrame(shopper: Shopper, file: string, bought?: string): Promise<void> {
  const { page, say } = shopper
  await uploadIntoGallery(shopper, [file])
  await expect(page.getByTestId('frame-picture')).toBeVisible()
  if (bought) {
    // Its wood is the one that was paid for, and is no choice any more.
    await expect(page.getByTestId('bought-wood')).toHaveText(bought)
  }
  await shopper.look?.('frame_index')
  await page.getByRole('button', { name: say('Confirm') }).tap()
  // Of a link's order, or of one's own.
  const done = page
    .getByRole('heading', { name: say('Your design is done') })
    .or(page.getByRole('heading', { name: say('Order'), exact: true }))
  // What is paid already is printed, not ordered.
  const asItIs = page
    .getByRole('button', { name: say('Order it like this') })
    .or(page.getByRole('button', { name: say('Print it like this') }))
  await expect(done.or(asItIs)).toBeVisible()
  if (await asItIs.isVisible()) {
    await asItIs.tap()
  }
  await expect(done).toBeVisible()
}

/** Hands in the thing whose design is done. */
export async function handIn(shopper: Shopper): Promise<void> {
  const { page, say } = shopper
  await expect(page.getByRole('heading', { name: say('Your design is done') })).toBeVisible()
  await shopper.look?.('order_next')
  await page.getByRole('button', { name: say('Submit this one') }).tap()
  await shopper.look?.('hand-in')
  await page.getByRole('button', { name: say('Submit now') }).tap()
}
