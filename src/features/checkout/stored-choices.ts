import { cartOfLine, type OrderCart, type OrderContext, type OrderLine } from '../../../machines/order/order.types.ts'

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

/** A design that is sold by itself, whatever cart it is in. */
type DesignLine = OrderLine & { readonly taskId: NonNullable<OrderLine['taskId']> }

/** The options that were chosen for a design, beside it or on a pay screen; `undefined`: nothing was chosen yet. */
export function storedOptions(line: DesignLine): readonly string[] | undefined {
  return storedChoices(line.taskId) === null ? undefined : choicesOfDesign(line).cart.lines[0]?.attributes
}

/** Keeps the options of a design, beside whatever else was chosen of it. */
export function storeOptions(line: DesignLine, attributes: readonly string[]): void {
  const kept = choicesOfDesign(line)
  storeChoices({ ...kept, cart: { ...kept.cart, lines: kept.cart.lines.map((one) => ({ ...one, attributes })) } })
}

/** What was chosen of a design by itself, whatever its pay screen was opened with. */
function choicesOfDesign(line: DesignLine): StoredChoices {
  const { begun: _, ...kept } = parsed(storedChoices(line.taskId))
  return withChoices(cartOfLine({ ...line, quantity: 1 }), JSON.stringify(kept))
}

/**
 * The designs whose options are chosen beside them too: each is the same choice in every cart that is named otherwise (added to an
 * order, changed and ordered again, one of several volumes). What is ordered as it was has the options of that order.
 */
export function chosenBeside({ id, lines, package: set }: OrderCart): readonly DesignLine[] {
  return set
    ? []
    : lines.filter(
        (line): line is DesignLine =>
          line.taskId !== undefined && line.taskId !== id && line.cartId === undefined && line.again !== 'as-ordered',
      )
}

/** `cart` with the options that were chosen beside its designs. */
export function withOptionsBeside(cart: OrderCart): OrderCart {
  const designs = chosenBeside(cart)
  const optionsOf = (line: OrderLine) => {
    const design = designs.find(({ taskId }) => taskId === line.taskId)
    return (design && storedOptions(design)) ?? line.attributes
  }
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, attributes: optionsOf(line) })) }
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
