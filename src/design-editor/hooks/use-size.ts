import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from '../../../domain/geometry.ts'

/**
 * Width and height of an element in whole css px, 0 until they are known: with the browser's own layout, before its first frame. Asked for in the
 * commit, the element would be laid out there, and all effects would have to run at once.
 */
export function useSize<Host extends HTMLElement>(): readonly [RefObject<Host | null>, Size] {
  const host = useRef<Host>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = host.current
    if (!element) {
      return
    }
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [host, size]
}
