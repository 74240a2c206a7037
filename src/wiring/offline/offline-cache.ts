/** What this phone keeps so that the editor opens without a network. The service worker and the page both know it. */

/** Where the app lives: its service worker stands over the app's pages and nothing else. */
export const APP_BASE = '/emall/app/'
export const WORKER_ADDRESS = `${APP_BASE}sw.js`

/** Caches with something of the shopper's in them. A sign-out empties them. */
export const OWN_CACHES = { answers: 'keepsake-answers', pictures: 'keepsake-pictures' } as const
/** What is everybody's: glyphs, code of screens. */
export const SHARED_CACHES = { fonts: 'keepsake-fonts', code: 'keepsake-code' } as const
/** The code that designs are opened with, of the release that is here. It is there from the first design on. */
export const EDITOR_CACHE = 'keepsake-desk'

/** How many stay, those that were used last; a proxy is about 0.3 MB, a thumbnail 0.1 MB. */
export const CACHE_LIMITS = { answers: 60, pictures: 400, fonts: 200, code: 120 } as const

/** Whose phone this is: another answer than the kept one empties what is kept. */
export const IDENTITY_CALL = '/emall/index.php/Mobile/User/GetUserInfo'

/** Calls that read what the editor opens with. No other answer of the shop is kept. */
export const OFFLINE_CALLS: readonly string[] = [
  IDENTITY_CALL,
  '/emall/index.php/Mobile/Shop/GetMerchantInfo',
  '/emall/index.php/Mobile/Shop/OpenPreview',
  '/emall/index.php/Mobile/Shop/GetAlbumInfo',
  '/emall/index.php/Mobile/Shop/GetProdInfoByID',
  '/emall/index.php/Manager/Index/GetDIYThemeInfo',
]

/**
 * How a call is sent that asks for what is true now: without a network it has no answer, and what the shop said last, which the worker
 * keeps, is none.
 */
export const ASK_SHOP_ITSELF = { cache: 'no-store' } as const satisfies RequestInit

/** What the page tells the worker: it came just before the worker was there, and wants to be under it. */
export const CLAIM = 'claim the page'

/** What the page tells the worker: a design is open, and is to open without a network from now on. */
export const STORE_EDITOR = 'keep the desk'

/** What the page tells the worker: the shopper has signed out. Answered once nothing of theirs is left. */
export const FORGET = 'forget the shopper'
