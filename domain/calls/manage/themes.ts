import { z } from 'zod'
import { defineCall, jsonField, opidField, pageFields } from '../call.ts'
import { catalogueId } from './products.ts'

const state = z.enum(['draft', 'published', 'withdrawn'])
const verdict = z.enum(['none', 'checking', 'well', 'badly', 'stuck'])
const colour = z.string()

export const manageThemes = defineCall({
  name: 'ManageThemes',
  method: 'POST',
  path: '/Api/Manage/Themes',
  summary: 'Themes of the merchant, the newest version of each, a page at a time.',
  changes: false,
  refusals: [],
  request: z.object({
    key: z.string().max(100).default(''),
    ...pageFields,
  }),
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.number().int(),
      state,
      verdict,
      /** Address of the picture of a page; empty: nobody has had it painted yet. */
      picture: z.string(),
      paper: colour,
      ink: colour,
      /** How many products are made in it, or in an older version. */
      products: z.number().int(),
      changed: z.number().int(),
    }),
  ),
})

export const manageTheme = defineCall({
  name: 'ManageTheme',
  method: 'POST',
  path: '/Api/Manage/Theme',
  summary: 'One version of a theme: what was found in it, its pages as pictures, and the products that it is for.',
  changes: false,
  refusals: [],
  request: z.object({ id: catalogueId }),
  data: z.object({
    id: z.string(),
    name: z.string(),
    version: z.number().int(),
    state,
    verdict,
    findings: z.array(
      z.object({ line: z.number().int(), column: z.number().int(), where: z.string(), message: z.string() }),
    ),
    pages: z.array(z.object({ name: z.string(), pid: z.string(), picture: z.string() })),
    /** Products that can be made in it, as far as is known. */
    products: z.array(z.object({ pid: z.string(), name: z.string(), worn: z.boolean() })),
    versions: z.array(z.object({ id: z.string(), version: z.number().int(), state, changed: z.number().int() })),
    /** Its file; empty where nobody handed one in here. */
    file: z.string(),
  }),
})

export const uploadTheme = defineCall({
  name: 'UploadTheme',
  method: 'POST',
  path: '/Api/Manage/UploadTheme',
  summary:
    'Takes the file of a theme, as docs/themes.md says it, and has it checked. One that is there already is a new version.',
  changes: true,
  refusals: ['look-wrong'],
  request: z.object({ file: z.string().min(1).max(400_000), opid: opidField }),
  data: z.object({ id: z.string(), version: z.number().int() }),
})

export const checkThemeVersion = defineCall({
  name: 'CheckTheme',
  method: 'POST',
  path: '/Api/Manage/CheckTheme',
  summary: 'Lays a theme out with the worst photos and texts on every product, and paints the pages.',
  changes: true,
  refusals: [],
  request: z.object({ id: catalogueId, opid: opidField }),
  data: z.object({ id: z.string() }),
})

export const publishTheme = defineCall({
  name: 'PublishTheme',
  method: 'POST',
  path: '/Api/Manage/PublishTheme',
  summary: 'Shoppers may choose it on these products, where it takes the place of its older versions.',
  changes: true,
  refusals: ['look-unchecked', 'look-last'],
  request: z.object({
    id: catalogueId,
    products: jsonField(z.array(catalogueId).min(1).max(500)),
    opid: opidField,
  }),
  data: z.object({ id: z.string() }),
})

export const withdrawTheme = defineCall({
  name: 'WithdrawTheme',
  method: 'POST',
  path: '/Api/Manage/WithdrawTheme',
  summary: 'Shoppers choose it no longer; designs that were made in it keep it.',
  changes: true,
  refusals: ['look-last'],
  request: z.object({ id: catalogueId, opid: opidField }),
  data: z.object({ id: z.string() }),
})
