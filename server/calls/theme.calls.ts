import {
  getAlbumTplList,
  getDiyThemeInfo,
  getDiyThemeList,
  getDiyThemePhotoCount,
  getThemeCataList,
  type ThemeData,
} from '../../domain/calls/theme.ts'
import { themePhotoCount } from '../../domain/design/pages/photo-count.ts'
import { asId, type MerchantId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { templateKindOf, templateNumberOf, templateTypeOf } from '../../domain/theme/template-types.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { answer, refuse } from '../base/answer.ts'
import type { Db } from '../db/db.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'

export const themeCalls: CallGroup = {
  name: 'theme',
  routes: () => [
    route({
      call: getDiyThemeList,
      policy: 'anyone',
      handle: async ({ pid, prodtype, themetype, themecataid, themecatatype, name }, { caller, db }) => {
        const themes = await themesOf(db, caller.merchantId, pid)
        const worn = prodtype ? await wornByType(db, caller.merchantId, Number(prodtype)) : undefined
        const wanted = themes.filter(
          (theme) =>
            (!worn || worn.has(theme.id)) &&
            (!themetype || templateTypeOf(themetype) === templateKindOf(theme)) &&
            (!themecatatype || theme.owner === themecatatype) &&
            (themecataid === undefined || theme.categoryId === themecataid) &&
            (!name || Object.values(theme.name).some((it) => it.toLowerCase().includes(name.toLowerCase()))),
        )
        return answer(
          wanted.map((theme) => wireTheme(theme, caller.language)),
          wanted.length,
        )
      },
    }),

    route({
      call: getThemeCataList,
      policy: 'anyone',
      handle: async ({ src }, { caller, db }) => {
        const store = createThemeStore(db)
        const [categories, all] = [await store.categories(caller.merchantId), await store.all(caller.merchantId)]
        return answer(
          categories.flatMap(({ id, name, icon }) => {
            const inside = all.filter((theme) => theme.categoryId === id && (!src || theme.owner === src))
            const source = inside[0]?.owner ?? 'system'
            const one = { id, cataname: name[caller.language], icon, total: inside.length, source }
            return src && inside.length === 0 ? [] : [one]
          }),
        )
      },
    }),

    route({
      call: getDiyThemeInfo,
      policy: 'anyone',
      handle: async ({ id }, { caller, db }) => {
        const theme = await createThemeStore(db).find(caller.merchantId, asId<ThemeId>(id))
        return theme ? answer(wireTheme(theme, caller.language)) : refuse('not-found')
      },
    }),

    route({
      call: getDiyThemePhotoCount,
      policy: 'anyone',
      handle: async ({ themeguid, pid, iscover, covers, startpage, endpage }, { caller, db }) => {
        const theme = await createThemeStore(db).find(caller.merchantId, asId<ThemeId>(themeguid))
        const products = createProductStore(db)
        const product =
          pid === undefined
            ? (await productsOf(db, caller.merchantId)).find(({ themeIds }) => themeIds.includes(asId(themeguid)))
            : await products.find(caller.merchantId, asId<ProductId>(pid))
        if (!theme || !product) {
          return refuse('not-found')
        }
        const range = startpage !== undefined && endpage !== undefined ? { start: startpage, end: endpage } : undefined
        const more = { ...(iscover ? { covers: covers || 1 } : {}), ...(range ? { pages: range } : {}) }
        return answer({ count: themePhotoCount({ product, theme, ...more }) })
      },
    }),

    route({
      call: getAlbumTplList,
      policy: 'anyone',
      handle: async ({ pid }, { caller, db }) => {
        const themes = await themesOf(db, caller.merchantId, pid)
        return answer(
          themes.map((theme) => ({
            id: theme.id,
            name: theme.name[caller.language],
            type: templateNumberOf(templateKindOf(theme)),
          })),
        )
      },
    }),
  ],
}

/** The merchant's themes, or those of one product in the product's order. */
async function themesOf(db: Db, mchid: MerchantId, pid: string | undefined): Promise<readonly Theme[]> {
  const all = await createThemeStore(db).all(mchid)
  if (pid === undefined) {
    return all
  }
  const product = await createProductStore(db).find(mchid, asId<ProductId>(pid))
  return (product?.themeIds ?? []).flatMap((id) => all.find((theme) => theme.id === id) ?? [])
}

/** More products than a shop has. */
const ALL_PRODUCTS = { start: 0, count: 1000, order: 'default' } as const

async function productsOf(db: Db, mchid: MerchantId): Promise<readonly Product[]> {
  return (await createProductStore(db).list(mchid, ALL_PRODUCTS)).products.map(({ product }) => product)
}

async function wornByType(db: Db, mchid: MerchantId, type: number): Promise<ReadonlySet<ThemeId>> {
  const products = await productsOf(db, mchid)
  return new Set(products.filter((product) => product.type === type).flatMap(({ themeIds }) => themeIds))
}

function wireTheme(theme: Theme, language: Language): ThemeData {
  return {
    id: theme.id,
    themeguid: theme.id,
    name: theme.name[language],
    cataid: theme.categoryId,
    source: theme.owner,
    themetype: templateNumberOf(templateKindOf(theme)),
    theme,
  }
}
