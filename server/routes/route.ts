import type { Call, DataOf, ParsedRequestOf, ReasonOf } from '../../domain/calls/call.ts'
import type { Reason } from '../../domain/refusals/refusals.ts'
import type { Answer } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Limit, MissBudget } from '../ports/limits.ts'
import type { Policy } from '../ports/policy.ts'

/**
 * One route: a call of the wire, who may use it, and what it does.
 *
 * Handler order: load what the caller may see (owner and merchant stand in the SQL) -> decide (domain) -> save -> answer.
 */
export interface CallRoute<C extends Call, P extends Policy, R extends Reason = Reason> {
  readonly call: C
  readonly policy: P
  /** On top of the 120 calls a minute that every session has for every call. */
  readonly limits?: readonly Limit[]
  /** For calls by which somebody could guess numbers: how often a guess may be wrong. */
  readonly misses?: MissBudget
  /** Calls a minute and session instead of 120, for polls and for what is asked once a photo. */
  readonly perMinute?: number
  /** Largest body, bytes. 64 KB when absent. */
  readonly bodyLimit?: number
  /**
   * How a call that `changes` something is kept from acting twice. `by-opid` (default): by the client's `opid` only.
   * A number: without an `opid` the same content from the same session within so many ms is the same change.
   * `acts-again`: no stored reply and no transaction, because the reply hands out a cookie or the handler must commit
   * before it speaks to the world; `db` is then the database itself.
   */
  readonly repeat?: 'by-opid' | 'acts-again' | number
  /**
   * On a PC only who has a phone bound may call (B§6). Looked at before the envelope, so that the same change can be
   * made once the phone is bound.
   */
  readonly needsPhoneOnPc?: boolean
  handle(request: ParsedRequestOf<C>, context: CallContext<P>): Promise<Answer<DataOf<C>, R>>
}

/** A route whose call is forgotten, as the app keeps it in one list. */
export type AnyCallRoute = CallRoute<Call, Policy>

/**
 * A route, if its handler refuses for the reasons of its call: for all of them and for no other. Else it is none, and says
 * which reasons are missing where.
 */
type RouteOf<C extends Call, R extends Reason> = [Exclude<R, ReasonOf<C>>] extends [never]
  ? [Exclude<C['refusals'][number], R | GivenByRegistration>] extends [never]
    ? AnyCallRoute
    : { readonly declaredButNeverGiven: Exclude<C['refusals'][number], R | GivenByRegistration> }
  : { readonly givenButNotDeclared: Exclude<R, ReasonOf<C>> }

/** `needsPhoneOnPc` refuses in the handler's stead. */
type GivenByRegistration = 'phone-not-bound'

/**
 * Makes a route. A call group is a list of these. The reasons of the handler are inferred from what it returns: functions
 * that it asks name theirs, or leave them to be inferred.
 */
export function route<C extends Call, P extends Policy, R extends Reason = never>(
  made: CallRoute<C, P, R>,
): RouteOf<C, R> {
  // The app parses with `made.call.request` and builds the context for `made.policy` before it calls `handle`.
  return made as unknown as RouteOf<C, R>
}
