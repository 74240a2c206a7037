import { COVER_STYLES, type CoverStyle } from '../../cover-style.ts'
import { asId, type PhotoId } from '../../ids.ts'
import type { PhotoBook, PhotoFacts } from '../../photo/photo.ts'
import { isBook } from '../../product/paper.ts'
import { coverAreas } from '../areas/page-areas.ts'
import { type Caption, type Design, innerPages, type Page, type Slot } from '../design.ts'
import type { PageLoad } from '../edits/commands/page-load.ts'
import { withCaptions } from '../edits/cover-title.ts'
import type { DrawnWorld } from '../edits/drawn-edits.ts'
import { type CoverRequest, coverPage } from '../pages/cover-page.ts'
import { coverSight, peopleLost, recropped } from '../pages/cover-sight.ts'
import { quietestTitle } from '../pages/quiet-title.ts'
import { templateOf } from '../pages/template-page.ts'
import { withTitleRoom } from '../pages/title-room.ts'
import { placedGroupTexts } from '../texts/placed-group-texts.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { keptText } from './restyled-texts.ts'

interface CoverSetup {
  readonly from: DrawnWorld
  readonly to: DrawnWorld
  /** How many photos the product's cover takes; absent: as many as it has. */
  readonly count: number | undefined
  /** The pages of the book, whose photos a cover with more places takes. */
  readonly inner: readonly Page[]
  /** Absent: the cover that it is. */
  readonly style?: CoverStyle
}

/** Another theme's cover, or another cover of the theme, with the same photos, cropped as before, and the same words. */
export function coverIn(cover: Page, { from, to, count, inner, style: asked }: CoverSetup): Page {
  const style = asked ?? cover.coverStyle
  const shown = cover.slots.flatMap((slot) => (slot.placement ? [{ slot, placement: slot.placement }] : []))
  const photos = photosOf(
    shown.map(({ placement }) => placement.photoId),
    to.photos,
  )
  const others = style === 'mosaic' || photos.length === 0 ? photosOf(placedOn(inner), to.photos) : []
  const all = [...new Set([...photos, ...others])]
  const text = (role: string) => cover.captions.find((caption) => caption.role === role)?.text
  const request: CoverRequest = {
    id: cover.id,
    photos: all.length > 0 ? all : [...to.photos.values()],
    chosen: photos,
    count: count ?? Math.max(1, shown.length),
    ...(cover.untitled ? { untitled: true } : {}),
    title: text('title') ?? text('spine') ?? '',
    book: to.paper,
    theme: to.theme,
    pageCount: inner.length,
  }
  const inStyle = coverPage({ ...request, ...(style ? { style } : {}) })
  // Nobody who takes another look or format asks for a face to be cut off: the look has other covers.
  const fresh = !asked && cutsFaces(inStyle, to) && !cutsFaces(cover, from) ? coverPage(request) : inStyle
  const [was, now] = [coverSight(cover, from.paper, from.theme), coverSight(fresh, to.paper, to.theme)]
  const slots = fresh.slots.map((slot): Slot => {
    const before = shown.find(({ placement }) => placement.photoId === slot.placement?.photoId)
    const photo = before && to.photos.get(before.placement.photoId)
    if (!before || !photo) {
      return slot
    }
    const { placement } = before
    const { box, locked } = before.slot
    return { ...slot, placement: recropped({ box, placement }, photo, was, { box: slot.box, sight: now }), locked }
  })
  const { captions: inPlaces, left } = placedGroupTexts(fresh.captions, cover)
  // What the shopper wrote beside the title lies where it lay; a book too thin for a spine has no words on it.
  const captions = [...inPlaces, ...left.filter(({ role }) => role !== 'spine')].map((caption): Caption => {
    const before = cover.captions.find((one) => one === caption)
    return before ? { ...before, box: keptText(before, { from: from.paper, to: to.paper }, to.theme) } : caption
  })
  return { ...fresh, slots, captions, locked: cover.locked }
}

/** Whether a photo of a cover would lose a face in its place however it is cropped. */
function cutsFaces(cover: Page, { paper, theme, photos }: DrawnWorld): boolean {
  const sight = coverSight(cover, paper, theme)
  return cover.slots.some(({ box, placement }) => {
    const photo = placement && photos.get(placement.photoId)
    return photo !== undefined && peopleLost(photo, box, sight) >= 1
  })
}

function placedOn(pages: readonly Page[]): PhotoId[] {
  return pages.flatMap(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []))
}

function photosOf(ids: readonly PhotoId[], photos: PhotoBook): readonly PhotoFacts[] {
  return ids.flatMap((id) => photos.get(id) ?? [])
}

/** A cover that a finished book may have. */
export interface CoverChoice {
  readonly style: CoverStyle
  readonly page: Page
  readonly isShown: boolean
  /** What makes it so. */
  readonly edit: PageLoad
}

/** The four covers of the theme with what is on this one; none where the theme drew one, and of sheets. */
export function coverChoices(design: Design, world: EditWorld, count: number): readonly CoverChoice[] {
  const [cover] = design.pages
  const { paper, theme } = world
  if (cover?.kind !== 'cover' || cover.locked || !isBook(paper) || templateOf(cover, theme)) {
    return []
  }
  const own = { ...world, paper }
  return COVER_STYLES.map((style) => {
    const isShown = style === cover.coverStyle
    const page = isShown ? cover : coverIn(cover, { from: own, to: own, count, inner: innerPages(design), style })
    return { style, page, isShown, edit: coverLoaded(design, page) }
  })
}

/** Title and spine of the cover say this; empty: nothing, and nobody asks again. `undefined` where there is no book. */
export function coverTitled(
  design: Design,
  title: string,
  { paper, theme, photos }: Pick<EditWorld, 'paper' | 'theme' | 'photos'>,
): PageLoad | undefined {
  const [cover] = design.pages
  if (cover?.kind !== 'cover' || !isBook(paper)) {
    return undefined
  }
  const pageCount = innerPages(design).length
  const areas = coverAreas({ book: paper, theme, pageCount, style: cover.coverStyle, titled: true })
  const said = [
    { role: 'title', panel: 'front', box: quietestTitle(cover, areas, photos, { book: paper, theme }) },
    ...(areas.spine ? [{ role: 'spine', panel: 'spine', box: areas.spine } as const] : []),
  ] as const
  const captions = said.flatMap(({ role, panel, box }): Caption[] => {
    const before = cover.captions.find((caption) => caption.role === role && caption.panel === panel)
    // A drawn cover has the places that were drawn, with words in them or without.
    if (title === '' || (cover.template !== undefined && !before)) {
      return before && cover.template !== undefined ? [{ ...before, text: title }] : []
    }
    return [before ? { ...before, text: title } : { id: asId(`${cover.id}.${role}`), role, panel, box, text: title }]
  })
  const others = cover.captions.filter(({ role }) => role !== 'title' && role !== 'spine')
  const page = withTitleRoom(cover, withCaptions(cover, [...captions, ...others]), { paper, theme, photos, pageCount })
  return coverLoaded(design, title === '' ? { ...page, untitled: true } : page)
}

function coverLoaded(design: Design, page: Page): PageLoad {
  return { cmd: 'page_load', pages: [page], order: design.pages.map(({ id }) => id), tray: design.tray }
}
