import type { OrderState } from '../order/order-state.ts'

/** What a shopper is told of an order, each once; another parcel than was told or one more, each time. */
export const NOTICE_KINDS = [
  'placed',
  'paid',
  'in-production',
  'ready-to-collect',
  'shipped',
  'parcel-added',
  'parcel-corrected',
  'refunded',
  'invoice-issued',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What is told in another message's words where a merchant has no template for it: they say as much. */
const STANDS_IN: Readonly<Partial<Record<NoticeKind, NoticeKind>>> = { 'parcel-added': 'shipped' }

export function noticeTemplate<T>(
  templates: Readonly<Partial<Record<NoticeKind, T>>> | undefined,
  kind: NoticeKind,
): T | undefined {
  return templates?.[kind] ?? templates?.[STANDS_IN[kind] ?? kind]
}

/** How it is told besides the list in the shop; a shopper turns each of them off. */
export const NOTICE_CHANNELS = ['sms', 'mail', 'messenger'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

const TOLD: Readonly<Record<OrderState, NoticeKind | undefined>> = {
  'awaiting-pay': 'placed',
  paid: 'paid',
  // Paid first, with photos to come.
  'to-upload': 'paid',
  'in-production': 'in-production',
  'ready-to-collect': 'ready-to-collect',
  shipped: 'shipped',
  refunded: 'refunded',
  collected: undefined,
  cancelled: undefined,
}

/** What is told when an order comes into a state; nothing of what the shopper has done with the own hand. */
export function noticeOf(state: OrderState): NoticeKind | undefined {
  return TOLD[state]
}

/** Tries before a message is given up, and the wait after each, ms: doubled every time. */
export const NOTICE_TRIES = 6
const FIRST_WAIT = 60_000

export function waitAfter(tries: number): number {
  return FIRST_WAIT * 2 ** tries
}
