interface Waiting {
  /** The work that wires it to a shopper or removes it. */
  readonly until: string
  /** When it was written here. */
  readonly since: string
  readonly names: readonly string[]
}

/** What is unused until work in progress is done: nothing. It is to stay so; what is used again must leave it. */
export const WAITING: readonly Waiting[] = []
