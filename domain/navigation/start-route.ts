import { PRODUCT_TYPES, type ProductTypeNumber } from '../product/product.ts'

/** What is known of a product when a link or an order opens it (A§2, first mapping). */
export interface LinkStart {
  readonly type: ProductTypeNumber
  /** A preview project that is there already. */
  readonly previewProject: boolean
  /** A design of it waits to be handed in: whatever it is, it goes on in that design. */
  readonly begun: boolean
  /** The photo rule of the product asks for the preview: the album holds all the photos that one of it takes. */
  readonly photoRuleNeedsPreview: boolean
}

export type StartRoute =
  | 'theme_preview'
  | 'album_detail'
  | 'theme_calendar'
  | 'album_gallery'
  | 'print_index'
  | 'post_index'
  | 'combo_index'
  | 'prod_details'
  | 'theme_list'
  | 'pay_index'

/** Where a link or an order starts. A package starts at its product page, where its parts are composed (readings 22). */
export function startFromLink({ type, previewProject, begun, photoRuleNeedsPreview }: LinkStart): StartRoute {
  if (begun) {
    return 'theme_preview'
  }
  switch (PRODUCT_TYPES[type]) {
    case 'album':
      return previewProject || photoRuleNeedsPreview ? 'theme_preview' : 'album_detail'
    case 'calendar':
      return previewProject ? 'theme_preview' : 'theme_calendar'
    case 'frame':
    case 'transmission':
      return 'album_gallery'
    case 'print':
      return 'print_index'
    case 'postcard':
      return 'post_index'
    case 'combo':
      return 'combo_index'
    case 'standard':
      return 'pay_index'
    case 'package':
      return 'prod_details'
  }
}

const AFTER_PRODUCT = {
  1: 'theme_list',
  2: 'album_gallery',
  3: 'prod_details',
  4: 'album_gallery',
  5: 'pay_index',
  6: 'combo_index',
  7: 'post_index',
  8: 'theme_calendar',
  9: 'print_index',
} as const satisfies Record<ProductTypeNumber, StartRoute>

/** Where "start" on a product page leads (A§2, second mapping; "after a product is chosen", readings 23). */
export function startFromProduct(type: ProductTypeNumber, rawTheme: boolean): StartRoute {
  return type === 1 && rawTheme ? 'theme_preview' : AFTER_PRODUCT[type]
}
