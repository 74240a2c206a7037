declare module 'virtual:font-blocks' {
  import type { FontBlock } from '../../../editor/scene/font-book.ts'

  /** The characters that stories and demo texts use, in blocks that hold nothing else. */
  export const fontBlocks: readonly FontBlock[]
}
