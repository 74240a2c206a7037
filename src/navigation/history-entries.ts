/** Something open over a screen, or a mode of it, that Back closes before it leaves the screen. */
export interface HistoryEntry {
  /** Closes it. One that stays open nevertheless is asked again by the next Back. */
  readonly close: () => void
}

/** How many entries of open things lie above the screen's own one; kept in each entry, so that it is known after a reload. */
const DEPTH = 'open'

/** What is open, in the order in which it was opened. */
let open: readonly HistoryEntry[] = []
/** We go back by ourselves, past entries of what was closed otherwise. */
let returning = false
/** The address that was asked for while entries of open things lay above the one that it belongs to. */
let owed: { readonly url: string; readonly state: unknown; readonly replace: boolean } | undefined
let watching = false

function depthNow(): number {
  const state: unknown = window.history.state
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : 0
  return typeof depth === 'number' ? depth : 0
}

function withDepth(state: unknown, depth: number): unknown {
  const { [DEPTH]: _, ...rest } = Object(state ?? {}) as Record<string, unknown>
  return depth > 0 ? { ...rest, [DEPTH]: depth } : (state ?? null)
}

/**
 * Begins to listen to Back and Forward. Before anybody else does: whoever reads the address then reads the right one.
 * A reload takes the entries of what was open along; what opens again by itself makes its own.
 */
export function watchHistory(): void {
  if (!watching) {
    watching = true
    window.addEventListener('popstate', arrive)
    settleSoon()
  }
}

/** Gives something that has just opened an entry of its own. Returns what is called once it is closed. */
export function openEntry(entry: HistoryEntry): () => void {
  watchHistory()
  open = [...open, entry]
  queueMicrotask(settle)
  return () => {
    open = open.filter((one) => one !== entry)
    queueMicrotask(settle)
  }
}

/** Writes an address. The entry of something open that leads to another screen becomes that screen's. */
export function writeAddress(url: string, options: { readonly replace?: boolean; readonly state?: unknown }): void {
  const { replace = false, state = null } = options
  const depth = depthNow()
  if (replace) {
    window.history.replaceState(withDepth(state, depth), '', url)
  } else if (depth > 0) {
    owed = undefined
    window.history.replaceState(state, '', url)
  } else {
    window.history.pushState(state, '', url)
  }
  if (returning || (replace && depth > 0)) {
    owed = { url, state, replace: replace || (owed?.replace ?? false) }
  }
}

/** As many entries as things are open, whatever the order in which they opened and closed. */
function settle(): void {
  if (returning) {
    return
  }
  const depth = depthNow()
  for (let next = depth + 1; next <= open.length; next += 1) {
    window.history.pushState(withDepth(window.history.state, next), '')
  }
  if (depth > open.length) {
    returning = true
    window.history.go(open.length - depth)
  }
}

/** What is closed by this Back is drawn before it is looked at what stayed open. */
function settleSoon(): void {
  window.setTimeout(settle)
}

function arrive(): void {
  const byUs = returning
  returning = false
  const depth = depthNow()
  if (owed && depth <= open.length) {
    const { url, state, replace } = owed
    owed = undefined
    if (replace) {
      window.history.replaceState(withDepth(state, depth), '', url)
    } else {
      window.history.pushState(state, '', url)
    }
  }
  if (!byUs) {
    for (const entry of open.slice(depth).reverse()) {
      entry.close()
    }
  }
  settleSoon()
}
