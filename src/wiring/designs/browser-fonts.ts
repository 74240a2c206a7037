import type { FaceId } from '../../../domain/theme/theme.ts'
import type { BlockName, EmojiPicture, FontBlock, FontBook, GlyphBlock } from '../../../editor/scene/font-book.ts'
import { blockKey, GLYPH_BLOCK } from '../../../editor/scene/font-book.ts'

export interface LoadedFonts {
  readonly book: FontBook
  /**
   * Brings blocks in; those that are there or on their way are not asked for again.
   *
   * Rejects with the fault of the first block that could not be fetched; the next call asks for that one again.
   */
  load(blocks: readonly BlockName[]): Promise<void>
}

/** The browser's fonts: `fetchBlock` gets one block, `book` answers from those that have come. */
export function createFontBook(fetchBlock: (name: BlockName) => Promise<FontBlock>): LoadedFonts {
  const come = new Map<string, GlyphBlock>()
  const pictures = new Map<string, EmojiPicture>()
  const coming = new Map<string, Promise<void>>()
  const metrics = new Map<FaceId, GlyphBlock['metrics']>()

  const bring = (name: BlockName): Promise<void> => {
    const key = blockKey(name)
    if (come.has(key) || pictures.has(key)) {
      return Promise.resolve()
    }
    const request =
      coming.get(key) ??
      fetchBlock(name)
        .then((block) => {
          if (block.face === 'emoji') {
            pictures.set(key, block.picture)
          } else {
            come.set(key, block)
            metrics.set(block.face, block.metrics)
          }
        })
        .finally(() => coming.delete(key))
    coming.set(key, request)
    return request
  }

  return {
    book: {
      metrics: (face) => metrics.get(face) ?? notLoaded(face),
      glyph: (face, codepoint) => {
        const block = Math.floor(codepoint / GLYPH_BLOCK)
        return (come.get(`${face}/${block}`) ?? notLoaded(`${face} block ${block}`)).glyphs[codepoint]
      },
      emoji: (name) => pictures.get(`emoji/${name}`) ?? notLoaded(`emoji ${name}`),
    },
    load: async (blocks) => {
      await Promise.all(blocks.map(bring))
    },
  }
}

function notLoaded(what: string): never {
  throw new Error(`font ${what} is used before it is loaded`)
}
