import { getMerchantProdList, getProdCataList, getProdInfoById } from '../../domain/calls/catalogue.ts'
import { asId, type MerchantId, type ProductId } from '../../domain/ids.ts'
import type { Product } from '../../domain/product/product.ts'
import { answer, refuse } from '../base/answer.ts'
import { wireProduct } from '../catalogue/wire-product.ts'
import type { Db } from '../db/db.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'

/** Lists are answered in parts of at most this many (the specification asks for 9999). */
const LIST_MAX = 200

export const catalogueCalls: CallGroup = {
  name: 'catalogue',
  routes: () => [
    route({
      call: getMerchantProdList,
      policy: 'anyone',
      handle: async ({ Start, Cur, Count = LIST_MAX, key, cataid, orderby }, { caller, db }) => {
        const count = Math.min(Count, LIST_MAX)
        const start = Start ?? (Cur === undefined ? 0 : Math.max(0, Cur - 1) * count)
        const store = createProductStore(db)
        const { products, total } = await store.list(caller.merchantId, {
          start,
          count,
          order: orderby ?? 'default',
          ...(key ? { key } : {}),
          ...(cataid === undefined ? {} : { categoryId: cataid }),
        })
        const factsOf = await factsAbout(db, caller.merchantId, products)
        return answer(
          products.map((product) => wireProduct(product, caller.language, factsOf(product))),
          total,
        )
      },
    }),

    route({
      call: getProdCataList,
      policy: 'anyone',
      handle: async (_, { caller, db }) => {
        const categories = await createProductStore(db).categories(caller.merchantId)
        return answer(
          categories.map(({ id, name, icon, total }) => ({ id, cataname: name[caller.language], icon, total })),
        )
      },
    }),

    route({
      call: getProdInfoById,
      policy: 'anyone',
      handle: async ({ pid }, { caller, db }) => {
        const store = createProductStore(db)
        const product = await store.find(caller.merchantId, asId<ProductId>(pid))
        if (!product) {
          return refuse('not-found')
        }
        const factsOf = await factsAbout(db, caller.merchantId, [product])
        return answer(wireProduct(product, caller.language, factsOf(product)))
      },
    }),
  ],
}

/** What stands beside the documents of these products. */
async function factsAbout(db: Db, mchid: MerchantId, products: readonly Product[]) {
  const ids = products.map(({ id }) => id)
  const times = await createProductStore(db).changedAt(mchid, ids)
  const firstThemes = products.flatMap(({ themeIds }) => themeIds[0] ?? [])
  const templates = await createThemeStore(db).templates(mchid, firstThemes)
  return ({ id, themeIds: [first] }: Product) => ({
    changedAt: times.get(id),
    template: first && templates.get(first),
  })
}
