import { useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { openEntry } from '../../navigation/history-entries.ts'

/**
 * While a dialog stands, Back closes it and stays on its page.
 *
 * Where the address is not the browser's (a story), nothing is written into its history.
 */
export function useDialogEntry(close: () => void): void {
  const latest = useRef(close)
  const isOurs = useHref('/').includes('#')
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => (isOurs ? openEntry({ close: () => latest.current() }) : undefined), [isOurs])
}
