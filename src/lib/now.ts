import { useEffect, useState } from 'react'
import type { EpochMs } from '../../domain/units.ts'

/** The time, told anew every `every` ms while `running`. */
export function useNow(every: number, running: boolean): EpochMs {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) {
      return
    }
    const timer = window.setInterval(() => setNow(Date.now()), every)
    return () => window.clearInterval(timer)
  }, [every, running])
  return now
}
