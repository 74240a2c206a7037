import { useMemo, useRef } from 'react'
import { COVER_STYLES } from '../../../domain/cover-style.ts'
import type { Caption, Design, Page } from '../../../domain/design/design.ts'
import { innerPages } from '../../../domain/design/design.ts'
import type { CaptionId } from '../../../domain/ids.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { blocksOfCalendar } from '../../../editor/scene/calendar/calendar-names.ts'
import { blocksOf } from '../../../editor/scene/compose/blocks-of.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import type { BlockName } from '../../../editor/scene/font-book.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import { type Glyphs, useGlyphs } from './use-glyphs.ts'

/** The scene of a page of the design as it is now; the same object as long as the page has not changed. */
export type SceneOf = (page: Page) => Scene

/** The glyphs of all covers that it may have at a tap: some set the title in another family. */
function blocksOfCovers({ pages }: Design, theme: EditingWorld['theme']): BlockName[] {
  const covers = pages.flatMap((page) =>
    page.coverStyle ? COVER_STYLES.map((coverStyle) => ({ ...page, coverStyle })) : [],
  )
  return blocksOf({ pages: covers }, theme)
}

interface Scenes {
  readonly sceneOf: SceneOf
  /** Grows when letters have come: pages with words have other scenes then. */
  readonly letters: number
}

/** Scenes of a design, computed when they are asked for, each page once until it changes. */
export function useScenes(design: Design, world: EditingWorld, fonts: EditorFonts): Scenes {
  const glyphs = useGlyphs(
    fonts,
    world.theme,
    design.pages.flatMap((page) => page.captions),
    useMemo(
      () => [...blocksOfCalendar(design, world.theme), ...blocksOfCovers(design, world.theme)],
      [design, world.theme],
    ),
  )
  const photos = useMemo(() => photoBook(world.photos), [world.photos])
  const kept = useRef(new WeakMap<Page, { readonly key: string; readonly scene: Scene }>())
  const seen = useRef(new Map<CaptionId, Caption>())
  const count = innerPages(design).length

  const sceneNow: SceneOf = (page) => {
    const shown = settable(world.wordless ? withoutPlaces(page) : page, glyphs, seen.current)
    const calendar = glyphs.ready ? design.calendar : undefined
    const key = [
      count,
      world.theme.id,
      calendar ? JSON.stringify(calendar) : '',
      yearsOn(page, design),
      photos.size,
      ...shown.captions.map((caption) => JSON.stringify(caption)),
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
  return { sceneOf: sceneNow, letters: glyphs.version }
}

/** What of the other pages is on the cover of a calendar. */
function yearsOn(page: Page, { pages }: Design): string {
  return page.kind === 'cover' && pages[1]?.month ? `${pages[1].month.year} ${pages.at(-1)?.month?.year}` : ''
}

/** Where nothing is written no place for words is seen, touched or read out. */
function withoutPlaces(page: Page): Page {
  return { ...page, captions: page.captions.filter(({ text }) => text !== '') }
}

/** A caption whose glyphs are on their way says in its place what it said before, or nothing yet. */
function settable(page: Page, glyphs: Glyphs, seen: Map<CaptionId, Caption>): Page {
  const captions = page.captions.map((caption) => {
    if (glyphs.has(caption)) {
      seen.set(caption.id, caption)
      return caption
    }
    const { box, panel, role } = caption
    const before = seen.get(caption.id)
    return before?.role === role ? { ...before, box, panel } : { ...caption, text: '' }
  })
  return { ...page, captions }
}
