import type { getMerchantProdList, getProdCataList, getProdInfoById } from '../../domain/calls/catalogue.ts'
import { GET_MERCHANT_PROD_LIST } from '../../domain/calls/front-calls.ts'
import {
  GET_ALBUM_TPL_LIST,
  GET_DIY_THEME_INFO,
  GET_DIY_THEME_LIST,
  GET_DIY_THEME_PHOTO_COUNT,
  GET_PROD_CATA_LIST,
  GET_PROD_INFO_BY_ID,
  GET_THEME_CATA_LIST,
} from '../../domain/calls/shelf-calls.ts'
import type {
  getAlbumTplList,
  getDiyThemeInfo,
  getDiyThemeList,
  getDiyThemePhotoCount,
  getThemeCataList,
} from '../../domain/calls/theme.ts'
import type { MerchantId } from '../../domain/ids.ts'
import type { CataloguePorts } from '../ports/ports.ts'
import { readFront } from './platform/answered.ts'

/** What the first screen does not ask of the shelves. The shop is taken at its word: its replies are held against their schemas by tests, not by each phone. */
export function shelvesPorts(mchid: MerchantId): Omit<CataloguePorts, 'merchant' | 'shelf' | 'watchDraft'> {
  return {
    categories: async (signal) =>
      (await readFront<typeof getProdCataList>(GET_PROD_CATA_LIST, { mchid }, signal)).data
        .filter(({ total }) => total > 0)
        .map(({ id, cataname, icon }) => ({ id, name: cataname, ...(icon ? { icon } : {}) })),
    products: async ({ categoryId, search, order, page, count }, signal) => {
      const asked = { MchID: mchid, Cur: page, Count: count, key: search, cataid: categoryId, orderby: order }
      const { data, total } = await readFront<typeof getMerchantProdList>(GET_MERCHANT_PROD_LIST, asked, signal)
      return { items: data.map(({ product }) => product), total: total ?? data.length }
    },
    product: async (pid, signal) =>
      (await readFront<typeof getProdInfoById>(GET_PROD_INFO_BY_ID, { pid, mchid }, signal)).data.product,
    themes: async (pid, signal) =>
      (await readFront<typeof getDiyThemeList>(GET_DIY_THEME_LIST, { mchid, pid }, signal)).data.map(
        ({ theme }) => theme,
      ),
    themeCategories: async (signal) =>
      (await readFront<typeof getThemeCataList>(GET_THEME_CATA_LIST, { mchid }, signal)).data
        .filter(({ total }) => total > 0)
        .map(({ id, cataname, icon, source }) => ({ id, name: cataname, owner: source, ...(icon ? { icon } : {}) })),
    templates: async (pid, signal) =>
      (await readFront<typeof getAlbumTplList>(GET_ALBUM_TPL_LIST, { mchid, pid }, signal)).data.map(
        ({ name }) => name,
      ),
    photoCount: async ({ pid, themeId, months }, signal) => {
      const range = months === undefined ? {} : { startpage: 1, endpage: months }
      return (
        await readFront<typeof getDiyThemePhotoCount>(
          GET_DIY_THEME_PHOTO_COUNT,
          { mchid, pid, themeguid: themeId, ...range },
          signal,
        )
      ).data.count
    },
    theme: async (id, signal) =>
      (await readFront<typeof getDiyThemeInfo>(GET_DIY_THEME_INFO, { id, mchid }, signal)).data.theme,
  }
}
