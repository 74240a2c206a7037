/** A screen's address and how the guard treats it (B§2). */
export interface Route {
  readonly path: `/${string}`
  /** Needs a signed-in shopper. */
  readonly auth: boolean
  /** The messenger's share menu is on. */
  readonly share: boolean
  /** E-commerce route: skips the product and order check. */
  readonly ec: boolean
}

function route(path: `/${string}`, flags: Partial<Omit<Route, 'path'>> = {}): Route {
  return { path, auth: false, share: false, ec: false, ...flags }
}

/** Every route of A§2 and B§2, by name. The hash router lives under `/emall/app/`. */
export const ROUTES = {
  index: route('/index'),
  prod_details: route('/prod_details', { share: true }),
  prod_list: route('/prod_list', { share: true }),
  prod_recommend: route('/prod_recommend'),
  album_list: route('/album_list', { auth: true }),
  album_preview: route('/album_preview', { share: true }),
  album_noshare: route('/album_noshare'),
  album_detail: route('/album_detail', { share: true }),
  album_cover: route('/album_cover', { auth: true }),
  album_gallery: route('/album_gallery', { auth: true }),
  theme_list: route('/theme_list', { auth: true }),
  theme_preview: route('/theme_preview', { auth: true }),
  theme_viewLarger: route('/theme_viewLarger', { auth: true }),
  theme_calendar: route('/theme_calendar', { auth: true }),
  frame_index: route('/frame_index', { auth: true }),
  combo_index: route('/combo_index', { auth: true }),
  post_index: route('/post_index', { auth: true }),
  print_index: route('/print_index', { auth: true }),
  special_card: route('/special_card', { auth: true }),
  pay_index: route('/pay_index', { auth: true }),
  /** Ours: the specifications know no cart. */
  cart_index: route('/cart_index', { auth: true }),
  login: route('/login'),
  order_index: route('/order_index', { auth: true }),
  order_info: route('/order_info', { auth: true }),
  orderid_details: route('/orderid_details', { auth: true }),
  order_success: route('/order_success', { ec: true }),
  order_next: route('/order_next', { ec: true }),
  order_eclist: route('/order_eclist', { ec: true }),
  order_ec: route('/order_ec', { ec: true }),
  /** Ours: a design that somebody shared. */
  design_flip: route('/design_flip'),
  /** Ours: the specifications know no list of designs. */
  design_list: route('/design_list', { auth: true }),
  user_index: route('/user_index', { auth: true }),
  user_coupon: route('/user_coupon', { auth: true }),
  user_phone: route('/user_phone', { auth: true }),
  /** Customer service and what a buyer must know are open to everybody. */
  user_service: route('/user_service'),
  user_type: route('/user_type', { auth: true }),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof ROUTES

/** What travels in the query of an address; empty and absent values are left out. */
export type Query = Readonly<Record<string, string | undefined>>

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name)
}

/** The route that a path opens; `/` opens `index`. `undefined` for an address that we do not know. */
export function routeOf(path: string): RouteName | undefined {
  const name = path.replace(/^\/+|\/+$/g, '')
  if (name === '') {
    return 'index'
  }
  return isRouteName(name) ? name : undefined
}

/** The address of a route inside the hash, for example `/theme_list?pid=p1`. */
export function pathTo(name: RouteName, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') {
      search.set(key, value)
    }
  }
  const text = search.toString()
  return text ? `${ROUTES[name].path}?${text}` : ROUTES[name].path
}
