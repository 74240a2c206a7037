/** The network did not carry the question or the answer: it is not known whether the server acted. */
export class NetworkLost extends Error {
  override readonly name = 'NetworkLost'
}

/** The server answered with something that is no answer: 5xx, a shape that its call does not have. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault'
}

/** The bytes of a picked photo are no longer on this phone. */
export class BytesGone extends Error {
  override readonly name = 'BytesGone'
}

/** This phone could not write what must not be lost: its storage is full, closed or forbidden. */
export class NotStored extends Error {
  override readonly name = 'NotStored'
}

/** A fault as a machine remembers it: a word, never the error itself, so that context stays data. */
export type Problem = 'network-lost' | 'shop-busy' | 'server-fault' | 'bytes-gone' | 'not-kept'

/** The word for each named fault; whatever has no name of ours is a fault of the server. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
  NetworkLost: 'network-lost',
  ShopBusy: 'shop-busy',
  BytesGone: 'bytes-gone',
  NotStored: 'not-kept',
}

/** Reads a thrown value by its name, so that faults that crossed a worker are understood too. */
export function problemOf(fault: unknown): Problem {
  return (fault instanceof Error && PROBLEMS[fault.name]) || 'server-fault'
}

/** A problem that a machine remembers, as the fault that it came from; for views that explain faults. */
export function problemFault(problem: Problem | null): Error {
  return problem === 'network-lost' ? new NetworkLost() : new ServerFault(problem ?? undefined)
}

/** Remembers, as a machine's problem, the fault that an `onError` tells. */
export const keepProblem = {
  type: 'keep the problem',
  params: ({ event }: { event: { error: unknown } }) => ({ fault: event.error }),
} as const
