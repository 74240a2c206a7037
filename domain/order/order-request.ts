import type { EpochMs } from '../units.ts'
import type { Address } from './address.ts'

/** What a shopper asks of the merchant once an order cannot be changed any more; `problem`: what is wrong with what came. */
export const REQUEST_KINDS = ['cancel', 'address', 'other', 'problem'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Longest question and answer, in characters as people count them. */
export const REQUEST_TEXT_MAX = 300

/** A question to the merchant, and its answer. */
export interface OrderRequest {
  readonly id: string
  readonly kind: RequestKind
  readonly text: string
  /** Where it shall go instead; null: nothing is asked of that. */
  readonly address: Address | null
  readonly at: EpochMs
  /** Whether the merchant does what was asked; null: not answered yet. */
  readonly agreed: boolean | null
  readonly answer: string
  readonly answeredAt: EpochMs | null
}
