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

/** A fault as a machine remembers it: a word, never the error itself, so that context stays data. */
export type Problem = 'network-lost' | 'server-fault' | 'bytes-gone'

/** Reads a thrown value by its name; whatever has no name of ours is a fault of the server. */
export function problemOf(fault: unknown): Problem {
  const name = fault instanceof Error ? fault.name : ''
  if (name === 'NetworkLost') {
    return 'network-lost'
  }
  return name === 'BytesGone' ? 'bytes-gone' : 'server-fault'
}
