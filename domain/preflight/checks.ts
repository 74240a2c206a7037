/** What is looked at before a design is ordered. */
export const CHECK_KINDS = [
  'photo-damaged',
  'low-ppi',
  'text-in-trim',
  'text-overflow',
  'missing-glyph',
  'blank-slot',
  'blank-page',
  'photo-twice',
  'photo-lies',
  'no-title',
  'page-count',
] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

/** `block`: no order as long as it is so. `warn`: the shopper is told and may order. `off`: not looked at. */
export const CHECK_LEVELS = ['block', 'warn', 'off'] as const
export type CheckLevel = (typeof CHECK_LEVELS)[number]

/**
 * What stops an order where the merchant says nothing: what would be printed wrong whatever the shopper thinks of it.
 * What is a matter of taste is told.
 */
export const DEFAULT_LEVELS = {
  'photo-damaged': 'block',
  'low-ppi': 'warn',
  'text-in-trim': 'warn',
  'text-overflow': 'block',
  'missing-glyph': 'block',
  'blank-slot': 'block',
  'blank-page': 'warn',
  'photo-twice': 'warn',
  'photo-lies': 'warn',
  'no-title': 'warn',
  'page-count': 'block',
} as const satisfies Record<CheckKind, CheckLevel>
