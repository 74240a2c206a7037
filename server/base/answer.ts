import type { Call, DataOf, ReasonOf } from '../../domain/calls/call.ts'
import type { Reason } from '../../domain/refusals/refusals.ts'

/** What a call answers, with the reasons that it declares. */
export type AnswerOf<C extends Call> = Answer<DataOf<C>, ReasonOf<C>>

/** What a handler answers: the call's data, or an expected "no". Faults are thrown. */
export type Answer<Data, R extends Reason = Reason> = Answered<Data> | RefusedAnswer<R>

export interface Answered<Data> {
  readonly kind: 'answered'
  readonly data: Data
  /** The length of the whole list, for calls that answer a part of it. */
  readonly total?: number
}

export interface RefusedAnswer<R extends Reason = Reason> {
  readonly kind: 'refused'
  readonly reason: R
  /** Facts that the client needs to go on, for example the current `lastupdatetime` of a conflict. */
  readonly data?: unknown
  /** Values for `{name}` places in the sentence. */
  readonly params?: Readonly<Record<string, string | number>>
}

export function answer<Data>(data: Data, total?: number): Answered<Data> {
  return total === undefined ? { kind: 'answered', data } : { kind: 'answered', data, total }
}

export function refuse<R extends Reason>(
  reason: R,
  more: Pick<RefusedAnswer, 'data' | 'params'> = {},
): RefusedAnswer<R> {
  return { kind: 'refused', reason, ...more }
}

/** A refusal that is about one of several things, with its place among them. */
export function refusedItem<R extends Reason>(
  refused: RefusedAnswer<R>,
  item: number,
  count: number,
): RefusedAnswer<R> {
  return count > 1 ? { ...refused, data: { ...(refused.data as object | undefined), item } } : refused
}

/** The first outcome of a change, without its sentence: a replay is told in the caller's language of then. */
export type StoredReply = Answer<unknown>
