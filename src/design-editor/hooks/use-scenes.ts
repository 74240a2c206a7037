import { useMemo, useRef } from 'react'
import type { Design, Page } from '../../../domain/design/design.ts'
import { innerPages } from '../../../domain/design/design.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { blocksOfCalendar } from '../../../editor/scene/calendar/calendar-names.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import { type Glyphs, useGlyphs } from './use-glyphs.ts'

/** The scene of a page of the design as it is now; the same object as long as the page has not changed. */
export type SceneOf = (page: Page) => Scene

/** Scenes of a design, computed when they are asked for, each page once until it changes. */
export function useScenes(design: Design, world: EditingWorld, fonts: EditorFonts): SceneOf {
  const glyphs = useGlyphs(
    fonts,
    world.theme,
    design.pages.flatMap((page) => page.captions),
    useMemo(() => blocksOfCalendar(design, world.theme), [design, world.theme]),
  )
  const photos = useMemo(() => photoBook(world.photos), [world.photos])
  const kept = useRef(new WeakMap<Page, { readonly key: string; readonly scene: Scene }>())
  const count = innerPages(design).length

  return (page) => {
    const shown = settable(page, glyphs)
    const calendar = glyphs.ready ? design.calendar : undefined
    const key = [
      count,
      world.theme.id,
      calendar ? JSON.stringify(calendar) : '',
      yearsOn(page, design),
      photos.size,
      ...shown.captions.map((caption) => caption.text),
    ].join('|')
    const known = kept.current.get(page)
    if (known?.key === key) {
      return known.scene
    }
    const { calendar: _waits, ...plain } = design
    const shownIn = calendar ? { ...plain, calendar } : plain
    const scene = sceneOf({
      design: shownIn,
      page: shown,
      product: world.paper,
      theme: world.theme,
      photos,
      fonts: fonts.book,
    })
    kept.current.set(page, { key, scene })
    return scene
  }
}

/** What of the other pages is on the cover of a calendar. */
function yearsOn(page: Page, { pages }: Design): string {
  return page.kind === 'cover' && pages[1]?.month ? `${pages[1].month.year} ${pages.at(-1)?.month?.year}` : ''
}

/** A caption whose glyphs are on their way keeps its place and waits without its text. */
function settable(page: Page, glyphs: Glyphs): Page {
  const captions = page.captions.map((caption) => (glyphs.has(caption) ? caption : { ...caption, text: '' }))
  return { ...page, captions }
}
