/** A text as it is typed; `null`: nothing is typed yet. */
export interface TypedText {
  now(): string | null
  type(text: string | null): void
  /** Told of every key. */
  subscribe(listener: () => void): () => void
  /** Told when keys rest for a moment, once a second while they do not: for what nobody reads while typing. */
  subscribeRested(listener: () => void): () => void
  /** Those are told now. */
  rest(): void
}

/** Keys rest when none came for so long; what follows them at leisure waits no longer than this, ms. */
const REST = 150
const LONGEST = 1000

export function typedText(): TypedText {
  let now: string | null = null
  let timer: number | undefined
  let since: number | undefined
  const atOnce = new Set<() => void>()
  const rested = new Set<() => void>()
  const rest = () => {
    window.clearTimeout(timer)
    since = undefined
    tell(rested)
  }
  return {
    now: () => now,
    type(text) {
      now = text
      tell(atOnce)
      if (text === null) {
        rest()
      } else {
        const at = performance.now()
        since ??= at
        window.clearTimeout(timer)
        timer = window.setTimeout(rest, Math.min(REST, since + LONGEST - at))
      }
    },
    subscribe: (listener) => listening(atOnce, listener),
    subscribeRested: (listener) => listening(rested, listener),
    rest,
  }
}

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) {
    listener()
  }
}

function listening(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
