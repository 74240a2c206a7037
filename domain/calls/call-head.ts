import type { Reason } from '../refusals/refusals.ts'

/** The base path of every call (A§7). */
export const CALL_BASE = '/emall/index.php'

/** What a client has to know of a call before it asks: everything but what the call is made of. */
export interface CallHead<Refusals extends Reason = Reason> {
  /** Its name in the specification. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Taken by GET too, under the same checks (B§7 CreatePreview, readings 61). */
  readonly alsoGet?: true
  /** Without the base `/emall/index.php`; the server accepts it with and without. */
  readonly path: `/${string}`
  /** Whether it changes anything: such calls take an optional `opid` and pass the idempotency envelope. */
  readonly changes: boolean
  /** Why it may be refused, besides the reasons of every call (`COMMON_REASONS`): all of them, and no other. */
  readonly refusals: readonly Refusals[]
}

/** The head of a call that stands apart from its schemas. */
export function callHead<const Refusals extends Reason = never>(call: CallHead<Refusals>): CallHead<Refusals> {
  return call
}
