import { cleanText } from './clean-text.ts'
import { emojiName } from './emoji.ts'
import { graphemesOf } from './graphemes.ts'
import { JOINED_CHARACTERS, PRINTED_CHARACTERS } from './printed-characters.ts'
import { isInside, unpackRuns } from './runs.ts'

/**
 * The one answer to "can this be printed", for the phone and the shop alike: the graphemes that cannot, each once, in their
 * order. They are the same in every family, so that a text does not lose characters when its look is changed.
 */
export function unprintableIn(text: string): readonly string[] {
  const graphemes = new Set(graphemesOf(cleanText(text)))
  return [...graphemes].filter((grapheme) => !isPrinted(grapheme))
}

/** A character of any family that stands in for others; with marks, of the one that has them; or an emoji. */
function isPrinted(grapheme: string): boolean {
  const [first = 0, ...marks] = [...grapheme].map((sign) => sign.codePointAt(0) ?? 0).filter((sign) => sign !== 0xfe0f)
  known ??= { alone: unpackRuns(PRINTED_CHARACTERS), joined: unpackRuns(JOINED_CHARACTERS) }
  const { alone, joined } = known
  return (
    /^\s+$/u.test(grapheme) ||
    (marks.length === 0
      ? isInside(alone, first)
      : isInside(joined, first) && marks.every((mark) => isInside(joined, mark))) ||
    emojiName(grapheme) !== undefined
  )
}

let known: Readonly<Record<'alone' | 'joined', readonly number[]>> | undefined
