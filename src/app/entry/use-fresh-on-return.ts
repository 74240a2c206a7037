import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * A page that the browser kept whole (back from the pay page, back to the messenger's window) shows what was true when
 * it was left. Everything that was read is asked for again.
 */
export function useFreshOnReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    const check = (event: PageTransitionEvent) => {
      if (event.persisted) {
        void client.invalidateQueries()
      }
    }
    window.addEventListener('pageshow', check)
    return () => window.removeEventListener('pageshow', check)
  }, [client])
}
