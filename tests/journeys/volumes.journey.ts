import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { getOrderInfo } from '../../domain/calls/order.ts'
import { openPreview } from '../../domain/calls/preview.ts'
import { innerPages } from '../../domain/design/design.ts'
import { generatePhoto } from '../support/builders/generate-photos.ts'
import { ask } from './ask.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { placeOrder } from './order-steps.ts'
import { albumByCalls, signInByCalls } from './set-scene.ts'
import { APP, openAlbum, openLook, untilInEditor, untilSafe } from './shopper-steps.ts'

/** One more than the book of twenty-four pages takes. */
const COUNT = 49

test.describe('more photos than one book holds', () => {
  test.use({ locale: LOCALES['zh-Hans'] })

  test('B§9 Orders per album: two volumes are offered, designed and ordered together, all of them without words where that was chosen [B§9.volumes]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    // Forty-nine photos on a busy machine.
    test.setTimeout(300_000)
    const look = lookAt(page, { axe: true })
    const shopper = { page, say, look: look.at }
    const folder = mkdtempSync(join(tmpdir(), 'keepsake-volumes-'))
    try {
      const files = await Promise.all(
        Array.from({ length: COUNT }, async (_, at) => {
          const file = join(folder, `IMG_${2000 + at}.jpg`)
          const takenAt = Date.UTC(2025, 6, 12, 8, at)
          // Without grain: nobody looks at these so closely, and there are many to draw.
          const photo = { width: 640, height: 480, format: 'jpeg', seed: at + 1, takenAt, grain: 0 } as const
          writeFileSync(file, await generatePhoto(photo))
          return file
        }),
      )
      await signInByCalls({ page, shop }, '13800000077')
      await albumByCalls({ page, shop }, files)
      await page.goto(`${APP}#/prod_details?pid=book-fixed-203`)
      await page.getByRole('button', { name: say('Start with your photos') }).tap()
      // The second look: its pages are laid out around the photos.
      await openLook(shopper, 1)
      // Chosen before there is an album, and true of every volume (B§3 addText).
      await page.getByRole('checkbox', { name: say('Photos only, no text on the pages') }).tap()
      await page.getByRole('button', { name: say('Use this look') }).tap()
      await openAlbum(shopper)
      await untilSafe(shopper, COUNT)
      await look.at('album_detail-two-volumes')

      await page.getByRole('button', { name: say('Design my book') }).tap()
      await expect(page.getByRole('heading', { name: say.like('Your photos fill {volumes} books') })).toBeVisible()
      await look.at('theme_preview-volumes')
      await page.getByRole('button', { name: say.like('Make {volumes} volumes') }).tap()
      await untilInEditor(shopper)
      await expect(page).toHaveURL(/taskid=[^&]+&vol=1&vols=2/)
      await page.reload()
      await untilInEditor(shopper)
      const first = taskOf(page.url())
      await page.getByRole('button', { name: say('Confirm') }).tap()
      const asTheyAre = page.getByRole('button', { name: say('Order it like this') })
      const second = page.waitForURL(/taskid=[^&]+&vol=2&vols=2&made=/)
      await Promise.race([second, asTheyAre.tap().catch(() => undefined)])
      await second
      await untilInEditor(shopper)
      await look.at('theme_preview-second-volume')
      const tasks = [first, taskOf(page.url())]
      const orderId = await placeOrder(shopper)

      const order = await ask(shopper, getOrderInfo, { oid: orderId })
      expect(tasks.every((task) => JSON.stringify(order).includes(`"${task}"`))).toBe(true)
      const opened = await Promise.all(tasks.map((taskid) => ask(shopper, openPreview, { taskid })))
      expect(opened.map(({ addtext, design }) => [addtext, design.pages.flatMap(({ captions }) => captions)])).toEqual([
        [0, []],
        [0, []],
      ])
      const held = opened.map(({ design }) =>
        innerPages(design).flatMap(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? [])),
      )
      expect(held.map((photos) => photos.length)).toEqual([25, 24])
      expect(new Set(held.flat()).size).toBe(COUNT)
      expect([...consoleErrors, ...look.faults]).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

function taskOf(address: string): string {
  return /taskid=([^&]+)/.exec(address)?.[1] ?? ''
}
