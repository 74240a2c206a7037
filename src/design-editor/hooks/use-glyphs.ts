import { useEffect, useReducer, useRef } from 'react'
import type { Written } from '../../../domain/theme/caption-style.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOfCaption } from '../../../editor/scene/compose/blocks-of.ts'
import type { BlockName } from '../../../editor/scene/text/faces.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'

/** Which captions can be set with the glyphs that have come; asks for the blocks of those that cannot. */
export interface Glyphs {
  has(caption: Written): boolean
  /** Whether the `drawn` blocks have come: what pages say of themselves. */
  readonly ready: boolean
  /** Grows when blocks have come. */
  readonly version: number
}

/** Fetches the glyphs of `captions`. A block that does not come is asked for again after a pause. */
export function useGlyphs(
  fonts: EditorFonts,
  theme: Theme,
  captions: readonly Written[],
  drawn: readonly BlockName[] = [],
): Glyphs {
  const come = useRef(new Set<string>())
  const [version, grow] = useReducer((count: number) => count + 1, 0)
  const wanted = [...captions.flatMap((caption) => blocksOfCaption(caption, theme)), ...drawn]
  const missing = wanted.filter((block) => !come.current.has(nameOf(block)))
  const key = [...new Set(missing.map(nameOf))].sort().join(' ')

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
              come.current.add(nameOf(block))
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
    ready: drawn.every((block) => come.current.has(nameOf(block))),
    has: (caption) => blocksOfCaption(caption, theme).every((block) => come.current.has(nameOf(block))),
  }
}

/** Text is missing on the page meanwhile, nothing else is. */
const RETRY_MS = 2000

function nameOf({ face, block }: BlockName): string {
  return `${face}/${block}`
}
