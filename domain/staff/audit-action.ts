/** What the log of a merchant tells: of orders, by whoever touched them, and of the people who may. */
export const AUDIT_ACTIONS = [
  'hand-in',
  'reopen',
  'claim',
  'release',
  'ship',
  'ready',
  'collect',
  'cancel',
  'address',
  'print-now',
  'answer',
  'link',
  'note',
  'read',
  'labels',
  'invite',
  'join',
  'remove',
  'sign-in',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
