import { graphemesOf } from '../text/graphemes.ts'

/** Texts of groups are shown shortened to this many characters (A§9). */
const SHORT_TEXT = 36

/**
 * The first line of a text, cut to 36 graphemes with an ellipsis (A§4 group text display `part`, readings 16).
 * Never cuts inside an emoji or a combined character.
 */
export function shortText(text: string): string {
  const [first = '', ...more] = text.split('\n')
  const graphemes = graphemesOf(first)
  if (graphemes.length <= SHORT_TEXT) {
    return more.length > 0 ? `${first}…` : first
  }
  return `${graphemes.slice(0, SHORT_TEXT).join('')}…`
}
