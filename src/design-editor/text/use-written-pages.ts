import { type Design, findPage, type Page } from '../../../domain/design/design.ts'
import type { SpreadPage } from '../../../editor/editor-port.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { useGlyphs } from '../hooks/use-glyphs.ts'
import { type TypedOutcome, useWritten, type Writing } from './use-writing.ts'

interface WrittenPages extends TypedOutcome {
  /** As they will be, in their places. */
  readonly pages: readonly SpreadPage[]
  /** The same with what is typed at the moment of asking: a key is seen before anything is drawn for it. */
  pagesNow(): readonly SpreadPage[]
}

/** The pages in sight with what is typed on them: only a page that the text changes is laid out anew. */
export function useWrittenPages(
  writing: Writing,
  { design: before, world, sceneOf }: EditorDocument,
  pages: readonly SpreadPage[],
  fonts: EditorFonts,
): WrittenPages {
  const written = useWritten(writing)
  const changedBy = ({ design }: TypedOutcome) => (design ? changedPages(before, design, pages) : [])
  const changed = changedBy(written)
  const glyphs = useGlyphs(
    fonts,
    world.theme,
    changed.flatMap(({ captions }) => captions),
  )
  const withChanged = (changed: readonly Page[]) => {
    const scenes = new Map(changed.map((page) => [page.id, sceneOf(page)]))
    return changed.length === 0
      ? pages
      : pages.map((page) => ({ ...page, scene: scenes.get(page.pageId) ?? page.scene }))
  }
  return {
    ...written,
    pages: withChanged(changed),
    pagesNow() {
      const now = changedBy(writing.written(writing.typed.now()))
      if (!now.every(({ captions }) => captions.every(glyphs.has))) {
        // Whoever is drawn asks for glyphs that have not come.
        writing.typed.rest()
      }
      return withChanged(now)
    },
  }
}

function changedPages(before: Design, after: Design, inSight: readonly SpreadPage[]) {
  return inSight.flatMap(({ pageId }) => {
    const page = findPage(after, pageId)
    return page && page !== findPage(before, pageId) ? [page] : []
  })
}
