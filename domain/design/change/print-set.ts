import { fittedPage, pageInFit, takesFits, usualFit } from '../../frame/fit-window.ts'
import type { CaptionId, PageId, PhotoId } from '../../ids.ts'
import { isBook } from '../../product/paper.ts'
import { sameValue } from '../../same-value.ts'
import { onGround } from '../../theme/page-grounds.ts'
import type { Caption, Design, Page } from '../design.ts'
import type { FitType } from '../fit-type.ts'
import { COPIES_MAX } from '../sheets/copies.ts'
import { sheetFront } from '../sheets/sheet-design.ts'
import { textPlaceOn } from '../sheets/sheet-text.ts'
import type { EditWorld } from '../world/edit-world.ts'
import type { Edit } from './edit.ts'
import { pagesTakenOut } from './page-plan.ts'

/** Prints, one photo each: what is done to some or all of them is one edit, and one step to undo. */
type Pages = readonly PageId[]

/** How photos may sit on these sheets, the usual one first; none where the theme decides. */
export function fitsOf({ paper }: Pick<EditWorld, 'paper'>): readonly FitType[] {
  return takesFits(paper) ? paper.fits : []
}

/** The fit that all these pages have; `undefined` where they differ. */
export function commonFit(pages: readonly Page[]): FitType | undefined {
  const [first] = pages
  const fit = first?.slots[0]?.fit
  return pages.every((page) => page.slots[0]?.fit === fit) ? fit : undefined
}

/** The number of copies that all these pages have; `undefined` where they differ. */
export function commonCopies(pages: readonly Page[]): number | undefined {
  const [first] = pages
  const copies = first?.copies ?? 1
  return pages.every((page) => (page.copies ?? 1) === copies) ? copies : undefined
}

/** The photos of these pages (absent: of all) in another fit. `undefined`: nothing would change. */
export function printsFitted(design: Design, fit: FitType, world: EditWorld, only?: Pages): Edit | undefined {
  return changed(design, only, (page) => pageInFit(page, fit, world) ?? page)
}

/** These pages (absent: all) made `copies` times each. `undefined`: nothing would change. */
export function copiesSet(design: Design, copies: number, only?: Pages): Edit | undefined {
  const wanted = Math.round(Math.max(1, Math.min(COPIES_MAX, copies)))
  return changed(design, only, (page) => {
    if ((page.copies ?? 1) === wanted) {
      return page
    }
    const { copies: _, ...rest } = page
    return wanted === 1 ? rest : { ...rest, copies: wanted }
  })
}

/** The paper of this print for all of them. `undefined`: nothing would change. */
export function groundOnAll(design: Design, { ground = {} }: Page): Edit | undefined {
  return changed(design, undefined, (page) => {
    const next = onGround(page, ground)
    return sameValue(next, page) ? page : next
  })
}

/**
 * A text of this print on all the others, in its theme: where it stands on those that lie the same way, else where a text
 * begins there. A print that says so already is left as it is. `undefined`: nothing would change.
 */
export function textOnAll(
  design: Design,
  { id: from, sheet }: Page,
  caption: Caption,
  world: EditWorld,
  nextId: () => CaptionId,
): Edit | undefined {
  return changed(design, undefined, (page) => {
    const isAlike = page.sheet?.id === sheet?.id && page.sheet?.turned === sheet?.turned
    const box = isAlike ? caption.box : textPlaceOn(page, world)
    return page.id === from || !box || page.captions.some(({ text }) => text === caption.text)
      ? page
      : { ...page, captions: [...page.captions, { ...caption, id: nextId(), box }] }
  })
}

/** Prints that are not wanted: their photos wait in the tray. */
export function printsRemoved(pageIds: Pages): Edit {
  return pagesTakenOut(pageIds)
}

/** Photos of the tray as prints again, behind the others and in the fit that most of them have. */
export function printsAdded(
  design: Design,
  photoIds: readonly PhotoId[],
  world: EditWorld,
  nextId: () => PageId,
): Edit | undefined {
  const { paper, photos, theme } = world
  if (isBook(paper)) {
    return undefined
  }
  const format = paper.sheets.find(({ id }) => id === design.pages.at(-1)?.sheet?.id) ?? paper.sheets[0]
  const facts = photoIds.flatMap((id) => photos.get(id) ?? [])
  if (!format || facts.length === 0) {
    return undefined
  }
  const fit = takesFits(paper) ? (mostUsed(design) ?? usualFit(paper)) : undefined
  const added = facts.map((photo) => {
    const page = sheetFront(nextId(), [photo], format, { paper, theme, seed: design.seed })
    return fit ? fittedPage(page, fit, photo, paper) : page
  })
  const gone = new Set(facts.map(({ id }) => id))
  return {
    cmd: 'page_load',
    pages: added,
    order: [...design.pages, ...added].map(({ id }) => id),
    tray: design.tray.filter((id) => !gone.has(id)),
  }
}

function mostUsed({ pages }: Design): FitType | undefined {
  const counts = new Map<FitType, number>()
  for (const fit of pages.flatMap((page) => page.slots[0]?.fit ?? [])) {
    counts.set(fit, (counts.get(fit) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function changed(design: Design, only: Pages | undefined, change: (page: Page) => Page): Edit | undefined {
  const named = only && new Set(only)
  const pages = design.pages
    .filter((page) => page.kind !== 'cover' && page.kind !== 'back' && (named?.has(page.id) ?? true))
    .flatMap((page) => {
      const next = change(page)
      return next === page ? [] : [next]
    })
  return pages.length > 0
    ? { cmd: 'page_load', pages, order: design.pages.map(({ id }) => id), tray: design.tray }
    : undefined
}
