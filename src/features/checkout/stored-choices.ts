import type { OrderCart, OrderContext } from '../../../machines/order/order.types.ts'

/** What the shopper chose on the pay screen: a page that is loaded again must not forget it. */
export interface StoredChoices {
  readonly cart: OrderCart
  readonly comment: string
  readonly pickupId: string | null
  /** What the screen was opened with: another choice on the product page begins anew. Absent: chosen beside a design. */
  readonly begun?: string
}

/** What a cart was opened with, to be told from another choice of the same things. */
export function beginningOf(cart: OrderCart): string {
  return JSON.stringify(cart.lines.map(({ quantity, attributes }) => [quantity, attributes]))
}

const keyOf = (cartId: string) => `keepsake.pay.${cartId}`

/** Keeps the choices for this visit. A browser that keeps nothing only forgets them. */
export function storeChoices(
  { cart, comment, pickupId }: Pick<OrderContext, 'cart' | 'comment' | 'pickupId'>,
  begun?: string,
): void {
  try {
    window.sessionStorage.setItem(
      keyOf(cart.id),
      JSON.stringify({ cart, comment, pickupId, ...(begun ? { begun } : {}) } satisfies StoredChoices),
    )
  } catch {
    // Full or closed: the choices live as long as the page.
  }
}

export function forgetChoices(cartId: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(cartId))
  } catch {
    // What was not kept need not be forgotten.
  }
}

/**
 * `cart` with the choices that were made for it: copies, options and pages of the same things; nothing else is believed. Things of
 * the shopper's cart are chosen there.
 */
export function withChoices(cart: OrderCart, stored: string | null): StoredChoices {
  const kept = parsed(stored)
  const isAnother = kept.begun !== undefined && kept.begun !== beginningOf(cart)
  const lines = cart.lines.map((line, at) => {
    const other = isAnother ? undefined : kept.cart?.lines?.[at]
    return other?.pid === line.pid && line.cartId === undefined ? { ...line, ...chosenOf(other) } : line
  })
  const set = cart.package && { ...cart.package, ...chosenOf(kept.cart?.package) }
  return {
    cart: { ...cart, lines, ...(set ? { package: set } : {}) },
    comment: typeof kept.comment === 'string' ? kept.comment : '',
    pickupId: typeof kept.pickupId === 'string' ? kept.pickupId : null,
  }
}

export function storedChoices(cartId: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(cartId))
  } catch {
    // A closed storage holds nothing.
    return null
  }
}

interface Chosen {
  readonly pid?: unknown
  readonly quantity?: unknown
  readonly attributes?: unknown
  readonly pageCount?: unknown
}

interface Stored {
  readonly cart?: { readonly lines?: readonly (Chosen | undefined)[]; readonly package?: Chosen }
  readonly comment?: unknown
  readonly pickupId?: unknown
  readonly begun?: unknown
}

function parsed(stored: string | null): Stored {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Stored) : {}
  } catch {
    // Somebody else's text under our key.
    return {}
  }
}

function chosenOf(chosen: Chosen | undefined) {
  const { quantity, attributes, pageCount } = chosen ?? {}
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
  return {
    ...(isCount(quantity) ? { quantity } : {}),
    ...(isCount(pageCount) ? { pageCount } : {}),
    ...(Array.isArray(attributes) && attributes.every((id) => typeof id === 'string') ? { attributes } : {}),
  }
}
