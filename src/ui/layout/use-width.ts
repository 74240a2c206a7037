import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in whole css px, 0 until it is known. */
export function useWidth<Host extends HTMLElement>(): readonly [RefObject<Host | null>, number] {
  const host = useRef<Host>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = host.current
    if (!element) {
      return
    }
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [host, width]
}
