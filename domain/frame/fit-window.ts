import { rounded } from '../design/areas/page-areas.ts'
import type { Page, Placement, Slot } from '../design/design.ts'
import type { FitType } from '../design/fit-type.ts'
import { fitPlacement, refit, zoomOf } from '../design/placing/crop.ts'
import type { Box, Size } from '../geometry.ts'
import { asId, type SlotId } from '../ids.ts'
import type { PhotoBook, PhotoFacts } from '../photo/photo.ts'
import type { Paper, SheetPaper } from '../product/paper.ts'
import type { QuarterTurns } from '../units.ts'
import { fitPlacementOf } from './fit-placement.ts'
import { openingOf } from './opening.ts'
import { turnedTexts } from './turned-texts.ts'

interface FitWorld {
  readonly paper: Paper
  readonly photos: PhotoBook
}

/** A fraction of rounding may be missed. */
const SLACK = 1e-9

/** Whether the shopper chooses how photos sit on these sheets. */
export function takesFits(paper: Paper): paper is SheetPaper & Required<Pick<SheetPaper, 'fits'>> {
  return 'fits' in paper && paper.fits !== undefined
}

/** Whether the photo of this page may sit so: the product offers it, and it is the only one on its sheet. */
export function isFitOf(page: Pick<Page, 'kind' | 'slots'>, fit: FitType, paper: Paper): boolean {
  return takesFits(paper) && paper.fits.includes(fit) && page.kind !== 'back' && page.slots.length === 1
}

/** A zoom of exactly the most may come out a little above it. */
const ROUNDING = 1e-6

/** Whether a photo is enlarged beyond what its sheet allows (frames: twice, A§9). */
export function isZoomedTooFar(placement: Placement, photo: Size, box: Size, paper: Paper): boolean {
  return 'zoom' in paper && paper.zoom !== undefined && zoomOf(placement, photo, box) > paper.zoom * (1 + ROUNDING)
}

/** How photos sit on these sheets until the shopper says otherwise. */
export function usualFit({ fits }: Required<Pick<SheetPaper, 'fits'>>): FitType {
  return fits[0] ?? 'out'
}

/**
 * The window that a photo, turned by `turns`, takes on its sheet in this fit, mm from the sheet's top left.
 *
 * It lies inside the card where a frame has one. A photo that covers its opening goes on to the bleed edge, below the
 * card or beyond the trim.
 */
export function fitWindow(
  fit: FitType,
  photo: PhotoFacts,
  turns: QuarterTurns,
  paper: SheetPaper,
  page: Pick<Page, 'sheet'>,
): Box {
  const { opening, bleed } = openingOf(paper, page)
  const { window } = fitPlacementOf(fit, seen(photo, turns), opening)
  const covers = window.width >= opening.width - SLACK && window.height >= opening.height - SLACK
  const reach = covers ? bleed : 0
  return rounded({
    x: opening.x + window.x - reach,
    y: opening.y + window.y - reach,
    width: window.width + 2 * reach,
    height: window.height + 2 * reach,
  })
}

/** The window of a slot that still waits for its photo. */
function emptyWindow(paper: SheetPaper, page: Pick<Page, 'sheet'>): Box {
  const { opening, bleed } = openingOf(paper, page)
  return rounded({
    x: opening.x - bleed,
    y: opening.y - bleed,
    width: opening.width + 2 * bleed,
    height: opening.height + 2 * bleed,
  })
}

/** A sheet with its only photo in this fit, or waiting for one. */
export function fittedPage(page: Page, fit: FitType, photo: PhotoFacts | undefined, paper: SheetPaper): Page {
  const [old] = page.slots
  const slot = { id: old?.id ?? asId<SlotId>(`${page.id}.0`), panel: 'front', locked: false } as const
  const box = photo ? fitWindow(fit, photo, 0, paper, page) : emptyWindow(paper, page)
  const placement = photo && fitPlacement(photo, box)
  const { id, panel, locked } = slot
  return { ...page, slots: [{ id, panel, box, ...(placement ? { placement } : {}), fit, locked }] }
}

/**
 * A page with its photo in another fit. One that was not moved is framed afresh, so that its subject stays in sight; one
 * that was cropped or turned keeps its middle and its turns.
 *
 * `undefined`: it lies so already, or cannot.
 */
export function pageInFit(page: Page, fit: FitType, { paper, photos }: FitWorld): Page | undefined {
  const [slot] = page.slots
  const photo = slot?.placement && photos.get(slot.placement.photoId)
  if (!slot?.placement || !photo || !takesFits(paper) || !isFitOf(page, fit, paper) || slot.fit === fit) {
    return undefined
  }
  const asItCame = slot.fit && fittedPage(page, slot.fit, photo, paper)
  return asItCame && JSON.stringify(asItCame.slots) === JSON.stringify(page.slots)
    ? fittedPage(page, fit, photo, paper)
    : { ...page, slots: [refitted({ ...slot, fit }, slot.placement, photo, slot.box, paper, page)] }
}

/** The next fit of a sheet's photo that shows it otherwise; `undefined` where there is none. */
export function nextFit(
  page: Page,
  photo: PhotoFacts,
  paper: SheetPaper & Required<Pick<SheetPaper, 'fits'>>,
): Page | undefined {
  const [slot] = page.slots
  const placement = slot?.placement
  if (!slot || !placement) {
    return undefined
  }
  const at = slot.fit === undefined ? -1 : paper.fits.indexOf(slot.fit)
  const round = [...paper.fits.slice(at + 1), ...paper.fits.slice(0, Math.max(0, at))]
  for (const fit of round) {
    const next = refitted({ ...slot, fit }, placement, photo, slot.box, paper, page)
    if (JSON.stringify(next.box) !== JSON.stringify(slot.box)) {
      return { ...page, slots: [next], shuffleStep: page.shuffleStep + 1 }
    }
  }
  return undefined
}

/** The photo as it lay in a box of `from`, in the window that a slot's fit makes for it. */
export function refitted(
  slot: Slot & { readonly fit: FitType },
  placement: Placement,
  photo: PhotoFacts,
  from: Size,
  paper: SheetPaper,
  page: Pick<Page, 'sheet'>,
): Slot {
  const box = fitWindow(slot.fit, photo, placement.turns, paper, page)
  const same = box.width === from.width && box.height === from.height
  const { id, panel, fit, locked } = slot
  return { id, panel, box, placement: same ? placement : refit(placement, photo, from, box), fit, locked }
}

/** The sheet the other way up, its photo in the window that it makes there. */
export function sheetTurned(page: Page, photo: PhotoFacts | undefined, paper: SheetPaper): Page {
  const { sheet } = page
  const [slot] = page.slots
  if (!sheet || slot?.fit === undefined) {
    return page
  }
  const after = { ...sheet, turned: !sheet.turned }
  const turned = { ...page, sheet: after, captions: turnedTexts(page, sheet, after, paper) }
  return photo && slot.placement
    ? { ...turned, slots: [refitted({ ...slot, fit: slot.fit }, slot.placement, photo, slot.box, paper, turned)] }
    : fittedPage(turned, slot.fit, undefined, paper)
}

/** Shape and subject of a photo as they are seen after quarter turns clockwise. */
function seen(photo: PhotoFacts, turns: QuarterTurns): PhotoFacts {
  return turns === 0 ? photo : seen(turnedOnce(photo), (turns - 1) as QuarterTurns)
}

function turnedOnce({ focus, ...photo }: PhotoFacts): PhotoFacts {
  const turned = { ...photo, width: photo.height, height: photo.width }
  return focus
    ? {
        ...turned,
        focus: { x: 1 - focus.y - focus.height, y: focus.x, width: focus.height, height: focus.width },
      }
    : turned
}
