import { useMemo } from 'react'
import type { Point } from '../../../domain/geometry.ts'

/** The last tap on the pages while they were still pictures; the canvas takes it, once, when it is there. */
export interface EarlyTap {
  /** Client px. */
  keep(at: Point): void
  take(): Point | null
}

export function useEarlyTap(): EarlyTap {
  return useMemo(() => {
    let kept: Point | null = null
    return {
      keep(at) {
        kept = at
      },
      take() {
        const at = kept
        kept = null
        return at
      },
    }
  }, [])
}
