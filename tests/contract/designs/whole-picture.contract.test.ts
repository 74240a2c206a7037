import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteDesign, listDesigns } from '../../../domain/calls/designs.ts'
import { shufflePreview } from '../../../domain/calls/edit-preview.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { createPreview, queryPreviewStatus } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type OrderId, type TaskId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { removeDeletedDesigns } from '../../../server/albums/remove-deleted.ts'
import { createPagePictures } from '../../../server/preview/page-pictures.ts'
import { renderPage } from '../../../server/preview/preview.job.ts'
import { composeWhole } from '../../../server/preview/whole-picture.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createPreviewStore } from '../../../server/stores/previews.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { seedAlbum } from '../../support/worlds/seeded-album.ts'

const DAY_MS = 86_400_000
let now = Date.UTC(2026, 5, 1)

const RED = { r: 200, g: 20, b: 20 }
const GREEN = { r: 20, g: 160, b: 20 }
const BLUE = { r: 20, g: 20, b: 200 }
const EDGE = { r: 255, g: 0, b: 255 }

/** A page of one colour, with an edge of another that the card of its frame hides. */
async function page({ width, height }: Scene, colour: typeof RED): Promise<Buffer> {
  const size = { width: 800, height: Math.round((800 * height) / width) }
  const inside = { width: 580, height: size.height - 220 }
  const input = await sharp({ create: { ...inside, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return await sharp({ create: { ...size, channels: 3, background: EDGE } })
    .composite([{ input, left: 110, top: 110 }])
    .jpeg()
    .toBuffer()
}

onBothEngines(
  'a picture of all sheets of a design',
  (server, engine) => {
    let browser: TestClient

    async function trio(phone: number) {
      browser = server().client()
      const uid = await browser.signIn(`1360${engine === 'embedded' ? 3 : 4}00000${phone}`, server().deps.outbox)
      const { aid } = await seedAlbum(server(), browser, uid, 3)
      const made = await browser.call(createPreview, { orderdata: [{ aid, pid: 'frame-trio' }] })
      invariant(made.Code === 0, `a frame for three is designed: ${made.Msg}`)
      return { aid, taskid: made.Data.tid, pages: made.Data.design.pages }
    }
    const paint = async (
      taskid: string,
      pageId: Parameters<typeof renderPage>[2]['pageId'],
      rev: number,
      colour = RED,
    ) => {
      const job = { taskId: asId<TaskId>(taskid), pageId, rev }
      await renderPage(server().deps, { paint: (scene) => page(scene, colour) }, job)
      await composeWhole(server().deps, job.taskId)
    }
    const status = async (taskid: string) => (await browser.call(queryPreviewStatus, { taskid, pageindex: '0' })).Data
    const nameOf = (url: string) => /previews\/([0-9a-f]{64})\.jpg/.exec(url)?.[1] ?? ''
    const colours = async (url: string) => {
      const { rawPayload } = await browser.request({ method: 'GET', url })
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => {
        const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
        return [...data.subarray(from, from + 3)].map((value) => Math.round(value / 60))
      }
      return { size: [info.width, info.height], at }
    }

    test('a frame for three is pictured as it hangs once all three are painted, on lists, in the order, and anew after an edit', async () => {
      const { aid, taskid, pages } = await trio(1)
      const [left, middle, right] = pages
      invariant(left && middle && right, 'it has three pages')
      await paint(taskid, left.id, 1, RED)
      await paint(taskid, middle.id, 1, GREEN)
      expect((await status(taskid)).wholeurl).toBe('')
      await paint(taskid, right.id, 1, BLUE)
      const { wholeurl, previewurl } = await status(taskid)
      expect(nameOf(wholeurl)).not.toBe(nameOf(previewurl))
      const { size, at } = await colours(wholeurl)
      expect(size).toEqual([800, 409])
      expect([at(1 / 6, 0.5), at(0.5, 0.5), at(5 / 6, 0.5), at(1 / 3, 0.5), at(0.01, 0.05)]).toEqual([
        [3, 0, 0],
        [0, 3, 0],
        [0, 0, 3],
        [4, 4, 4],
        [4, 4, 4],
      ])
      const [listed] = (await browser.call(listDesigns, {})).Data.designs
      expect(nameOf(listed?.cover ?? '')).toBe(nameOf(wholeurl))

      const item = { pid: 'frame-trio', aid, taskid, quantity: 1, attridlist: ['wood-walnut'] }
      const price = (await browser.call(calPrice, { orderdata: [item] })).Data.pay_amount
      const ordered = await browser.call(createOrder, { ...RECEIVER, orderdata: [item], pay_amount: price })
      const frozen = await createOrderStore(server().deps.db).loadItem(asId<OrderId>(ordered.Data.orderid), 0)
      expect(frozen?.coverPicture).toBe(nameOf(wholeurl))

      const shuffled = await browser.call(shufflePreview, { taskid, pageindex: 0 })
      invariant(shuffled.Code === 0, shuffled.Msg)
      expect((await status(taskid)).wholeurl).toBe('')
    })

    test('a design that is deleted takes its picture along', async () => {
      const { taskid, pages } = await trio(2)
      for (const { id } of pages) {
        await paint(taskid, id, 1)
      }
      const whole = nameOf((await status(taskid)).wholeurl)
      const pictures = createPagePictures(server().deps.storage)
      expect(await pictures.has(whole)).toBe(true)
      await browser.call(deleteDesign, { taskid })
      now += 31 * DAY_MS
      await removeDeletedDesigns(server().deps)
      expect(await pictures.has(whole)).toBe(false)
    })

    test.runIf(engine === 'postgres')('one of before an edit that is being saved does not come after it', async () => {
      const { db } = server().deps
      const { taskid, pages } = await trio(3)
      const id = asId<TaskId>(taskid)
      for (const page of pages) {
        await paint(taskid, page.id, 1)
      }
      const before = await createPreviewStore(db).load(id)
      const [first] = pages
      invariant(before?.wholePicture && first, 'its pages are painted and hang together')
      const { wholePicture } = before
      const locks = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const late = await db.transaction(async (tx) => {
        await createPreviewStore(tx).saveEdited({ ...before, rev: 2 }, [{ id: first.id, errorType: 11 }], now)
        const saving = createPreviewStore(db).saveWhole(id, 1, wholePicture, now)
        await expect.poll(async () => (await db.execute(locks)).rows.length).toBe(1)
        return { saving }
      })
      await late.saving
      expect((await createPreviewStore(db).load(id))?.wholePicture).toBe(null)
      await paint(taskid, first.id, 2, GREEN)
      expect(nameOf((await status(taskid)).wholeurl)).toMatch(/^[\da-f]{64}$/)
    })
  },
  { role: 'api', clock: { now: () => now } },
)
