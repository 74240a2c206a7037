import type { getShelf } from '../../domain/calls/catalogue.ts'
import { GET_MERCHANT_INFO, GET_SHELF } from '../../domain/calls/front-calls.ts'
import type { getMerchantInfo } from '../../domain/calls/merchant.ts'
import type { MerchantId } from '../../domain/ids.ts'
import type { CataloguePorts } from '../ports/ports.ts'
import { readFront } from './platform/answered.ts'

/** The shelves of one merchant. What the first screen does not show is fetched when it is asked for. */
export function cataloguePorts(mchid: MerchantId): CataloguePorts {
  const shelves = async () => (await import('./shelves-adapter.ts')).shelvesPorts(mchid)
  return {
    merchant: async (signal) => {
      const answer = await readFront<typeof getMerchantInfo>(GET_MERCHANT_INFO, { MchID: mchid }, signal)
      const { merchant, cutout } = answer.data
      return { ...merchant, findsSubjects: cutout }
    },
    shelf: async ({ categoryId, search, order, page, count }, signal) => {
      const { data, total } = await readFront<typeof getShelf>(
        GET_SHELF,
        { MchID: mchid, Cur: page, Count: count, key: search, cataid: categoryId, orderby: order },
        signal,
      )
      return { items: data, total: total ?? data.length }
    },
    products: async (ask, signal) => (await shelves()).products(ask, signal),
    categories: async (signal) => (await shelves()).categories(signal),
    product: async (pid, signal) => (await shelves()).product(pid, signal),
    themes: async (pid, signal) => (await shelves()).themes(pid, signal),
    themeCategories: async (signal) => (await shelves()).themeCategories(signal),
    templates: async (pid, signal) => (await shelves()).templates(pid, signal),
    photoCount: async (of, signal) => (await shelves()).photoCount(of, signal),
    theme: async (id, signal) => (await shelves()).theme(id, signal),
    watchDraft: (pid, show) => {
      if (window.parent === window) {
        return () => undefined
      }
      const watched = import('./draft-product.ts').then(({ watchDraftProduct }) => watchDraftProduct(pid, show))
      return () => void watched.then((stop) => stop())
    },
  }
}
