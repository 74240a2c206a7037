import { getMerchantProdList, getProdCataList, getProdInfoById } from '../../domain/calls/catalogue.ts'
import { asId, type ProductId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import { wireProduct } from '../catalogue/wire-product.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createProductStore } from '../stores/products.store.ts'

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
        return answer(
          products.map((listed) => wireProduct(listed, caller.language)),
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
        const listed = await createProductStore(db).findListed(caller.merchantId, asId<ProductId>(pid))
        return listed ? answer(wireProduct(listed, caller.language)) : refuse('not-found')
      },
    }),
  ],
}
