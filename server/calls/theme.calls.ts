import {
  getAlbumTplList,
  getDiyThemeInfo,
  getDiyThemeList,
  getThemeCataList,
  type ThemeData,
} from '../../domain/calls/theme.ts'
import { asId, type MerchantId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { Db } from '../db/db.ts'
import { answer, refuse } from '../http/answer.ts'
import type { CallGroup } from '../http/call-group.ts'
import { route } from '../http/route.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'

/** Template type of a theme (B§4). */
const THEME_TYPE = 3

export const themeCalls: CallGroup = {
  name: 'theme',
  routes: () => [
    route({
      call: getDiyThemeList,
      policy: 'anyone',
      handle: async ({ pid, themecataid, name }, { caller, db }) => {
        const themes = await themesOf(db, caller.merchantId, pid)
        const wanted = themes.filter(
          (theme) =>
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
      handle: async (_, { caller, db }) => {
        const categories = await createThemeStore(db).categories(caller.merchantId)
        return answer(
          categories.map(({ id, name, icon, total }) => ({
            id,
            cataname: name[caller.language],
            icon,
            total,
            source: 'system' as const,
          })),
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
      call: getAlbumTplList,
      policy: 'anyone',
      handle: async ({ pid }, { caller, db }) => {
        const themes = await themesOf(db, caller.merchantId, pid)
        return answer(themes.map((theme) => ({ id: theme.id, name: theme.name[caller.language], type: THEME_TYPE })))
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

function wireTheme(theme: Theme, language: Language): ThemeData {
  return {
    id: theme.id,
    themeguid: theme.id,
    name: theme.name[language],
    cataid: theme.categoryId,
    source: theme.owner,
    themetype: THEME_TYPE,
    theme,
  }
}
