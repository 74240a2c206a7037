import { useSyncExternalStore } from 'react'

/** Screens on which two pages lie side by side. */
const WIDE = '(min-width: 700px), (orientation: landscape)'

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function useWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches)
}
