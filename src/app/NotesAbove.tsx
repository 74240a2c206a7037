import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** What is said above every screen. `--above` tells a screen that is as high as the window what it has less, css px. */
export function NotesAbove({ children }: { readonly children: ReactNode }) {
  const notes = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty('--above', `${entry?.target.clientHeight ?? 0}px`)
    })
    if (notes.current) {
      watch.observe(notes.current)
    }
    return () => watch.disconnect()
  }, [])
  return <div ref={notes}>{children}</div>
}
