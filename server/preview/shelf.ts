import { type AlbumId, asId, type SubOrderId } from '../../domain/ids.ts'
import type { Product } from '../../domain/product/product.ts'
import { refuse } from '../base/answer.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { createAlbumStore } from '../stores/albums.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createOuttradeStore } from '../stores/outtrade.store.ts'

interface Asking {
  readonly db: Db
  readonly caller: Caller
}

/**
 * Why nothing may be designed of a product: it has left the shelf, or is not on it yet. What was paid for is made all the
 * same, so an album that belongs to such a thing is let through (decision 017).
 */
export async function refuseOffShelf(product: Pick<Product, 'id' | 'onShelf' | 'soon'>, aid: AlbumId, asking: Asking) {
  if ((product.onShelf && !product.soon) || (await isPaidThing(product, aid, asking))) {
    return undefined
  }
  return refuse(product.soon ? 'product-soon' : 'product-off-shelf')
}

/** Whether the album was made for a thing of an order that is paid, is this product, and waits still. */
async function isPaidThing({ id: pid }: Pick<Product, 'id'>, aid: AlbumId, { db, caller }: Asking): Promise<boolean> {
  const { merchantId: mchid, uid } = caller
  const thing = await createAlbumStore(db).linkItem(aid)
  if (!thing) {
    return false
  }
  const handIns = createHandInStore(db)
  if ('suborderid' in thing) {
    const subId = asId<SubOrderId>(thing.suborderid)
    const id = await handIns.findOrderOf([subId], mchid)
    const found = id && (await handIns.find(id, mchid))
    return found?.order.state === 'to-upload' && found.items.some((item) => item.subId === subId && item.pid === pid)
  }
  const isThing = (item: { readonly outtradeSubId: string | null; readonly pid: Product['id'] }) =>
    item.outtradeSubId === thing.outtradesubid && item.pid === pid
  const claimed = await handIns.findClaimed(mchid, thing.outtradeid)
  if (claimed) {
    return claimed.order.uid === uid && claimed.order.state === 'to-upload' && claimed.items.some(isThing)
  }
  const bought = await createOuttradeStore(db).find(mchid, thing.outtradeid)
  return bought !== undefined && !bought.closed && bought.items.some(isThing)
}
