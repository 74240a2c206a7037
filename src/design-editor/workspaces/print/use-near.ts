import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far outside of the screen prints are made ready, css px. */
const MARGIN = '600px'

/** Whether an element is on the screen or near it: of hundreds of prints only those are painted. */
export function useNear<Host extends HTMLElement>(): readonly [RefObject<Host | null>, boolean] {
  const host = useRef<Host>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = host.current
    if (!element) {
      return
    }
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [host, near]
}
