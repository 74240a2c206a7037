import type { CodePart } from '../../domain/front/run-code.ts'

/** What every screen behind the front is shown with. */
const BEHIND = ['src/app/screens-behind.ts', 'src/wiring/app-adapter.ts'] as const

/** What the front fetches by itself once it stands: it is not to bring the schemas of everything that is asked of the shop. */
export const FRONT_LATER: readonly string[] = [
  'src/wiring/platform/after-load.ts',
  'src/wiring/account/shopper-on-front.ts',
]

/** Code that some screens cannot be shown without, beside their own: what `src/wiring` loads when a screen first asks for it. */
const ASKED = 'src/wiring/asked-adapter.ts'
const ORDER = [ASKED, 'machines/order/order.ports.ts', 'src/wiring/orders/order-adapter.ts']
const LINK = [ASKED, 'machines/link-login/link-login.ports.ts', 'src/wiring/orders/link-login-adapter.ts']
const ALBUMS = 'src/wiring/photos/album-adapter.ts'
const ALBUM = ['src/wiring/photos/photo-adapter.ts', 'machines/album/album.ports.ts']
const PICKED = [...ALBUM, 'machines/upload-queue/upload-queue.ports.ts']
const DESIGN = [ALBUMS, ASKED, 'src/wiring/designs/design-adapter.ts', 'machines/preview/preview.ports.ts']
export const DESK: readonly string[] = [
  ...DESIGN,
  'machines/design-session/design-session.ports.ts',
  'src/wiring/designs/calendar-adapter.ts',
  'src/wiring/designs/send-edit.ts',
]

const NONE: readonly string[] = []

/** By route; a route that is not here begins with what is asked of the shop. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  album_cover: ALBUM,
  album_detail: PICKED,
  album_gallery: PICKED,
  combo_index: DESK,
  frame_index: DESK,
  login: ['machines/login/login.ports.ts', 'src/wiring/account/login-adapter.ts'],
  order_eclist: LINK,
  order_success: ORDER,
  pay_index: ORDER,
  print_index: DESK,
  prod_details: NONE,
  prod_list: NONE,
  prod_recommend: NONE,
  theme_calendar: ['src/wiring/designs/calendar-adapter.ts'],
  theme_list: NONE,
  theme_preview: DESK,
  theme_viewLarger: DESIGN,
  unknown: NONE,
  user_phone: ['machines/bind-phone/bind-phone.ports.ts', 'src/wiring/account/verification-adapter.ts'],
}

/** Where most shoppers go next: from what they look at to photos, from photos to the design, from the design to the order. */
export const NEXT_ROUTES: Readonly<Record<string, readonly string[]>> = {
  index: ['prod_details'],
  prod_list: ['prod_details'],
  theme_list: ['prod_details'],
  prod_details: ['login', 'album_list', 'album_detail'],
  login: ['album_detail'],
  album_list: ['album_detail'],
  album_detail: ['theme_preview'],
  album_cover: ['theme_preview'],
  design_list: ['theme_preview'],
  theme_preview: ['pay_index'],
  frame_index: ['pay_index'],
  combo_index: ['pay_index'],
  print_index: ['pay_index'],
  cart_index: ['pay_index'],
  pay_index: ['order_success'],
}

/** Sources that a route begins with, beside the front, its screen and its sentences. */
export function routeParts(route: string): readonly string[] {
  return [...BEHIND, ...(PARTS[route] ?? [ASKED])]
}

const PART_SOURCES: Readonly<Record<CodePart, string>> = {
  asked: ASKED,
  albums: ALBUMS,
  painted_book: 'src/screens/prod_details/PaintedPictures.tsx',
  painted_sheets: 'src/screens/prod_details/PaintedSheets.tsx',
}

/** Sources that a part of the code begins with. */
export function partSources(part: CodePart): readonly string[] {
  return [...BEHIND, PART_SOURCES[part]]
}

/** All of them, which the build is to name. */
export const NAMED_PARTS: readonly string[] = [...new Set([...BEHIND, ASKED, ...Object.values(PARTS).flat()])]
