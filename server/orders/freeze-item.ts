import { innerPages, placedPhotos } from '../../domain/design/design.ts'
import { type AlbumId, asId } from '../../domain/ids.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { printSettings } from '../../domain/merchant/print-settings.ts'
import { invariant } from '../../domain/never.ts'
import { decideOrder } from '../../domain/order/decide-order.ts'
import { needOfProduct } from '../../domain/order/item-needs.ts'
import { photoBounds, refusePhotoCount, volumeCount } from '../../domain/order/photo-count.ts'
import type { ShopModeNumber } from '../../domain/order/shop-mode.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { preflightRefusal } from '../../domain/preflight/preflight-refusal.ts'
import type { Product } from '../../domain/product/product.ts'
import type { FrozenPhoto } from '../../domain/production/frozen-item.ts'
import type { EpochMs } from '../../domain/units.ts'
import { refuse } from '../base/answer.ts'
import type { SignedInCaller } from '../base/caller.ts'
import { hashOf } from '../base/hash-of.ts'
import type { Db } from '../db/db.ts'
import { createAlbumStore } from '../stores/albums.store.ts'
import type { CartRow } from '../stores/carts.store.ts'
import type { FrozenItemFields } from '../stores/orders.store.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { checkDesign } from './check-design.ts'

/** What a shopper names for one thing. */
export interface GivenItem extends CartRow {
  /** Album of a thing that is nothing but photos. */
  readonly aid: AlbumId | undefined
  /** The revision of the design that the shopper has seen. */
  readonly rev: number | undefined
}

interface Freezing {
  readonly db: Db
  readonly caller: SignedInCaller
  readonly now: EpochMs
  readonly mode: ShopModeNumber
  readonly merchant: Merchant
}

/** Why a product cannot be ordered, whatever it is (B§8 "off shelf", readings 62). */
export function refuseProduct(product: Pick<Product, 'onShelf' | 'soon'>) {
  if (!product.onShelf) {
    return refuse('product-off-shelf')
  }
  return product.soon ? refuse('product-soon') : undefined
}

/** The thing as it is now, if it may be ordered or handed in: neither an edit nor a change of the catalogue reaches it. */
export async function freezeItem(given: GivenItem, freezing: Freezing) {
  switch (needOfProduct(given.product)) {
    case 'design':
      return await freezeDesign(given, freezing)
    case 'photos':
      return await freezePhotos(given, freezing)
    case 'nothing':
      return { ...UNTOUCHED, frozen: { kind: 'goods', product: given.product, photos: [] } } satisfies FrozenItemFields
  }
}

/** A thing for which nothing is handed in. */
export const UNTOUCHED = {
  aid: null,
  taskId: null,
  themeId: null,
  pageCount: 0,
  photoCount: 0,
  chosen: null,
  frozen: null,
  designHash: null,
  coverPicture: null,
  submittedAt: null,
} as const satisfies FrozenItemFields

async function freezeDesign(given: GivenItem, freezing: Freezing) {
  const { product, task, theme, coverPicture } = given
  const { db, caller, now, merchant } = freezing
  if (!task) {
    return refuse('product-not-designable')
  }
  // That it may be sold was asked before; a thing that is paid for is made also when it has left the shelf.
  const orderable = { ...product, onShelf: true, soon: false }
  const print = printSettings(merchant.print)
  const { rev } = task
  const verdict = decideOrder({
    ...{ product: orderable, design: task.design, seen: given.rev ?? rev, rev, checks: print.checks },
  })
  if (verdict.kind === 'refused') {
    return refuse(verdict.reason, {
      data: { pages: verdict.pages, rev: task.rev },
      params: { pages: verdict.pages.join(', '), min: product.photos.minCount },
    })
  }
  const wrong = refuseCount(product, freezing.mode, verdict.photoCount, innerPages(task.design).length)
  if (wrong) {
    return wrong
  }
  invariant(theme, `preview ${task.id} lost its theme`)
  const stored = await createPhotoStore(db).findFrozen(caller.merchantId, task.photoKeys)
  const placed = [...new Set(placedPhotos(task.design))]
  const photos = placed.flatMap((id) => stored.get(id) ?? [])
  invariant(photos.length === placed.length, `preview ${task.id} places a photo that is not stored`)
  const known = photoBook(photos.map(({ facts }) => facts))
  const findings = checkDesign({ design: task.design, product, theme, photos: known, merchant })
  const stop = preflightRefusal(task.design, findings)
  if (stop) {
    return refuse(stop.reason, {
      data: { pages: stop.pages, characters: stop.characters, rev },
      params: { pages: stop.pages.join(', '), characters: stop.characters.join(' '), min: product.photos.minCount },
    })
  }
  return {
    aid: task.aid,
    taskId: task.id,
    themeId: theme.id,
    pageCount: verdict.pageCount,
    photoCount: verdict.photoCount,
    frozen: { kind: 'design', design: task.design, product, theme, photos, print, warnings: findings },
    designHash: hashOf(task.design),
    coverPicture,
    submittedAt: now,
  } satisfies FrozenItemFields
}

/** All photos of an album, in its order. */
async function freezePhotos(given: GivenItem, freezing: Freezing) {
  const { product, aid } = given
  const { db, caller, now, mode } = freezing
  const album = aid === undefined ? undefined : await createAlbumStore(db).findEditable(asId<AlbumId>(aid), caller)
  if (!album) {
    return refuse('not-found')
  }
  const keys = [...new Set(album.data.groups.flatMap((group) => group.photos))]
  const wrong = refuseCount(product, mode, keys.length, 0)
  if (wrong) {
    return wrong
  }
  const rows = await createPhotoStore(db).findDone(caller.merchantId, keys)
  const photos = keys.flatMap((key): FrozenPhoto[] => {
    const row = rows.find((photo) => photo.key === key)
    if (!row?.md5 || !row.sha256 || !row.width || !row.height) {
      return []
    }
    const { id, fileName, md5, sha256, bytes, width, height } = row
    const origin = row.pid === product.id ? 'untouched' : 'album'
    return [{ id, key, fileName, md5, sha256, origin, ...(bytes ? { bytes } : {}), facts: { id, width, height } }]
  })
  if (photos.length < keys.length) {
    return refuse('photo-not-stored')
  }
  return {
    ...UNTOUCHED,
    aid: album.id,
    photoCount: photos.length,
    frozen: { kind: 'photos', product, photos },
    designHash: hashOf(photos.map((photo) => photo.md5)),
    submittedAt: now,
  } satisfies FrozenItemFields
}

function refuseCount(product: Product, mode: ShopModeNumber, photoCount: number, themePages: number) {
  const reason = refusePhotoCount({ product, mode, photoCount, themePages })
  if (!reason) {
    return undefined
  }
  const { min, max } = photoBounds(product, themePages)
  const volumes = volumeCount(product, photoCount)
  return refuse(reason, { data: { min, max, volumes }, params: { min, max, volumes } })
}
