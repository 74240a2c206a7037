import type { Page } from '@playwright/test'
import type { Placement } from '../../domain/design/design.ts'
import { captionsOnCanvas, leafOnTo, middleOf, photosOnCanvas, type Shopper, touch } from './shopper-steps.ts'
import { fingersOn } from './touch.ts'
import { waiting as expect } from './waiting.ts'

/** Crops the first photo in sight where it lies: nearer and turned with two fingers, then aside. Returns how it lies now. */
export async function cropPhoto(shopper: Shopper): Promise<Placement> {
  const { page, say } = shopper
  await touch(page, photosOnCanvas(page).first())
  await shopper.look?.('theme_preview-photo')
  await page.getByRole('button', { name: say('Crop'), exact: true }).tap()
  const stage = page.getByTestId('crop-view')
  await expect(page.locator('[data-part=frame]')).toBeVisible()
  const before = await placementOf(page)
  const { x, y } = await middleOf(stage)
  const fingers = await fingersOn(page)
  const apart = (reach: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    const by = { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
    return [
      { x: x - by.x, y: y - by.y },
      { x: x + by.x, y: y + by.y },
    ]
  }
  await fingers.down(...apart(30, 0))
  for (const step of [1, 2, 3, 4]) {
    await fingers.move(...apart(30 + 6 * step, 3 * step))
  }
  await fingers.up()
  await fingers.drag({ x, y }, { x: x - 24, y: y - 12 })
  await expect.poll(async () => (await placementOf(page)).crop.width / before.crop.width).toBeLessThan(0.65)
  await expect.poll(async () => Math.round((await placementOf(page)).angle)).toBe(12)
  const placement = await placementOf(page)
  await shopper.look?.('crop')
  await page.getByRole('button', { name: say('Done'), exact: true }).tap()
  await expect(stage).toBeHidden()
  await page.getByRole('button', { name: say('Done with this photo') }).tap()
  return placement
}

async function placementOf(page: Page): Promise<Placement> {
  return JSON.parse((await page.getByTestId('crop-view').getAttribute('data-placement')) ?? 'null') as Placement
}

/** Writes the text of the page in sight that has one. */
export async function writeText(shopper: Shopper, text: string): Promise<void> {
  const { page, say } = shopper
  await typeText(shopper, text)
  await expect(captionsOnCanvas(page).and(page.getByRole('button', { name: text }))).toBeAttached()
  await page.getByRole('button', { name: say('Done with this text') }).tap()
}

/** Writes into the first text of the page in sight and leaves the text editor; what comes then is the test's. */
export async function typeText(shopper: Shopper, text: string): Promise<void> {
  const { page, say } = shopper
  await touch(page, captionsOnCanvas(page).first())
  await page.getByRole('button', { name: say('Write'), exact: true }).tap()
  await page.getByTestId('writing-field').fill(text)
  await shopper.look?.('theme_preview-text')
  await page.getByRole('button', { name: say('Done'), exact: true }).tap()
}

/** Has the page in sight laid out anew. */
export async function shufflePage({ page, say }: Shopper): Promise<void> {
  await page.getByRole('button', { name: say('Shuffle') }).tap()
}

/** The first photo in sight changes places with the first one of the next pages that have any. */
export async function swapOverPages(shopper: Shopper): Promise<void> {
  const { page, say } = shopper
  await touch(page, photosOnCanvas(page).first())
  await page.getByRole('button', { name: say('Swap') }).tap()
  await expect(page.getByText(say('Tap the photo to swap with, here or on another page.'))).toBeVisible()
  await leafOnTo(shopper, async () => (await photosOnCanvas(page).count()) > 0)
  await touch(page, photosOnCanvas(page).first())
  await expect(page.getByText(say('Tap the photo to swap with, here or on another page.'))).toBeHidden()
  await page.getByRole('button', { name: say('Done with this photo') }).tap()
}
