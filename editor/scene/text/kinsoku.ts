import LineBreaker from 'linebreak'
import { graphemesOf } from '../../../domain/text/graphemes.ts'

/** Closing marks and small signs that no line starts with (JLREQ/CLREQ, GB/T 15834). */
export const NO_LINE_START = new Set(
  '，。、；：！？”’）》〉」』】〕］｝…‥—·・～,.;:!?)]}%‰℃°ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ',
)
/** Opening marks that no line ends with. */
export const NO_LINE_END = new Set('“‘（《〈「『【〔［｛([{¥￥$£€#')

/** Offsets in `text` where a line may end, and which of them must end it. The end of the text is always among them. */
export interface BreakPoints {
  readonly offsets: readonly number[]
  readonly required: ReadonlySet<number>
}

/** Where `text` may be broken: UAX #14, narrowed by the rules for Chinese punctuation, never inside a grapheme. */
export function breakPointsOf(text: string): BreakPoints {
  const breaker = new LineBreaker(withChineseQuotes(text))
  const inside = new Set(graphemeOffsets(text))
  const offsets: number[] = []
  const required = new Set<number>()
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const must = text[found.position - 1] === '\n'
    if (must || found.position === text.length || (inside.has(found.position) && mayBreakAt(text, found.position))) {
      offsets.push(found.position)
      if (must) {
        required.add(found.position)
      }
    }
  }
  return { offsets, required }
}

/** Whether the characters on both sides allow a line to end at `offset`; spaces between them do not count. */
export function mayBreakAt(text: string, offset: number): boolean {
  const [start, rest] = [text.slice(0, offset).trimEnd(), text.slice(offset).trimStart()]
  const [before, after] = [start.at(-1), rest.at(0)]
  return !(
    (before && NO_LINE_END.has(before)) ||
    (after && NO_LINE_START.has(after)) ||
    (FROM.test(start) && YEAR.test(rest)) ||
    (YEAR_BEFORE.test(start) && TO.test(rest))
  )
}

/** From one year to another: 2007–2018, 2007 – 18, 2007年—2018年. They are read in one go, as is a number with its 年. */
const FROM = /\d[年月日]? ?[-‐‒–—~～]$/u
const YEAR = /^\d/u
const YEAR_BEFORE = /\d[年月日]?$/u
const TO = /^([-‐‒–—~～] ?\d|[年月日])/u

/** Offsets between graphemes, the start left out, the end included. */
function graphemeOffsets(text: string): number[] {
  let offset = 0
  return graphemesOf(text).map((grapheme) => {
    offset += grapheme.length
    return offset
  })
}

/**
 * UAX #14 cannot tell opening from closing curly quotes and so never breaks beside them. Next to a Chinese character they
 * are brackets: for finding breaks only, they are read as such. The length stays the same.
 */
function withChineseQuotes(text: string): string {
  return text
    .replace(/[“‘](?=[\u2e80-\u9fff\uff00-\uffef])/gu, '「')
    .replace(/([\u2e80-\u9fff\uff00-\uffef])[“‘]/gu, '$1「')
    .replace(/[”’](?=[\u2e80-\u9fff\uff00-\uffef])/gu, '」')
    .replace(/([\u2e80-\u9fff\uff00-\uffef])[”’]/gu, '$1」')
}
