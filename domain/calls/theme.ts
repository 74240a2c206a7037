import { z } from 'zod'
import { statedId } from './account.ts'
import { countField, defineCall, idField } from './call.ts'
import {
  GET_ALBUM_TPL_LIST,
  GET_DIY_THEME_INFO,
  GET_DIY_THEME_LIST,
  GET_DIY_THEME_PHOTO_COUNT,
  GET_THEME_CATA_LIST,
} from './shelf-calls.ts'
import { themeField } from './theme-fields.ts'

const optionalText = z.string().max(64).optional()
const optionalId = idField.optional()

/** A theme with the specified names (A§3), its name in the caller's language. */
export const themeData = z.object({
  id: z.string(),
  themeguid: z.string(),
  name: z.string(),
  cataid: z.string(),
  /** Whose template it is (B§4). */
  source: z.enum(['system', 'factory', 'merchant']),
  /** Template type (B§4): 1 fixed, 2 smart, 3 theme, 4 cover, 5 designated. */
  themetype: z.number().int(),
  theme: themeField,
})
export type ThemeData = z.output<typeof themeData>

export const getDiyThemeList = defineCall({
  ...GET_DIY_THEME_LIST,
  summary: 'Themes, of a product or of all',
  request: z.object({
    mchid: statedId,
    MchID: statedId,
    pid: optionalId,
    /** Product type by its number: themes that a product of this type wears. */
    prodtype: optionalText,
    /** Template type (B§4): themes of this type alone. */
    themetype: optionalText,
    themeratiotype: optionalText,
    online: optionalText,
    themecataid: optionalId,
    /** Whose themes (B§4): `system`, `factory`, `merchant`. */
    themecatatype: optionalText,
    name: z.string().max(40).optional(),
  }),
  data: z.array(themeData),
})

export const getThemeCataList = defineCall({
  ...GET_THEME_CATA_LIST,
  summary: 'Categories of themes',
  /** `src` is the owner of the wanted themes, empty for all. */
  request: z.object({ src: optionalText, mchid: statedId, MchID: statedId, fid: optionalText }),
  data: z.array(
    z.object({
      id: z.string(),
      cataname: z.string(),
      icon: z.string(),
      total: z.number().int(),
      source: z.enum(['system', 'factory', 'merchant']),
    }),
  ),
})

export const getDiyThemeInfo = defineCall({
  ...GET_DIY_THEME_INFO,
  summary: 'One theme; the public part of it',
  request: z.object({ id: idField, mchid: statedId, MchID: statedId }),
  data: themeData,
})

const flag = countField.optional()

export const getDiyThemePhotoCount = defineCall({
  ...GET_DIY_THEME_PHOTO_COUNT,
  summary: 'How many photos a theme likes to have on a product',
  request: z.object({
    themeguid: idField,
    mchid: statedId,
    MchID: statedId,
    /** The product that it is for; absent: the first one that wears the theme. */
    pid: optionalId,
    src: optionalText,
    /** Months of a calendar; other products have none. */
    startpage: flag,
    endpage: flag,
    /** 1: the photos of the covers alone. */
    iscover: flag,
    /** How many covers. */
    covers: flag,
  }),
  data: z.object({ count: z.number().int() }),
})

export const getAlbumTplList = defineCall({
  ...GET_ALBUM_TPL_LIST,
  summary: 'Templates that an album can be designed with: the themes of its product',
  request: z.object({ mchid: statedId, MchID: statedId, pid: optionalId }),
  data: z.array(z.object({ id: z.string(), name: z.string(), type: z.number().int() })),
})
