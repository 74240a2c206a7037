import { around } from '../pages/free-parts.ts'
import type { LayoutChoice, LayoutKind } from './layout-choices.ts'

/** What a layout is called among those of its page. */
export type LayoutName = LayoutKind | 'narrow-edge' | 'wide-edge' | 'text-below' | 'text-left' | 'text-right'

/** Edges by how wide they are, words by where they stand: what stands side by side is told apart by its name. */
export function layoutNames(choices: readonly LayoutChoice[]): LayoutName[] {
  const framed = choices.filter(({ kind }) => kind === 'framed').sort((a, b) => covered(b) - covered(a))
  return choices.map((choice) => {
    if (choice.kind === 'framed' && framed.length > 1) {
      return choice === framed[0] ? 'narrow-edge' : choice === framed.at(-1) ? 'wide-edge' : 'framed'
    }
    return choice.kind === 'with-text' ? textName(choice) : choice.kind
  })
}

/** How much of the page its photos cover, mm². */
function covered({ pages }: LayoutChoice): number {
  return pages.flatMap(({ slots }) => slots).reduce((sum, { box }) => sum + box.width * box.height, 0)
}

function textName({ kind, edit: { layout } }: LayoutChoice): LayoutName {
  const [words, photos] =
    layout.kind === 'places' ? [layout.captions[0]?.box, around(layout.slots.map(({ box }) => box))] : []
  if (!words || !photos) {
    return kind
  }
  if (words.y >= photos.y + photos.height) {
    return 'text-below'
  }
  return words.x >= photos.x + photos.width ? 'text-right' : words.x + words.width <= photos.x ? 'text-left' : kind
}
