import type { PhotoId } from '../../domain/ids.ts'
import type { EditorPort, Pictures } from '../../editor/editor-port.ts'
import type { BlockName, FontBook } from '../../editor/scene/font-book.ts'

/** 800 px for overviews, at most 1600 px for the pages that are worked on. */
export type PictureSize = 'thumb' | 'proxy'

/** The pictures of an album on this phone: asked for by name, kept while they are of use. */
export interface EditorImages extends Pictures {
  /** Makes sure that these are here or on their way. The most recently wanted ones stay longest. */
  want(photos: readonly PhotoId[], size: PictureSize): void
  /** Calls `listener` after a picture came or finally failed. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Where the shop shows a photo; nothing for pictures that were painted on this phone. */
  addressOf?(photoId: PhotoId): string | undefined
  /** Photos whose picture could not be loaded, also at the second try. */
  failed(photoId: PhotoId): boolean
  dispose(): void
}

export interface EditorFonts {
  readonly book: FontBook
  /** Brings glyph blocks in. Rejects with the fault of the first that could not be fetched. */
  load(blocks: readonly BlockName[]): Promise<void>
}

/** What pages are painted with on this phone. */
export interface RenderResources {
  readonly images: EditorImages
  readonly fonts: EditorFonts
  /** The canvas, loaded when the first editor is shown. */
  loadEditor(): Promise<EditorPort>
}
