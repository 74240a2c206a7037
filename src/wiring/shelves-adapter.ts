import { getMerchantProdList, getProdCataList, getProdInfoById } from '../../domain/calls/catalogue.ts'
import {
  getAlbumTplList,
  getDiyThemeInfo,
  getDiyThemeList,
  getDiyThemePhotoCount,
  getThemeCataList,
} from '../../domain/calls/theme.ts'
import type { MerchantId } from '../../domain/ids.ts'
import type { CataloguePorts } from '../ports/ports.ts'
import { readAnswer } from './platform/answered.ts'

/** What the first screen does not ask of the shelves. */
export function shelvesPorts(mchid: MerchantId): Omit<CataloguePorts, 'merchant' | 'shelf' | 'watchDraft'> {
  return {
    categories: async (signal) =>
      (await readAnswer(getProdCataList, { mchid }, signal)).data.map(({ id, cataname, icon }) => ({
        id,
        name: cataname,
        ...(icon ? { icon } : {}),
      })),
    products: async ({ categoryId, search, order, page, count }, signal) => {
      const asked = { MchID: mchid, Cur: page, Count: count, key: search, cataid: categoryId, orderby: order }
      const { data, total } = await readAnswer(getMerchantProdList, asked, signal)
      return { items: data.map(({ product }) => product), total: total ?? data.length }
    },
    product: async (pid, signal) => (await readAnswer(getProdInfoById, { pid, mchid }, signal)).data.product,
    themes: async (pid, signal) =>
      (await readAnswer(getDiyThemeList, { mchid, pid }, signal)).data.map(({ theme }) => theme),
    themeCategories: async (signal) =>
      (await readAnswer(getThemeCataList, { mchid }, signal)).data
        .filter(({ total }) => total > 0)
        .map(({ id, cataname, icon, source }) => ({ id, name: cataname, owner: source, ...(icon ? { icon } : {}) })),
    templates: async (pid, signal) =>
      (await readAnswer(getAlbumTplList, { mchid, pid }, signal)).data.map(({ name }) => name),
    photoCount: async ({ pid, themeId, months }, signal) => {
      const range = months === undefined ? {} : { startpage: 1, endpage: months }
      return (await readAnswer(getDiyThemePhotoCount, { mchid, pid, themeguid: themeId, ...range }, signal)).data.count
    },
    theme: async (id, signal) => (await readAnswer(getDiyThemeInfo, { id, mchid }, signal)).data.theme,
  }
}
