/** Why a thing cannot be ordered or handed in as it is. */
export const ITEM_REASONS = [
  'product-off-shelf',
  'product-soon',
  'product-not-designable',
  'design-changed',
  'photo-not-stored',
  'too-few-photos',
  'too-many-ordered-photos',
  'pages-not-possible',
  'cover-blank',
  'slot-blank',
  'page-blank',
  'frame-without-photo',
  'frame-without-size',
  'placed-photo-damaged',
  'photo-too-soft',
  'photo-placed-twice',
  'photo-on-its-side',
  'text-near-edge',
  'text-not-whole',
  'character-not-printable',
  'book-untitled',
] as const

/** Why a cart has no price. */
export const PRICE_REASONS = ['attribute-missing', 'attribute-unknown', 'quantity-not-possible'] as const

/** Why a cart cannot be bought. */
export const PURCHASE_REASONS = [
  ...ITEM_REASONS,
  ...PRICE_REASONS,
  'package-incomplete',
  'design-ordered',
  'cart-changed',
  'price-changed',
  'coupon-undecided',
  'coupon-not-possible',
  'texts-changed',
] as const

/** What is wrong with an address. */
export const ADDRESS_REASONS = [
  'name-missing',
  'name-too-long',
  'recvphone-invalid',
  'region-missing',
  'street-missing',
  'street-too-long',
  'country-not-delivered',
  'place-missing',
  'postcode-missing',
  'postcode-wrong',
] as const

/** Why nothing can be sent to a receiver. */
export const RECEIVER_REASONS = [...ADDRESS_REASONS, 'pickup-unknown'] as const

/** Why nothing more comes into an order, as far as it is. */
export const ORDER_STATE_REASONS = ['order-not-paid', 'order-closed'] as const
