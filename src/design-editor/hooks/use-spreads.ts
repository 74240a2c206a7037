import { useEffect, useState } from 'react'
import { findPage, type Page } from '../../../domain/design/design.ts'
import { type CloseUp, closeUpAtPlace, type DesignPlace } from '../../../domain/editing/design-place.ts'
import { isRightBound } from '../../../domain/product/paper.ts'
import type { SpreadPage } from '../../../editor/editor-port.ts'
import { layOpen, type Spread, type SpreadMode, spreadIndexOf, spreadsOf } from '../../../editor/spread.ts'
import type { EditorDocument } from './use-document.ts'

/** Screens on which one page at a time fills the width. */
const ONE_HAND = '(max-width: 899px) and (orientation: portrait)'

const SPREAD_MODES: readonly SpreadMode[] = ['spread', 'page']

/** Where in the design the shopper is, and where that is kept. */
export interface StoredPlace {
  /** Where the shopper was when the design was left; absent: nothing is known. */
  readonly place: DesignPlace | undefined
  /** Where the shopper is now; what is not told stays. */
  onPlace(change: Partial<DesignPlace>): void
}

/** The design as it is leafed through. */
export interface Spreads {
  readonly mode: SpreadMode
  setMode(mode: SpreadMode): void
  readonly all: readonly Spread[]
  /** Which of them is open. */
  readonly index: number
  readonly open: Spread
  readonly shown: readonly Page[]
  /** Those before and behind the open ones. */
  readonly beside: readonly Page[]
  /** The open pages, drawn and side by side. */
  readonly drawn: readonly SpreadPage[]
  /** Another one for other open pages, and for another mode. */
  readonly key: string
  /** What of the open pages the fingers came closer to. */
  readonly closer: CloseUp | undefined
  comeCloser(look: CloseUp | null): void
}

export function useSpreads({ design, world, page, sceneOf }: EditorDocument, { place, onPlace }: StoredPlace): Spreads {
  const [mode, setMode] = useState<SpreadMode>(
    () => SPREAD_MODES.find((one) => one === place?.mode) ?? (window.matchMedia(ONE_HAND).matches ? 'page' : 'spread'),
  )
  const all = spreadsOf(design.pages, mode, isRightBound(world.paper))
  const index = page ? spreadIndexOf(all, page.id) : 0
  const open = all[index] ?? []
  const key = `${mode} ${open.join('+')}`
  const [seen, setSeen] = useState(() => ({ key, look: place && closeUpAtPlace(page?.id, place) }))
  // Other pages are seen whole first, also when these are leafed back to.
  if (seen.key !== key) {
    setSeen({ key, look: undefined })
  }
  const { look } = seen
  useEffect(() => {
    onPlace({ mode, look })
  }, [mode, look, onPlace])
  const pagesOf = (spread: Spread = []) => spread.flatMap((id) => findPage(design, id) ?? [])
  const shown = pagesOf(open)
  return {
    ...{ mode, setMode, all, index, open, shown, key },
    beside: [...pagesOf(all[index + 1]), ...pagesOf(all[index - 1])],
    drawn: layOpen(shown, sceneOf),
    closer: look,
    comeCloser: (closer) => setSeen({ key, look: closer ?? undefined }),
  }
}
