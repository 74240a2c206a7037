interface Waiting {
  /** The work that wires it to a shopper or removes it. */
  readonly until: string
  /** When it was written here. */
  readonly since: string
  readonly names: readonly string[]
}

/** What is unused until work in progress is done. To be emptied, never to grow: what is used again must leave it. */
export const WAITING: readonly Waiting[] = [
  {
    until: 'editor work in progress: edits of a design',
    since: '2026-11-22',
    names: ['preview: event edit.post'],
  },
]
