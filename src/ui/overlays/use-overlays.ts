import { useEffect, useState } from 'react'

type Overlays = Pick<typeof import('./drawn/overlays.tsx'), 'DrawnSheet' | 'DrawnDialog'>

/** What draws sheets and questions, once it is here. */
let here: Overlays | undefined
let coming: Promise<Overlays> | undefined

/** Fetches what draws sheets and questions; what did not come is asked for again by the next call. */
export function loadOverlays(): Promise<Overlays> {
  coming ??= import('./drawn/overlays.tsx').then(
    ({ DrawnSheet, DrawnDialog }) => {
      here = { DrawnSheet, DrawnDialog }
      return here
    },
    (fault: unknown) => {
      coming = undefined
      throw fault
    },
  )
  return coming
}

/** One that has to be answered is tried for again. */
const AGAIN_MS = 3000

/**
 * What draws sheets and questions. A screen is shown without it: it is fetched once the phone has nothing else to do, or at once for one
 * that is to be open. One that opens before it is here opens as soon as it is.
 *
 * @param onLost it is to be open and its code does not come; absent: it is tried for until it comes
 */
export function useOverlays(open: boolean, onLost?: () => void): Overlays | undefined {
  const [known, setKnown] = useState(here)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever opened it hears of it once.
  useEffect(() => {
    if (known) {
      return
    }
    let gone = false
    let stop: (() => void) | undefined
    const lost = () => {
      if (gone || !open) {
        return
      }
      if (onLost) {
        onLost()
      } else {
        const timer = window.setTimeout(fetched, AGAIN_MS)
        stop = () => window.clearTimeout(timer)
      }
    }
    const fetched = () => {
      loadOverlays().then((code) => gone || setKnown(code), lost)
    }
    if (open) {
      fetched()
    } else {
      stop = whenIdle(fetched)
    }
    return () => {
      gone = true
      stop?.()
    }
  }, [known, open])
  return known
}

/** Safari knows no idleness. */
function whenIdle(run: () => void): () => void {
  if (window.requestIdleCallback) {
    const waiting = window.requestIdleCallback(run)
    return () => window.cancelIdleCallback(waiting)
  }
  const timer = window.setTimeout(run, 2000)
  return () => window.clearTimeout(timer)
}
