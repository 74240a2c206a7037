import { useEffect, useRef } from 'react'

/** What is open, the innermost last. */
const open: { readonly close: () => void; readonly lyingOver: number }[] = []

/** What lies over it is closed by itself. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu]'

/** The key code of every key that an input method takes for itself. */
const IME_KEY = 229

/**
 * Escape closes what was opened last, and that alone: a list before the tools that it came from, and the tools before what they are for,
 * wherever the focus is meanwhile.
 */
export function useClosedByEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) {
      return
    }
    const shut = { close: () => latest.current(), lyingOver: overlays() }
    if (open.length === 0) {
      // Before the field that is typed into hears of it.
      window.addEventListener('keydown', closeInnermost, { capture: true })
    }
    open.push(shut)
    return () => {
      open.splice(open.indexOf(shut), 1)
      if (open.length === 0) {
        window.removeEventListener('keydown', closeInnermost, { capture: true })
      }
    }
  }, [isOpen])
}

function closeInnermost(event: KeyboardEvent): void {
  const innermost = open.at(-1)
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === IME_KEY || !innermost) {
    return
  }
  // What was opened in a sheet is closed before it, and after whatever has come over both.
  if (overlays() <= innermost.lyingOver) {
    event.preventDefault()
    event.stopPropagation()
    innermost.close()
  }
}

function overlays(): number {
  return document.querySelectorAll(OVER).length
}
