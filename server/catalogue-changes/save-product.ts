import { isDeepStrictEqual } from 'node:util'
import type { ProductId } from '../../domain/ids.ts'
import type { Localised } from '../../domain/language.ts'
import { changedPaper } from '../../domain/product/changed-paper.ts'
import { namedInEveryLanguage } from '../../domain/product/named-in-every-language.ts'
import type { Product } from '../../domain/product/product.ts'
import { type ProductFault, productFaults, type ShopNames } from '../../domain/product/product-faults.ts'
import type { EpochMs } from '../../domain/units.ts'
import { createManageProductStore } from '../stores/manage/manage-products.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { auditCatalogueChange, type CatalogueChange } from './catalogue-change.ts'

export type SaveProductOutcome =
  | { readonly kind: 'kept'; readonly changedAt: EpochMs }
  | { readonly kind: 'unknown' }
  /** Somebody has changed it since it was read. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'wrong'; readonly faults: readonly ProductFault[] }

/** What a product of this merchant may name. */
async function shopNames({ db, mchid }: Pick<CatalogueChange, 'db' | 'mchid'>): Promise<ShopNames> {
  const store = createManageProductStore(db)
  const merchant = await createMerchantStore(db).find(mchid)
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  return {
    categories: ids(await store.categories(mchid, 'product')),
    themes: ids(await store.looks(mchid)),
    products: ids(await store.names(mchid)),
    places: ids(merchant?.shop.pickUpAddresses ?? []),
  }
}

/** Other paper than the designs that shoppers have of it were laid out for: they would be printed past its edges, or short of them. */
export async function paperFaults(
  { db, mchid }: Pick<CatalogueChange, 'db' | 'mchid'>,
  product: Product,
): Promise<readonly ProductFault[]> {
  const store = createManageProductStore(db)
  const kept = await store.lock(mchid, product.id)
  const path = kept && changedPaper(kept.product, product)
  return path && (await store.isDesigned(mchid, product.id)) ? [{ path, rule: 'paper-in-use' }] : []
}

/** Writes a product at its place, and into the log where anything of it became another thing. */
export async function writeProduct(keeping: CatalogueChange, given: Product, position: number): Promise<void> {
  const { db, mchid } = keeping
  const product = namedInEveryLanguage(given)
  const before = await createManageProductStore(db).find(mchid, product.id)
  await createProductStore(db).save(mchid, product, position)
  if (!isDeepStrictEqual(before?.product, product)) {
    await createManageProductStore(db).makeOwn(mchid, product.id)
    await auditCatalogueChange(keeping, 'product', product.id, { before: before?.product, after: product })
  }
}

/** Changes a product that was read at `changed`. */
export async function changeProduct(
  keeping: CatalogueChange,
  product: Product,
  changed: EpochMs,
): Promise<SaveProductOutcome> {
  const { db, mchid } = keeping
  const store = createManageProductStore(db)
  const kept = await store.lock(mchid, product.id)
  if (!kept) {
    return { kind: 'unknown' }
  }
  if (kept.changedAt !== changed) {
    return { kind: 'changed' }
  }
  const faults = [...productFaults(product, await shopNames(keeping)), ...(await paperFaults(keeping, product))]
  if (faults.length > 0) {
    return { kind: 'wrong', faults }
  }
  await writeProduct(keeping, product, kept.position)
  return { kind: 'kept', changedAt: (await store.find(mchid, product.id))?.changedAt ?? changed }
}

/** Puts a product on the shelf or takes it off; what is wrong with it keeps it off. */
export async function putOnShelf(
  keeping: CatalogueChange,
  id: ProductId,
  onShelf: boolean,
): Promise<SaveProductOutcome> {
  const { db, mchid } = keeping
  const kept = await createManageProductStore(db).lock(mchid, id)
  if (!kept) {
    return { kind: 'unknown' }
  }
  const product = { ...kept.product, onShelf }
  const faults = onShelf ? productFaults(product, await shopNames(keeping)) : []
  if (faults.length > 0) {
    return { kind: 'wrong', faults }
  }
  if (kept.product.onShelf !== onShelf) {
    await createProductStore(db).save(mchid, product, kept.position)
    await auditCatalogueChange(keeping, 'shelf', id, { before: kept.product, after: product })
  }
  return { kind: 'kept', changedAt: kept.changedAt }
}

/** Another product like this one, off the shelf and right behind it. False: there is none. */
export async function copyProduct(keeping: CatalogueChange, id: ProductId, copyId: ProductId): Promise<boolean> {
  const { db, mchid } = keeping
  const store = createManageProductStore(db)
  const order = await store.lockOrder(mchid)
  const kept = await store.find(mchid, id)
  if (!kept) {
    return false
  }
  const copy: Product = { ...kept.product, id: copyId, name: namedCopy(kept.product.name), onShelf: false }
  await createProductStore(db).save(mchid, copy, kept.position)
  await store.saveOrder(
    mchid,
    order.flatMap((one) => (one === id ? [one, copyId] : [one])),
  )
  await auditCatalogueChange(keeping, 'product-copy', copyId, { before: kept.product, after: copy })
  return true
}

const COPY: Localised = { 'zh-Hans': '（副本）', en: ' (copy)', 'zh-Hant': '（副本）' }

function namedCopy(name: Localised): Localised {
  return {
    'zh-Hans': name['zh-Hans'] + COPY['zh-Hans'],
    en: name.en + COPY.en,
    'zh-Hant': name['zh-Hant'] + COPY['zh-Hant'],
  }
}

/** Puts a product before another one, or behind all. False: one of the two is not there. */
export async function moveBefore(
  keeping: CatalogueChange,
  id: ProductId,
  before: ProductId | undefined,
): Promise<boolean> {
  const order = await createManageProductStore(keeping.db).lockOrder(keeping.mchid)
  if (!order.includes(id) || (before !== undefined && !order.includes(before)) || id === before) {
    return false
  }
  const others = order.filter((one) => one !== id)
  return await putAt(keeping, id, others, before === undefined ? others.length : others.indexOf(before))
}

/** Puts a product a place up or down; the first and the last one stay where they are. False: it is not there. */
export async function moveStep(keeping: CatalogueChange, id: ProductId, step: 'up' | 'down'): Promise<boolean> {
  const order = await createManageProductStore(keeping.db).lockOrder(keeping.mchid)
  const at = order.indexOf(id)
  const others = order.filter((one) => one !== id)
  return at >= 0 && (await putAt(keeping, id, others, Math.max(0, step === 'up' ? at - 1 : at + 1)))
}

async function putAt(keeping: CatalogueChange, id: ProductId, others: readonly ProductId[], at: number): Promise<true> {
  const { db, mchid } = keeping
  await createManageProductStore(db).saveOrder(mchid, [...others.slice(0, at), id, ...others.slice(at)])
  await auditCatalogueChange(keeping, 'product-order', id)
  return true
}
