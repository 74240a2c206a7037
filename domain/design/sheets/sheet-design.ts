import { fittedPage, takesFits, usualFit } from '../../frame/fit-window.ts'
import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts, PhotoGroup } from '../../photo/photo.ts'
import type { SheetPaper } from '../../product/paper.ts'
import { isTwoSided, pageFormat } from '../../product/paper.ts'
import type { PageRule, SheetFormat } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Page } from '../design.ts'
import { layOut, photoArea, slotsFor } from '../placing/relayout.ts'
import { photosForSheets } from './photos-for-sheets.ts'
import { backIdOf, backPage, blankFront, sheetFor } from './sheet-page.ts'

export interface SheetDesignRequest {
  /** Groups with photos; their titles go to the backs. */
  readonly groups: readonly PhotoGroup[]
  readonly paper: SheetPaper
  readonly rule: PageRule
  /** As it looks on these sheets. */
  readonly theme: Theme
  readonly seed: number
  readonly nextId: () => PageId
  readonly pageCount?: number
  /** Each photo goes to the sheet that suits it best (combos); else they come in album order. */
  readonly assign?: boolean
}

/**
 * One photo a sheet, in album order or where it suits best; on two-sided sheets a back behind every front.
 *
 * Photos beyond the last sheet go to the tray; a sheet beyond the last photo has an empty slot. Returns `undefined`
 * when the wanted page count is not possible.
 */
export function designSheets(request: SheetDesignRequest): { pages: Page[]; tray: PhotoFacts[] } | undefined {
  const { paper, rule, groups, nextId, theme } = request
  const photos = groups.flatMap((group) => group.photos.map((photo) => ({ photo, title: group.title.trim() })))
  const sides = isTwoSided(paper) ? 2 : 1
  const pages = pagesFor(rule, photos.length * sides, request.pageCount)
  if (pages === undefined) {
    return undefined
  }
  const leaves = Math.floor(pages / sides)
  const formats = Array.from({ length: leaves }, (_, at) => (paper.sheets[at] ?? paper.sheets[0]) as SheetFormat)
  const placed = request.assign
    ? photosForSheets(
        photos.map(({ photo }) => photo),
        formats,
      ).map((number) => (number === undefined ? undefined : photos[number]))
    : photos.slice(0, leaves)
  const fronts = Array.from({ length: leaves }, (_, at): Page[] => {
    // A frame with several openings has a sheet for each; a set of cards repeats its only one.
    const format = formats[at] as SheetFormat
    const entry = placed[at]
    const front = sheetFront(nextId(), entry ? [entry.photo] : [], format, request)
    const back = { id: format.id, turned: false }
    return sides === 1
      ? [front]
      : [front, backPage(backIdOf(front.id), back, pageFormat(paper, { sheet: back }), theme, entry?.title ?? '')]
  })
  const rest = photos.filter((entry) => !placed.includes(entry))
  return { pages: fronts.flat(), tray: rest.map(({ photo }) => photo) }
}

/** The fixed number, the asked one where it is allowed, else as many as the photos ask for. */
function pagesFor(rule: PageRule, wanted: number, requested: number | undefined): number | undefined {
  const multiple = Math.max(1, rule.multiple)
  if (rule.kind === 'fixed') {
    return requested === undefined || requested === rule.default ? rule.default : undefined
  }
  if (requested !== undefined) {
    const allowed =
      Number.isInteger(requested) && requested >= rule.min && requested <= rule.max && requested % multiple === 0
    return allowed ? requested : undefined
  }
  return Math.max(rule.min, Math.min(rule.max, Math.ceil(wanted / multiple) * multiple))
}

/** A front with its photos, or one that waits for them. */
export function sheetFront(
  id: PageId,
  photos: readonly PhotoFacts[],
  format: SheetFormat,
  { paper, theme, seed }: Pick<SheetDesignRequest, 'paper' | 'theme' | 'seed'>,
): Page {
  const sheet = sheetFor(format, photos.length === 1 ? photos[0] : undefined)
  const page: Page = { id, kind: 'inner', sheet, slots: [], captions: [], shuffleStep: 0, locked: false }
  if (takesFits(paper)) {
    return fittedPage(page, usualFit(paper), photos[0], paper)
  }
  const room = photoArea(pageFormat(paper, page), theme, 'right')
  return photos.length === 0
    ? blankFront(page, room.box)
    : { ...page, slots: slotsFor(asId(id), photos, layOut(photos, room, seed)) }
}
