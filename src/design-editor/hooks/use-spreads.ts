import { useState } from 'react'
import { findPage, type Page } from '../../../domain/design/design.ts'
import { isRightBound } from '../../../domain/product/paper.ts'
import type { SpreadPage } from '../../../editor/editor-port.ts'
import { type Spread, type SpreadMode, sideBySide, spreadIndexOf, spreadsOf } from '../../../editor/spread.ts'
import type { EditorDocument } from './use-document.ts'

/** Screens on which one page at a time fills the width. */
const ONE_HAND = '(max-width: 899px) and (orientation: portrait)'

/** The design as it is leafed through. */
export interface Spreads {
  readonly mode: SpreadMode
  setMode(mode: SpreadMode): void
  readonly all: readonly Spread[]
  /** Which of them is open. */
  readonly index: number
  readonly open: Spread
  readonly shown: readonly Page[]
  /** The open pages, drawn and side by side. */
  readonly drawn: readonly SpreadPage[]
}

export function useSpreads({ design, world, page, sceneOf }: EditorDocument): Spreads {
  const [mode, setMode] = useState<SpreadMode>(() => (window.matchMedia(ONE_HAND).matches ? 'page' : 'spread'))
  const all = spreadsOf(design.pages, mode, isRightBound(world.paper))
  const index = page ? spreadIndexOf(all, page.id) : 0
  const open = all[index] ?? []
  const shown = open.flatMap((id) => findPage(design, id) ?? [])
  return { mode, setMode, all, index, open, shown, drawn: sideBySide(shown.map(sceneOf)) }
}
