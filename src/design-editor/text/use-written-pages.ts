import { type Design, findPage } from '../../../domain/design/design.ts'
import type { SpreadPage } from '../../../editor/editor-port.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { useGlyphs } from '../hooks/use-glyphs.ts'
import { useWritten, type Writing, type Written } from './use-writing.ts'

interface WrittenPages extends Written {
  /** As they will be, in their places. */
  readonly pages: readonly SpreadPage[]
}

/**
 * The pages in sight with what is typed on them. Whoever shows them is drawn with every key, and nobody else is: only a page
 * that the text changes is laid out anew.
 */
export function useWrittenPages(
  writing: Writing,
  { design: before, world, sceneOf }: EditorDocument,
  pages: readonly SpreadPage[],
  fonts: EditorFonts,
): WrittenPages {
  const written = useWritten(writing)
  const changed = written.design ? changedPages(before, written.design, pages) : []
  useGlyphs(
    fonts,
    world.theme,
    changed.flatMap(({ captions }) => captions),
  )
  const scenes = new Map(changed.map((page) => [page.id, sceneOf(page)]))
  return {
    ...written,
    pages:
      changed.length === 0 ? pages : pages.map((page) => ({ ...page, scene: scenes.get(page.pageId) ?? page.scene })),
  }
}

function changedPages(before: Design, after: Design, inSight: readonly SpreadPage[]) {
  return inSight.flatMap(({ pageId }) => {
    const page = findPage(after, pageId)
    return page && page !== findPage(before, pageId) ? [page] : []
  })
}
