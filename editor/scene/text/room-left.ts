import { cleanText } from '../../../domain/text/clean-text.ts'
import { graphemesOf } from '../../../domain/text/graphemes.ts'
import type { FontBook } from '../font-book.ts'
import type { TextSprite } from '../scene.ts'
import { layoutText } from './layout-text.ts'
import { setIn } from './sprite-rows.ts'

/** Whoever may write so many characters more need not be told. */
const PLENTY = 30

/**
 * About how many characters more a text can have in its place, told by its own last one; `undefined`: plenty, or there is
 * nothing to tell by.
 */
export function roomLeft(sprite: Pick<TextSprite, 'written' | 'box' | 'angle'>, fonts: FontBook): number | undefined {
  const { text, style } = sprite.written ?? { text: '' }
  const last = graphemesOf(text).findLast((grapheme) => grapheme.trim() !== '')
  if (!style || last === undefined) {
    return undefined
  }
  const box = setIn(sprite)
  // Lines break as they do in words where the text is of words; no glyph is looked for that is not there.
  const gap = cleanText(text).includes(' ') ? ' ' : last
  const more = (count: number) => Array.from({ length: count }, (_, at) => (at % 6 === 5 ? gap : last)).join('')
  const fits = (count: number) => !layoutText({ text: `${text}${more(count)}`, box, style, fonts }).overflows
  if (fits(PLENTY)) {
    return undefined
  }
  let [low, high] = [0, PLENTY]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (fits(middle)) {
      low = middle
    } else {
      high = middle
    }
  }
  return low
}
