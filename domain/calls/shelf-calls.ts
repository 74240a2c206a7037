import { callHead } from './call-head.ts'

/**
 * Calls that only read what a merchant shows: products, looks, what buyers must know. Their heads stand apart from their schemas, as those
 * of the front do (`front-calls.ts`): a product is shown before the library that reads schemas is here.
 */

export const GET_PROD_CATA_LIST = callHead({
  name: 'GetProdCataList',
  method: 'POST',
  path: '/Mobile/Shop/GetProdCataList',
  changes: false,
  refusals: [],
})

export const GET_PROD_INFO_BY_ID = callHead({
  name: 'GetProdInfoByID',
  method: 'POST',
  path: '/Mobile/Shop/GetProdInfoByID',
  changes: false,
  refusals: [],
})

export const GET_DIY_THEME_LIST = callHead({
  name: 'GetDIYThemeList',
  method: 'POST',
  path: '/Mobile/Shop/GetDIYThemeList',
  changes: false,
  refusals: [],
})

export const GET_THEME_CATA_LIST = callHead({
  name: 'getThemeCataList',
  method: 'POST',
  path: '/Mobile/Shop/getThemeCataList',
  changes: false,
  refusals: [],
})

export const GET_DIY_THEME_INFO = callHead({
  name: 'GetDIYThemeInfo',
  method: 'POST',
  path: '/Manager/Index/GetDIYThemeInfo',
  changes: false,
  refusals: [],
})

export const GET_DIY_THEME_PHOTO_COUNT = callHead({
  name: 'GetDIYThemePhotoCount',
  method: 'POST',
  path: '/Mobile/Shop/GetDIYThemePhotoCount',
  changes: false,
  refusals: [],
})

export const GET_ALBUM_TPL_LIST = callHead({
  name: 'GetAlbumTplList',
  method: 'POST',
  path: '/Mobile/Shop/GetAlbumTplList',
  changes: false,
  refusals: [],
})

export const GET_SHOP_TEXTS = callHead({
  name: 'GetShopTexts',
  method: 'POST',
  path: '/Api/Merchant/GetShopTexts',
  changes: false,
  refusals: [],
})
