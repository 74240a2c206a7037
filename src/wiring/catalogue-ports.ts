import { getMerchantProdList, getProdCataList, getProdInfoById } from '../../domain/calls/catalogue.ts'
import { getMerchantInfo } from '../../domain/calls/merchant.ts'
import { getDiyThemeInfo, getDiyThemeList } from '../../domain/calls/theme.ts'
import type { MerchantId } from '../../domain/ids.ts'
import type { CataloguePorts } from '../ports.ts'
import { readAnswer } from './answered.ts'

/** The shelves of one merchant. */
export function cataloguePorts(mchid: MerchantId): CataloguePorts {
  return {
    merchant: async (signal) => (await readAnswer(getMerchantInfo, { MchID: mchid }, signal)).data.merchant,
    categories: async (signal) =>
      (await readAnswer(getProdCataList, { mchid }, signal)).data.map(({ id, cataname }) => ({ id, name: cataname })),
    products: async ({ categoryId, search, start, count }, signal) => {
      const { data, total } = await readAnswer(
        getMerchantProdList,
        { MchID: mchid, Start: start, Count: count, key: search, cataid: categoryId },
        signal,
      )
      return { items: data.map(({ product }) => product), total: total ?? data.length }
    },
    product: async (pid, signal) => (await readAnswer(getProdInfoById, { pid, mchid }, signal)).data.product,
    themes: async (pid, signal) =>
      (await readAnswer(getDiyThemeList, { mchid, pid }, signal)).data.map(({ theme }) => theme),
    theme: async (id, signal) => (await readAnswer(getDiyThemeInfo, { id, mchid }, signal)).data.theme,
  }
}
