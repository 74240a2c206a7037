import type { Page } from '../design/design.ts'
import { type DpiStatus, qualityOf } from '../design/placing/quality.ts'
import { onSheet, type PaperSheet } from '../design/sheets/sheet.ts'
import type { CaptionId, PhotoId } from '../ids.ts'
import type { BLEED_TYPES } from '../product/bleed.ts'
import type { Mm } from '../units.ts'
import { PREVIEW_WIDTH } from './cells-info.ts'
import { type TextTypeNumber, textTypeOf } from './preview-page.ts'

/** What a page of a preview shows, as the specification tells it (B§3 "Preview page"). */
export interface PageFacts {
  /** Of the preview picture, pixels. */
  readonly width: number
  readonly height: number
  readonly imageType: 'horizontal' | 'vertical'
  readonly texts: readonly { readonly id: CaptionId; readonly type: TextTypeNumber; readonly value: string }[]
  readonly hasText: boolean
  readonly hasTitle: boolean
  readonly hasDescription: boolean
  /** `add`: a photo that stands on the page; `del`: one that was taken off it and waits in the tray, for who wants it back. */
  readonly images: readonly {
    readonly id: PhotoId
    readonly url: string
    readonly imageThumbnail: string
    readonly status: 'add' | 'del'
    /** Pixels of the original, upright; 0: not known. */
    readonly originalWidth: number
    readonly originalHeight: number
    /** 1 normal, 2 too low, 3 without an original size (B§4); too low can only be what stands on the page. */
    readonly dpiError: DpiStatus
  }[]
  /** The worst of the photos that stand on it; 1 without photos. */
  readonly dpiError: DpiStatus
  readonly bleed: { readonly type: (typeof BLEED_TYPES)[number]; readonly margin: Mm }
}

/** What a page looks up beyond its design. */
export interface PageWorld {
  readonly sheet: PaperSheet
  readonly bleed: PageFacts['bleed']
  readonly dpiRatio: number
  /** The photos that were taken off it. */
  readonly takenOff: readonly PhotoId[]
  photo(
    id: PhotoId,
  ):
    | { readonly width: number; readonly height: number; readonly url: string; readonly imageThumbnail: string }
    | undefined
}

export function pageFacts(page: Page, { sheet, bleed, dpiRatio, takenOff, photo }: PageWorld): PageFacts {
  const texts = page.captions.map(({ id, role, text }) => ({ id, type: textTypeOf(role), value: text }))
  const has = (type: TextTypeNumber) => texts.some((text) => text.type === type && text.value !== '')
  const image = (id: PhotoId, status: 'add' | 'del', dpiError: DpiStatus) => {
    const { url = '', imageThumbnail = '', width = 0, height = 0 } = photo(id) ?? {}
    return { id, url, imageThumbnail, status, originalWidth: width, originalHeight: height, dpiError }
  }
  const placed = page.slots.flatMap(({ panel, box, placement }) => {
    if (!placement) {
      return []
    }
    const known = photo(placement.photoId)
    const printed = onSheet(sheet, panel, box) ?? box
    return [image(placement.photoId, 'add', known ? qualityOf(placement, known, printed, dpiRatio).status : 3)]
  })
  return {
    width: PREVIEW_WIDTH,
    height: Math.round((sheet.height * PREVIEW_WIDTH) / sheet.width),
    imageType: sheet.width >= sheet.height ? 'horizontal' : 'vertical',
    texts,
    ...{ hasText: has(0), hasTitle: has(1), hasDescription: has(2) },
    images: [...placed, ...takenOff.map((id) => image(id, 'del', photo(id) ? 1 : 3))],
    dpiError: Math.max(1, ...placed.map(({ dpiError }) => dpiError)) as DpiStatus,
    bleed,
  }
}
