import { callHead } from './call-head.ts'

/**
 * Calls of the shop's front. Their heads stand apart from their schemas, because the first screen that anybody sees is
 * not to wait for the library that reads schemas.
 */

export const GET_MERCHANT_INFO = callHead({
  name: 'GetMerchantInfo',
  method: 'GET',
  path: '/Mobile/Shop/GetMerchantInfo',
  changes: false,
  refusals: [],
})

export const GET_MERCHANT_PROD_LIST = callHead({
  name: 'GetMerchantProdList',
  method: 'POST',
  path: '/Mobile/Shop/GetMerchantProdList',
  changes: false,
  refusals: [],
})

export const GET_SHELF = callHead({
  name: 'GetShelf',
  method: 'POST',
  path: '/Mobile/Shop/GetShelf',
  changes: false,
  refusals: [],
})

export const GET_USER_INFO = callHead({
  name: 'GetUserInfo',
  method: 'POST',
  path: '/Mobile/User/GetUserInfo',
  changes: false,
  refusals: ['user-unknown'],
})

export const COUNT_CART = callHead({
  name: 'CountCart',
  method: 'POST',
  path: '/Mobile/Shop/CountCart',
  changes: false,
  refusals: [],
})

export const FIND_BEGUN_DESIGN = callHead({
  name: 'FindBegunDesign',
  method: 'POST',
  path: '/Mobile/Shop/FindBegunDesign',
  changes: false,
  refusals: [],
})

export const LIST_SHOWN_PHOTOS = callHead({
  name: 'ListShownPhotos',
  method: 'POST',
  path: '/Mobile/Shop/ListShownPhotos',
  changes: false,
  refusals: [],
})

/** A redirect of the browser, not a call: it leads to the messenger's own sign-in page (A§7, messenger login). */
export const GET_USER_INFO_ON_LOAD = '/Mobile/Shop/GetUserInfoOnLoad'
