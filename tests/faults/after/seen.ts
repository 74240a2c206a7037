import type { OrderState } from '../../../domain/order/order-state.ts'
import type { Received, Returned } from '../bank.ts'
import type { Pages } from '../journal.ts'

/** What the shop and the bank hold when everything is quiet, read from the tables themselves. */
export interface Seen {
  readonly bank: { readonly received: readonly Received[]; readonly returned: readonly Returned[] }
  /** Photos by key: how far they are, and the md5 of the stored bytes. */
  readonly photos: ReadonlyMap<string, { readonly state: string; readonly md5: string | undefined }>
  readonly designs: ReadonlyMap<string, { readonly rev: number; readonly pages: Pages }>
  readonly orders: readonly SeenOrder[]
  readonly payments: readonly { readonly oid: string; readonly payment: string; readonly effect: string }[]
  readonly refunds: readonly {
    readonly oid: string
    readonly payment: string
    readonly n: number
    readonly amount: number
    readonly state: string
  }[]
  /** Jobs that are due and not done, and those that were given up, in words. */
  readonly unfinished: readonly string[]
  readonly prints: readonly SeenPrint[]
  /** Processes of the shop that outlived it. */
  readonly orphans: readonly string[]
}

export interface SeenOrder {
  readonly oid: string
  readonly uid: string
  readonly opid: string
  readonly state: OrderState
  readonly amount: number
  /** Production waits for its shopper. */
  readonly held: boolean
}

/** A thing of a paid order that has to be printed, and what the factory got when it asked for it. */
export interface SeenPrint {
  readonly oid: string
  readonly n: number
  readonly print: string
  /** Absent: the factory was given none. */
  readonly file?: { readonly sha256: string; readonly bytes: number; readonly pages: number }
  readonly proof?: { readonly sha256: string; readonly bytes: number; readonly pages: number }
}
