import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { manageProduct, manageProducts } from '../../domain/calls/manage/products.ts'
import { asId, type ProductId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import { createManageProductStore } from '../stores/manage/manage-products.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

const PAGE = 25
const PAGE_MAX = 100

export async function listProducts(
  { key, cataid, shelf, Start, Count }: ParsedRequestOf<typeof manageProducts>,
  { db, caller: { merchantId: mchid, language } }: CallContext<'clerk'>,
) {
  const store = createManageProductStore(db)
  const merchant = await createMerchantStore(db).find(mchid)
  const shelves = new Map((await store.categories(mchid, 'product')).map(({ id, name }) => [id, name[language]]))
  const { products, total } = await store.search(mchid, {
    ...{ key, categoryId: cataid, onShelf: shelf === '' ? undefined : shelf === 'on' },
    ...{ start: Start ?? 0, count: Math.min(Count ?? PAGE, PAGE_MAX) },
  })
  return answer(
    products.map(({ product, isDemo, changedAt }) => ({
      ...{ pid: product.id, name: product.name[language], type: product.type },
      ...{ cataname: shelves.get(product.categoryId) ?? product.categoryId, price: product.price.base },
      ...{ currency: merchant?.currency.code ?? '', picture: product.pictures?.thumbs[0] ?? '' },
      ...{ onshelf: product.onShelf, soon: product.soon, demo: isDemo, changed: changedAt },
    })),
    total,
  )
}

export async function showProduct(
  { pid }: ParsedRequestOf<typeof manageProduct>,
  { db, caller: { merchantId: mchid, language } }: CallContext<'clerk'>,
) {
  const store = createManageProductStore(db)
  const kept = await store.find(mchid, asId<ProductId>(pid))
  if (!kept) {
    return refuse('not-found')
  }
  const merchant = await createMerchantStore(db).find(mchid)
  const named = (list: readonly { readonly id: string; readonly name: Readonly<Record<typeof language, string>> }[]) =>
    list.map(({ id, name }) => ({ id, name: name[language] }))
  return answer({
    ...{ product: kept.product, changed: kept.changedAt, currency: merchant?.currency.code ?? '' },
    categories: named(await store.categories(mchid, 'product')),
    looks: named(await store.looks(mchid)),
    products: named((await store.names(mchid)).filter(({ id }) => id !== kept.product.id)),
    places: named(merchant?.shop.pickUpAddresses ?? []),
  })
}
