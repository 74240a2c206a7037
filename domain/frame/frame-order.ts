import type { Design, Placement } from '../design/design.ts'
import type { FitType } from '../design/fit-type.ts'
import type { Box, Size } from '../geometry.ts'
import type { PhotoId } from '../ids.ts'
import { FRAME_SCALE } from '../product/paper.ts'
import type { Mm } from '../units.ts'

/** `scale` as far as a frame allows it; what is no number is the smallest. */
export function frameScale(scale: number): number {
  return Number.isFinite(scale) ? Math.min(FRAME_SCALE.max, Math.max(FRAME_SCALE.min, scale)) : FRAME_SCALE.min
}

/** One frame of an order (A§3 "Frame page"). `rw`, `rh` in mm; the crop in fractions of the upright photo. */
export interface FramePage {
  readonly id: string
  /** The photo's place in the storage; empty: none chosen. */
  readonly key: string
  readonly url: string
  readonly name: string
  readonly rw: Mm
  readonly rh: Mm
  /** Empty between two pictures. */
  readonly space: boolean
  readonly showCrop: boolean
  /** Absent: not placed yet. */
  readonly crop?: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly scale: number
    readonly rotation: number
    readonly fitType: FitType
  }
}

/** What the factory is told of an order of frames (A§3 "Frame order data"). */
export interface FrameOrderData {
  readonly dpi: number
  /** The card between picture and wood, mm (A§3 isSpace, spaceMargin). */
  readonly isSpace: boolean
  readonly spaceMargin: Mm
  readonly pages: readonly {
    readonly width: Mm
    readonly height: Mm
    readonly name: string
    readonly object: {
      readonly type: 'photo_with_frame'
      readonly placement: Placement
      readonly fitType: FitType
      /** Where the picture lies on its sheet, mm from the top left of the trim. */
      readonly window: Box
      readonly url: string
    }
  }[]
}

/** Why frames cannot be ordered; `pages` are numbers from 1, as shoppers count (readings 58). */
export type FrameOrderRefusal =
  | { readonly kind: 'frame-without-photo'; readonly pages: readonly number[] }
  | { readonly kind: 'frame-without-size'; readonly pages: readonly number[] }

/** The order check of frames (A§5): every page has a picture and a crop, and nothing is without a size. */
export function refuseFrames(pages: readonly FramePage[]): FrameOrderRefusal | undefined {
  const shown = pages.map((page, at) => ({ page, number: at + 1 })).filter(({ page }) => !page.space)
  const empty = shown.filter(({ page }) => page.key === '' || page.crop === undefined)
  if (empty.length > 0) {
    return { kind: 'frame-without-photo', pages: empty.map(({ number }) => number) }
  }
  const flat = shown.filter(
    ({ page }) => !(page.rw > 0 && page.rh > 0) || !page.crop || !(page.crop.width > 0 && page.crop.height > 0),
  )
  return flat.length > 0 ? { kind: 'frame-without-size', pages: flat.map(({ number }) => number) } : undefined
}

/** The frames of a design: one page each. `urlOf` tells where the photo's original is. */
export function framePages(
  design: Design,
  paperOf: (page: Design['pages'][number]) => Size,
  photoOf: (id: PhotoId) => { readonly key: string; readonly url: string },
): FramePage[] {
  return design.pages.map((page, at) => {
    const [slot] = page.slots
    const paper = paperOf(page)
    const placement = slot?.placement
    const photo = placement ? photoOf(placement.photoId) : { key: '', url: '' }
    return {
      ...{ id: page.id, ...photo, name: String(at + 1), rw: paper.width, rh: paper.height },
      ...{ space: page.slots.length === 0, showCrop: placement !== undefined },
      ...(placement
        ? {
            crop: {
              ...placement.crop,
              scale: frameScale(1 / Math.max(placement.crop.width, placement.crop.height)),
              rotation: placement.turns * 90 + placement.angle,
              fitType: slot?.fit ?? 'out',
            },
          }
        : {}),
    }
  })
}

/** The order data of a design of frames; pages without a photo are left out: `refuseFrames` names them before. */
export function frameOrderData(
  design: Design,
  { dpi, space = 0 }: { readonly dpi: number; readonly space?: Mm | undefined },
  paperOf: (page: Design['pages'][number]) => Size,
  photoOf: (id: PhotoId) => { readonly key: string; readonly url: string },
): FrameOrderData {
  return {
    ...{ dpi, isSpace: space > 0, spaceMargin: space },
    pages: design.pages.flatMap((page, at) => {
      const [slot] = page.slots
      const placement = slot?.placement
      if (!slot || !placement) {
        return []
      }
      const { width, height } = paperOf(page)
      const { url } = photoOf(placement.photoId)
      const object = { type: 'photo_with_frame', placement, fitType: slot.fit ?? 'out', window: slot.box, url } as const
      return [{ width, height, name: String(at + 1), object }]
    }),
  }
}
