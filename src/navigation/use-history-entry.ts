import { useEffect, useRef } from 'react'
import { useRouter } from 'wouter'
import { useHashLocation } from './hash-location.ts'
import { openEntry } from './history-entries.ts'

/**
 * While `open`, Back closes this and nothing else: what was opened last goes first, the screen stays. Closed otherwise, its
 * entry goes with it. A question that must be answered has none: Back leaves it together with its screen.
 *
 * Where the address is not the browser's (a story), nothing is written into its history.
 */
export function useHistoryEntry(open: boolean, close: () => void): void {
  const latest = useRef(close)
  const isOurs = useRouter().hook === useHashLocation
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => (open && isOurs ? openEntry({ close: () => latest.current() }) : undefined), [open, isOurs])
}
