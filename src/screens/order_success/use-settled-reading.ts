import { useEffect, useState } from 'react'

/** How often the order is read once its payment is settled, ms, and how many times in a row before the shopper is asked to. */
const READ_AGAIN_MS = 2000
const READINGS = 15

export interface SettledReading {
  /** The shop has said what became of the payment, and the order could not be read since: again soon, or when the shopper says so. */
  readonly stands: 'read' | 'unread' | 'given-up'
  onSettled(): void
  again(): void
}

/** The shop has said that an order waits for no payment any more: it is read until its page knows, within a bound. */
export function useSettledReading(waits: boolean, read: () => Promise<unknown>): SettledReading {
  const [isSettled, setSettled] = useState(false)
  const [readings, setReadings] = useState(0)
  // How many of them had been made when the shopper asked.
  const [since, setSince] = useState(0)
  const isOver = readings - since >= READINGS
  const reads = isSettled && waits && !isOver
  useEffect(() => {
    if (!reads) {
      return
    }
    let isGone = false
    const timer = setTimeout(
      () =>
        void read().then(() => {
          if (!isGone) {
            setReadings(readings + 1)
          }
        }),
      readings === since ? 0 : READ_AGAIN_MS,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [reads, read, readings, since])
  return {
    stands: readings === 0 ? 'read' : isOver ? 'given-up' : 'unread',
    onSettled: () => setSettled(true),
    again: () => setSince(readings),
  }
}
