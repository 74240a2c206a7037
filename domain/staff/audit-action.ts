/** What the log of a merchant tells: of orders, by whoever touched them, of what is sold, and of the people who may. */
export const AUDIT_ACTIONS = [
  'hand-in',
  'reopen',
  'claim',
  'release',
  'ship',
  'parcel',
  'more-parcel',
  'ready',
  'collect',
  'cancel',
  'refund-part',
  'address',
  'options',
  'print-now',
  'answer',
  'invoice',
  'invoice-sent',
  'invoice-table',
  'link',
  'note',
  'read',
  'labels',
  'invite',
  'join',
  'remove',
  'role',
  'password',
  'sign-in',
  'shop',
  'currency',
  'product',
  'product-copy',
  'picture',
  'shelf',
  'product-order',
  'demo',
  'look',
  'look-publish',
  'look-withdraw',
  'coupon',
  'coupon-codes',
  'levels',
  'customer-read',
  'customer-export',
  'customer-delete',
] as const

/** What was done to an order that its factory may read: what is made and sent, nothing of money and of words with its shopper. */
export const FACTORY_READS: ReadonlySet<string> = new Set<AuditAction>([
  ...(['hand-in', 'reopen', 'claim', 'release', 'address', 'options', 'print-now'] as const),
  ...(['ship', 'parcel', 'more-parcel', 'ready', 'collect', 'note', 'read'] as const),
])

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/**
 * What was taken of orders, kept beside a word that every release knows: a word of its own could not be read by the console of the release before,
 * and what is noted stays noted.
 */
const TAKEN_BESIDE = { files: 'read', 'order-table': 'labels' } as const satisfies Readonly<Record<string, AuditAction>>

type Taken = keyof typeof TAKEN_BESIDE
export const TAKEN: readonly Taken[] = ['files', 'order-table']

/** What is noted of it. */
export function noteOfTaken<One extends Taken>(taken: One) {
  return { action: TAKEN_BESIDE[taken], after: taken }
}

/** What was taken, of what is noted; empty: nothing that is named. */
export function takenOf({ action, after }: { readonly action: string; readonly after: string }): Taken | '' {
  return TAKEN.find((taken) => taken === after && TAKEN_BESIDE[taken] === action) ?? ''
}
