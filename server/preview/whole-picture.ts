import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { type HungTogether, hungTogether } from '../../domain/design/sheets/hung-together.ts'
import type { Size } from '../../domain/geometry.ts'
import type { TaskId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { hashOf } from '../base/hash-of.ts'
import type { Deps } from '../ports/deps.ts'
import { createPreviewStore } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createPagePictures, type PagePictures } from './page-pictures.ts'

/** Grows whenever the same pages would be put together differently. */
const VERSION = 1
/** The longer side of the picture, pixels: as wide as a page's own. */
const LONGER = 800
/** Wall to be seen around a set, of its longer side. */
const AROUND = 0.04
const GROUNDS = { wall: '#e9e5de', card: '#fbfaf7' } as const

/**
 * Puts the pages of a design whose sheets hang as one thing into one picture, once all of them are painted: what its
 * shopper and merchant know it by. Any other design is left alone. Idempotent.
 */
export async function composeWhole(
  { db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>,
  taskId: TaskId,
): Promise<void> {
  const previews = createPreviewStore(db)
  const task = await previews.load(taskId)
  const product = task && (await createProductStore(db).find(task.mchid, task.pid))
  const hung = product && hungTogether(product)
  if (!hung || task.wholePicture !== null) {
    return
  }
  const painted = new Map((await previews.pictures(taskId)).map((page) => [page.pageId, page]))
  const shown = new Map<string, string>()
  for (const { id, sheet } of task.design.pages) {
    const picture = painted.get(id)?.picture
    if (!picture) {
      return
    }
    shown.set(sheet?.id ?? '', picture)
  }
  // Its merchant has given the product other sheets since.
  if (hung.places.some(({ sheetId }) => !shown.has(sheetId))) {
    return
  }
  const whole = hashOf([VERSION, hung, [...shown]])
  const pictures = createPagePictures(storage)
  const composeOnce = async () => {
    const isThere = await pictures.has(whole)
    await (isThere ? undefined : pictures.put(whole, await drawn(hung, shown, pictures)))
    return isThere
  }
  const wasThere = await composeOnce()
  const lastRev = Math.max(...[...painted.values()].map(({ rev }) => rev))
  await previews.saveWhole(taskId, lastRev, whole, clock.now())
  if (wasThere) {
    // Until it was named here nobody may have shown it any more, and it may have been deleted for that.
    await composeOnce()
  }
}

/** Pages in their places over the ground that is seen between them, as JPEG. */
async function drawn(hung: HungTogether, shown: ReadonlyMap<string, string>, pictures: PagePictures): Promise<Buffer> {
  const around = hung.ground === 'wall' ? AROUND * Math.max(hung.width, hung.height) : 0
  const scale = LONGER / (Math.max(hung.width, hung.height) + 2 * around)
  const px = (mm: number) => Math.round(mm * scale)
  const [width, height] = [px(hung.width + 2 * around), px(hung.height + 2 * around)]
  const pages = hung.places.map(async ({ sheetId, box, hidden }): Promise<Placed> => {
    const stored = await pictures.get(shown.get(sheetId) ?? '')
    invariant(stored, `the picture of sheet ${sheetId} is painted and lies in the storage`)
    const [left, top] = [px(box.x + around), px(box.y + around)]
    const place = { width: px(box.x + around + box.width) - left, height: px(box.y + around + box.height) - top }
    const seen = await withoutEdge(await buffer(stored.body), hidden / (box.width + 2 * hidden))
    const { data, info } = await seen.resize({ ...place, fit: 'inside' }).toBuffer({ resolveWithObject: true })
    return {
      input: data,
      left: left + Math.round((place.width - info.width) / 2),
      top: top + Math.round((place.height - info.height) / 2),
      size: info,
    }
  })
  const placed = await Promise.all(pages)
  return await sharp({ create: { width, height, channels: 3, background: GROUNDS[hung.ground] } })
    .composite([{ input: shadows(hung.ground, placed, { width, height }) }, ...placed])
    .jpeg({ quality: 85 })
    .toBuffer()
}

interface Placed {
  readonly input: Buffer
  readonly left: number
  readonly top: number
  readonly size: Size
}

/** A page's picture without what the card hides, `share` of its width on every side. */
async function withoutEdge(jpeg: Buffer, share: number): Promise<Sharp> {
  const picture = sharp(jpeg)
  if (share === 0) {
    return picture
  }
  const { width, height } = await picture.metadata()
  const edge = Math.round(share * width)
  return picture.extract({ left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge })
}

/** What pictures throw on a wall, and the cut edge of a card around them, as SVG. */
function shadows(ground: HungTogether['ground'], placed: readonly Placed[], { width, height }: Size): Buffer {
  const rects = placed.map(({ left, top, size }) =>
    ground === 'wall'
      ? `<rect x="${left}" y="${top + 3}" width="${size.width}" height="${size.height}" fill="#281e14" fill-opacity=".42" filter="url(#soft)"/>`
      : `<rect x="${left - 2}" y="${top - 2}" width="${size.width + 4}" height="${size.height + 4}" fill="#d8d2c8"/>`,
  )
  const soft = '<filter id="soft"><feGaussianBlur stdDeviation="4"/></filter>'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${soft}${rects.join('')}</svg>`,
  )
}
