import { useEffect, useState } from 'react'

/** A keyboard takes at least so much of the window, css px. */
const KEYBOARD = 120

/** The height that a keyboard on the screen leaves, css px; `undefined` while there is none, or the browser cannot tell. */
export function useVisibleHeight(): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) {
      return
    }
    const measure = () => {
      // A pinch-zoomed page shows less of itself too: that is no keyboard.
      const covered = window.innerHeight - viewport.height * viewport.scale
      setHeight(covered > KEYBOARD ? Math.round(viewport.height * viewport.scale) : undefined)
      if (covered > KEYBOARD) {
        // Safari pushes the window up to show the field; the editor has made room already.
        window.scrollTo(0, 0)
      }
    }
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [])
  return height
}
