import type { PageId, PhotoId, SlotId } from '../ids.ts'
import type { Finding } from '../preflight/finding.ts'
import type { FaceId } from '../theme/theme.ts'

/** One photo as it was printed. */
export interface ProofPhoto {
  readonly slotId: SlotId
  readonly photoId: PhotoId
  /** SHA-256 of the shopper's original file. */
  readonly sha256: string
  /** Pixels of the original per inch of paper, and what was embedded; they differ where the photo had more. */
  readonly sourcePpi: number
  readonly printedPpi: number
  /** The photo has less than the product's resolution at this size. */
  readonly low: boolean
}

/** One sheet of the file. */
export interface ProofPage {
  readonly pageId: PageId
  readonly kind: string
  /** SHA-256 of the scene: the same scene gave the preview that the shopper saw. */
  readonly scene: string
  readonly trim: { readonly width: number; readonly height: number }
  /** How many of this sheet are made; absent: one. The file holds the page so many times. */
  readonly copies?: number
  readonly photos: readonly ProofPhoto[]
  /** Characters that no face has, and captions that did not fit; empty in a file that should be printed. */
  readonly missingCharacters: readonly string[]
  readonly overflowing: readonly string[]
}

/** A file besides the whole one: the cover or the block of a book, or a folder of prints. */
export interface ProofFile {
  readonly kind: 'cover' | 'block' | 'pictures'
  readonly sha256: string
  readonly bytes: number
  /** Pages, or pictures. */
  readonly pages: number
}

/** What the factory can check the print file against, and what settles a dispute. */
export interface Proof {
  readonly version: 1
  readonly design: string
  readonly file: { readonly sha256: string; readonly bytes: number; readonly pages: number }
  readonly files: readonly ProofFile[]
  /** The colours of the file, and the output condition that it names. */
  readonly profile: { readonly space: 'srgb' | 'cmyk'; readonly output: string; readonly sha256: string }
  /** Crop marks stand around every page. */
  readonly marks: boolean
  /** What preflight told the shopper, who ordered it like that. */
  readonly warnings: readonly Finding[]
  readonly dpi: number
  readonly bleed: number
  readonly fonts: readonly { readonly face: FaceId; readonly sha256: string }[]
  readonly pages: readonly ProofPage[]
  /** Photos below the product's resolution, by page. Named here so that nobody has to search for them. */
  readonly lowResolution: readonly { readonly pageId: PageId; readonly photoId: PhotoId; readonly ppi: number }[]
}

/** How far the print file of one ordered thing is. */
export const PRINT_STATES = ['none', 'waiting', 'making', 'ready', 'failed'] as const
export type PrintState = (typeof PRINT_STATES)[number]
