import { createContext, useContext, useSyncExternalStore } from 'react'
import { EMPTY_VISIT, readVisit, type StoredVisit, VISIT_STORES } from '../../domain/navigation/stored-visit.ts'

/** The context of this visit: read at once, kept in the browser's session storage. */
export interface VisitStore {
  now(): StoredVisit
  change(step: (visit: StoredVisit) => StoredVisit): void
  subscribe(listener: () => void): () => void
}

/** Keys of the session storage begin so. */
const PREFIX = 'keepsake.'

/** Without a storage (private windows, stories) the visit lives as long as the page. */
export function createVisitStore(storage: Storage | undefined, first?: StoredVisit): VisitStore {
  let visit = first ?? readVisit((store) => quietly(() => storage?.getItem(PREFIX + store) ?? null) ?? null)
  const listeners = new Set<() => void>()
  return {
    now: () => visit,
    change: (step) => {
      const next = step(visit)
      if (next === visit) {
        return
      }
      visit = next
      for (const store of VISIT_STORES) {
        quietly(() => storage?.setItem(PREFIX + store, JSON.stringify(next[store])))
      }
      for (const listener of [...listeners]) {
        listener()
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A full or closed storage: the visit goes on in memory. */
function quietly<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Absent where the browser closes it: private windows, blocked cookies. */
export function sessionStorageOf(place: Window): Storage | undefined {
  try {
    return place.sessionStorage
  } catch {
    return undefined
  }
}

export const VisitContext = createContext<VisitStore>(createVisitStore(undefined, EMPTY_VISIT))

/** The visit as it is now, and the way to change it. */
export function useVisit(): { readonly visit: StoredVisit; readonly change: VisitStore['change'] } {
  const store = useContext(VisitContext)
  return { visit: useSyncExternalStore(store.subscribe, store.now, store.now), change: store.change }
}
