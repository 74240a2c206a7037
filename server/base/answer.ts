import type { Reason } from '../../domain/refusals/refusals.ts'

/** What a handler answers: the call's data, or an expected "no". Faults are thrown. */
export type Answer<Data> = Answered<Data> | Refused

export interface Answered<Data> {
  readonly kind: 'answered'
  readonly data: Data
  /** The length of the whole list, for calls that answer a part of it. */
  readonly total?: number
}

export interface Refused {
  readonly kind: 'refused'
  readonly reason: Reason
  /** Facts that the client needs to go on, for example the current `lastupdatetime` of a conflict. */
  readonly data?: unknown
  /** Values for `{name}` places in the sentence. */
  readonly words?: Readonly<Record<string, string | number>>
}

export function answer<Data>(data: Data, total?: number): Answered<Data> {
  return total === undefined ? { kind: 'answered', data } : { kind: 'answered', data, total }
}

export function refuse(reason: Reason, more: Pick<Refused, 'data' | 'words'> = {}): Refused {
  return { kind: 'refused', reason, ...more }
}

/** The first outcome of a change, without its sentence: a replay is told in the caller's language of then. */
export type StoredReply = Answer<unknown>
