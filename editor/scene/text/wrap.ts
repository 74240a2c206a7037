import type { BreakPoints } from './kinsoku.ts'
import { mayBreakAt } from './kinsoku.ts'
import type { MeasuredGrapheme } from './measured-text.ts'

/** A run of graphemes `from` to `to` (exclusive) on one line, trailing spaces left out of both. */
export interface WrappedLine {
  readonly from: number
  readonly to: number
  readonly width: number
}

export interface Wrapped {
  readonly lines: readonly WrappedLine[]
  /** A word did not fit on a line of its own and was broken between two graphemes. */
  readonly brokeWord: boolean
  /** One grapheme alone is wider than the measure. */
  readonly tooNarrow: boolean
}

/** A text ready to be wrapped at any measure. */
export interface WrapText {
  readonly text: string
  readonly graphemes: readonly MeasuredGrapheme[]
  readonly breaks: BreakPoints
}

/** Fills lines greedily up to `measure` (in multiples of the text size). */
export function wrap(source: WrapText, measure: number): Wrapped {
  const { graphemes } = source
  const state = { lines: [] as WrappedLine[], brokeWord: false, tooNarrow: false }
  let start = 0
  while (start < graphemes.length) {
    const end = endOfLine(source, { start, measure, state })
    state.lines.push(trimmedLine(graphemes, start, end))
    start = end
  }
  return state
}

/** The grapheme behind the line that starts at `start`. */
function endOfLine(
  { text, graphemes, breaks }: WrapText,
  { start, measure, state }: { start: number; measure: number; state: { brokeWord: boolean; tooNarrow: boolean } },
): number {
  const may = allowedEnds(breaks)
  let width = 0
  let lastBreak = -1
  let i = start
  for (; i < graphemes.length; i++) {
    const grapheme = graphemes[i]
    if (!grapheme) {
      break
    }
    if (!grapheme.isSpace && width + grapheme.width > measure + SLACK) {
      break
    }
    width += grapheme.width
    if (breaks.required.has(grapheme.end)) {
      return i + 1
    }
    if (may.has(grapheme.end)) {
      lastBreak = i + 1
    }
  }
  if (i === graphemes.length) {
    return i
  }
  if (lastBreak > start) {
    return lastBreak
  }
  state.brokeWord = true
  if (i === start) {
    state.tooNarrow = true
    return start + 1
  }
  return lastAllowed(text, graphemes, start, i)
}

/** The last place before `limit` where a broken word keeps the punctuation rules; `limit` itself when there is none. */
function lastAllowed(text: string, graphemes: readonly MeasuredGrapheme[], start: number, limit: number): number {
  for (let end = limit; end > start; end--) {
    if (mayBreakAt(text, graphemes[end - 1]?.end ?? 0)) {
      return end
    }
  }
  return limit
}

function trimmedLine(graphemes: readonly MeasuredGrapheme[], from: number, end: number): WrappedLine {
  let to = end
  while (to > from && graphemes[to - 1]?.isSpace) {
    to--
  }
  let width = 0
  for (let i = from; i < to; i++) {
    width += graphemes[i]?.width ?? 0
  }
  return { from, to, width }
}

function allowedEnds(breaks: BreakPoints): ReadonlySet<number> {
  const known = endsOf.get(breaks) ?? new Set(breaks.offsets)
  endsOf.set(breaks, known)
  return known
}

const endsOf = new WeakMap<BreakPoints, ReadonlySet<number>>()

/** Sums of the same advances in another order differ in the last bits; that is no reason to break a line. */
const SLACK = 1e-9
