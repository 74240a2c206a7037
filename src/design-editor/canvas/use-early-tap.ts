import { useMemo } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import type { SpreadPage } from '../../../editor/editor-port.ts'

/** The last tap on the pages while they were still pictures; the canvas takes it, once, when it is there. */
export interface EarlyTap {
  /** Client px, on these pages. */
  keep(at: Point, pages: readonly SpreadPage[]): void
  /** Nothing where the tap was on other pages: somebody has leafed since. */
  take(pages: readonly SpreadPage[]): Point | null
}

export function useEarlyTap(): EarlyTap {
  return useMemo(() => {
    let kept: { readonly at: Point; readonly on: string } | null = null
    return {
      keep(at, pages) {
        kept = { at, on: namesOf(pages) }
      },
      take(pages) {
        const at = kept?.on === namesOf(pages) ? kept.at : null
        kept = null
        return at
      },
    }
  }, [])
}

/** Which pages these are: a tap on others means something else. */
export function namesOf(pages: readonly SpreadPage[]): string {
  return pages.map(({ pageId }) => pageId).join()
}
