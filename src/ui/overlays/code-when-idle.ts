import { useEffect, useState } from 'react'

/** One that has to be there is tried for again. */
const AGAIN_MS = 3000

interface CodeWhenIdle<Code> {
  /** Fetches it; what did not come is asked for again by the next call. */
  load(): Promise<Code>
  /**
   * A screen is shown without it: it is fetched once the phone has nothing else to do, or at once when it is wanted. What is wanted
   * before it is here is there as soon as it is.
   *
   * @param onLost it is wanted and does not come; absent: it is tried for until it comes
   */
  useCode(wanted: boolean, onLost?: () => void): Code | undefined
}

/** Code behind a tap, loaded once for all that need it. */
export function codeWhenIdle<Code>(fetch: () => Promise<Code>): CodeWhenIdle<Code> {
  let here: Code | undefined
  let coming: Promise<Code> | undefined
  const load = () => {
    coming ??= fetch().then(
      (code) => {
        here = code
        return code
      },
      (fault: unknown) => {
        coming = undefined
        throw fault
      },
    )
    return coming
  }
  return {
    load,
    useCode(wanted, onLost) {
      const [known, setKnown] = useState(() => here)
      // biome-ignore lint/correctness/useExhaustiveDependencies: whoever wanted it hears of it once.
      useEffect(() => {
        if (known) {
          return
        }
        let gone = false
        let stop: (() => void) | undefined
        const lost = () => {
          if (gone || !wanted) {
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
          load().then((code) => gone || setKnown(() => code), lost)
        }
        if (wanted) {
          fetched()
        } else {
          stop = whenIdle(fetched)
        }
        return () => {
          gone = true
          stop?.()
        }
      }, [known, wanted])
      return known
    },
  }
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
