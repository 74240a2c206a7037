/**
 * An expected "no". `reason` is what machines and sentences of our own decide by. When the server said it, `code` is
 * its number on the wire and `message` its sentence in the shopper's language; a "no" of this phone has neither, but
 * `params` where its sentence has `{name}` places.
 */
export interface Refused<Reason extends string> {
  readonly kind: 'refused'
  readonly reason: Reason
  readonly code?: number
  readonly message?: string
  readonly params?: Readonly<Record<string, string>>
}
