import { useEffect, useRef } from 'react'

/** Does this when the page goes out of sight: a phone may end it there, and tells nobody. It may also be loaded anew. */
export function useWhenHidden(act: (() => void) | undefined): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') {
        latest.current?.()
      }
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
}
