/** What an address can leave unsaid. */
export type Unnamed = 'product' | 'album' | 'design' | 'order'

interface Need {
  readonly what: Unnamed
  /** Any of these sets of names says which one. */
  readonly by: readonly (readonly string[])[]
}

const PRODUCT: Need = { what: 'product', by: [['pid']] }
/** Where a product's own design is made, or one that is there is opened. */
const PRODUCT_OR_DESIGN: Need = { what: 'product', by: [['pid'], ['taskid']] }
const ORDER: Need = { what: 'order', by: [['oid'], ['orderid']] }

/** Screens that are about one thing, and the words of an address that name it. */
const NEEDS: Readonly<Record<string, Need>> = {
  prod_details: PRODUCT,
  album_gallery: PRODUCT,
  post_index: PRODUCT,
  theme_calendar: PRODUCT,
  frame_index: PRODUCT_OR_DESIGN,
  print_index: PRODUCT_OR_DESIGN,
  combo_index: PRODUCT_OR_DESIGN,
  // A new album is made only where that was asked for: an address opened twice makes no second one.
  album_detail: { what: 'album', by: [['aid'], ['new']] },
  album_preview: { what: 'album', by: [['aid']] },
  album_cover: { what: 'album', by: [['aid']] },
  theme_preview: { what: 'design', by: [['taskid'], ['aid', 'pid']] },
  theme_viewLarger: { what: 'design', by: [['taskid']] },
  pay_index: { what: 'design', by: [['pid'], ['pkj'], ['taskid'], ['cart']] },
  order_info: ORDER,
  orderid_details: ORDER,
  order_success: { what: 'order', by: [...ORDER.by, ['trade'], ['subid']] },
}

/** What the address of a screen does not say and the screen cannot do without; `undefined`: it says everything. */
export function unnamedBy(route: string, query: Readonly<Record<string, string>>): Unnamed | undefined {
  const need = NEEDS[route]
  return need && !need.by.some((names) => names.every((name) => query[name])) ? need.what : undefined
}
