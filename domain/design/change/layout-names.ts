import { around } from '../pages/free-parts.ts'
import type { LayoutChoice, LayoutKind } from './layout-choices.ts'

/** What a layout is called among those of its page. */
export type LayoutName =
  | LayoutKind
  | 'side-by-side'
  | 'one-above'
  | 'narrow-edge'
  | 'wide-edge'
  | 'text-below'
  | 'text-left'
  | 'text-right'

/** A layout among those of its page: its name, and which one it is of those that are called so. */
export interface CalledLayout {
  readonly name: LayoutName
  /** From 1; absent where one alone is called so. */
  readonly nth?: number
}

/**
 * Edges by how wide they are, two photos by how they lie, words by where they stand, and what is left by its number: what stands
 * side by side is told apart by its name.
 */
export function layoutNames(choices: readonly LayoutChoice[]): CalledLayout[] {
  const framed = choices.filter(({ kind }) => kind === 'framed').sort((a, b) => covered(b) - covered(a))
  const names = choices.map((choice): LayoutName => {
    if (choice.kind === 'framed' && framed.length > 1) {
      return choice === framed[0] ? 'narrow-edge' : choice === framed.at(-1) ? 'wide-edge' : 'framed'
    }
    return choice.kind === 'with-text' ? textName(choice) : choice.kind === 'pair' ? pairName(choice) : choice.kind
  })
  const nth = (at: number) => names.slice(0, at + 1).filter((name) => name === names[at]).length
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? { name } : { name, nth: nth(at) }))
}

function pairName({ kind, edit: { layout } }: LayoutChoice): LayoutName {
  const [a, b] = layout.kind === 'places' ? layout.slots.map(({ box }) => box) : []
  if (!a || !b) {
    return kind
  }
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return isBeside ? 'side-by-side' : a.y + a.height <= b.y || b.y + b.height <= a.y ? 'one-above' : kind
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
