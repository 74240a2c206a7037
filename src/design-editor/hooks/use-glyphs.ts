import { useEffect, useReducer } from 'react'
import type { UnplacedCaption } from '../../../domain/theme/caption-style.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOfCaption } from '../../../editor/scene/compose/blocks-of.ts'
import { type BlockName, blockKey } from '../../../editor/scene/font-book.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'

/** Which captions can be set with the glyphs that have come; asks for the blocks of those that cannot. */
export interface Glyphs {
  has(caption: UnplacedCaption): boolean
  /** Whether the `drawn` blocks have come: what pages say of themselves. */
  readonly ready: boolean
  /** Grows when blocks have come. */
  readonly version: number
}

/** Fetches the glyphs of `captions`. A block that does not come is asked for again after a pause. */
export function useGlyphs(
  fonts: EditorFonts,
  theme: Theme,
  captions: readonly UnplacedCaption[],
  drawn: readonly BlockName[] = [],
): Glyphs {
  const come = comeTo(fonts)
  const [version, grow] = useReducer((count: number) => count + 1, 0)
  const wanted = [...captions.flatMap((caption) => blocksFor(caption, theme)), ...drawn]
  const missing = wanted.filter((block) => !come.has(blockKey(block)))
  const key = [...new Set(missing.map(blockKey))].sort().join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the missing blocks.
  useEffect(() => {
    if (missing.length === 0) {
      return
    }
    let retry: number | undefined
    let left = false
    const fetchBlocks = () => {
      fonts.load(missing).then(
        () => {
          if (!left) {
            for (const block of missing) {
              come.add(blockKey(block))
            }
            grow()
          }
        },
        () => {
          if (!left) {
            retry = window.setTimeout(fetchBlocks, RETRY_MS)
          }
        },
      )
    }
    fetchBlocks()
    return () => {
      left = true
      window.clearTimeout(retry)
    }
  }, [key, fonts])

  return {
    version,
    ready: drawn.every((block) => come.has(blockKey(block))),
    has: (caption) => blocksFor(caption, theme).every((block) => come.has(blockKey(block))),
  }
}

/** A caption that is the same object needs the same blocks: of those on all pages most stay as they are with every edit. */
function blocksFor(caption: UnplacedCaption, theme: Theme): readonly BlockName[] {
  const ofTheme = blocksKnown.get(theme) ?? new WeakMap<UnplacedCaption, readonly BlockName[]>()
  blocksKnown.set(theme, ofTheme)
  const blocks = ofTheme.get(caption) ?? blocksOfCaption(caption, theme)
  ofTheme.set(caption, blocks)
  return blocks
}

const blocksKnown = new WeakMap<Theme, WeakMap<UnplacedCaption, readonly BlockName[]>>()

/** The blocks that are there, for all who set texts with the same fonts: what one of them has fetched, the others have. */
function comeTo(fonts: EditorFonts): Set<string> {
  const known = blocksThere.get(fonts) ?? new Set<string>()
  blocksThere.set(fonts, known)
  return known
}

const blocksThere = new WeakMap<EditorFonts, Set<string>>()

/** Text is missing on the page meanwhile, nothing else is. */
const RETRY_MS = 2000
