import type { OrderFilter } from '../../../domain/calls/manage/orders.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'

/** What a list asks for. */
export interface ListPage {
  readonly key: string
  readonly state: OrderState | OrderFilter | ''
  readonly shelf: 'on' | 'off' | ''
  /** Days, `2026-05-31`; empty: any. */
  readonly from: string
  readonly till: string
  readonly Start: number
  readonly Count: number
}
