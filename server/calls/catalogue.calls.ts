import {
  getMerchantProdList,
  getProdCataList,
  getProdInfoById,
  getShelf,
  type ProductsRequest,
} from '../../domain/calls/catalogue.ts'
import { shelfProductField } from '../../domain/calls/catalogue-fields.ts'
import { asId, type MerchantId, type ProductId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import { wireProduct } from '../catalogue/wire-product.ts'
import type { Db } from '../db/db.ts'
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
      handle: async (asked, { caller, db }) => {
        const { products, total } = await listed(db, caller.merchantId, asked)
        return answer(
          products.map((one) => wireProduct(one, caller.language)),
          total,
        )
      },
    }),

    route({
      call: getShelf,
      policy: 'anyone',
      handle: async (asked, { caller, db }) => {
        const { products, total } = await listed(db, caller.merchantId, asked)
        return answer(
          products.map(({ product }) => shelfProductField.parse(product)),
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

function listed(db: Db, mchid: MerchantId, asked: ProductsRequest) {
  const { Start, Cur, Count = LIST_MAX, key, cataid, orderby } = asked
  const count = Math.min(Count, LIST_MAX)
  return createProductStore(db).list(mchid, {
    start: Start ?? (Cur === undefined ? 0 : Math.max(0, Cur - 1) * count),
    count,
    order: orderby ?? 'default',
    ...(key ? { key } : {}),
    ...(cataid === undefined ? {} : { categoryId: cataid }),
  })
}
