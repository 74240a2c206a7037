import { cleanText } from '../../../domain/text/clean-text.ts'
import { graphemesOf } from '../../../domain/text/graphemes.ts'
import type { Mm } from '../../../domain/units.ts'
import { type PlacedLine, type SetText, setText, startShare, type TextToSet } from './layout-text.ts'
import { isMissing } from './measured-text.ts'

/** One line of a text as it lies on its page: where a caret can stand in it. Offsets are those of the text as it was typed. */
export interface CaretRow {
  readonly from: number
  readonly to: number
  readonly top: Mm
  readonly bottom: Mm
  /** It ends because it is full: `to` is the start of the next row as well. */
  readonly soft: boolean
  readonly endX: Mm
  /** Where each character begins, left to right; a row that does not end softly has a last one at its end. */
  readonly stops: readonly { readonly at: number; readonly x: Mm }[]
  /** Where characters stand that no face can draw: they take no room and print nothing. */
  readonly missing: readonly Mm[]
}

/**
 * The rows of a text (`set`, where it is at hand), as `layoutText` sets it. There is always one to write in, and one more behind a last line feed.
 *
 * What is set differs from what was typed by spaces that are dropped: a caret moves on behind those that end a line, so that
 * the space bar is not dead, and stands still at the others.
 */
export function caretRows(given: TextToSet, set: SetText = setText(given)): readonly CaretRow[] {
  const typed = typedGraphemes(given.text, set.source.text)
  const { text } = given
  const space = HANGING_SPACE * set.size
  let next = 0
  const rows = set.lines.map((line, row): CaretRow => {
    const isLast = row === set.lines.length - 1
    const end = isLast ? Number.POSITIVE_INFINITY : startOf(set, row + 1)
    const first = next
    while (next < typed.length && (isLast || (typed[next]?.clean ?? 0) < end)) {
      next++
    }
    return rowOf({ set, line, typed: typed.slice(first, next), space, isLast, length: text.length })
  })
  const last = rows.at(-1)
  return last && typed.at(-1)?.feeds ? [...rows, rowBelow(last, given)] : rows
}

/** A space that is not set is so wide, in multiples of the size: the glyphs of what is not set are not loaded. */
export const HANGING_SPACE = 0.26

/** A grapheme as it was typed. */
interface Typed {
  readonly at: number
  readonly end: number
  /** Where it is in the text that is set, or where it would be. */
  readonly clean: number
  /** It is not set: a space at the end of a line, or beside Chinese punctuation. */
  readonly dropped: boolean
  readonly feeds: boolean
  readonly isSpace: boolean
}

/** What is set is a part of what was typed, in its order: the first place that fits is its place. */
function typedGraphemes(text: string, set: string): readonly Typed[] {
  let at = 0
  let clean = 0
  return graphemesOf(text).map((grapheme) => {
    const start = at
    const own = clean
    at += grapheme.length
    // A space keeps the mark behind it: alone it would be taken for one at the end of a line.
    const wanted = STAYS.test(grapheme) ? grapheme : cleanText(`${grapheme}.`).slice(0, -1)
    const dropped = wanted === '' || !set.startsWith(wanted, own)
    clean += dropped ? 0 : wanted.length
    return {
      at: start,
      end: at,
      clean: own,
      dropped,
      feeds: !dropped && wanted === '\n',
      isSpace: /^\s$/u.test(grapheme),
    }
  })
}

/** A letter, a digit, a Chinese character: set as it was typed. */
const STAYS = /^[a-zA-Z0-9\u4e00-\u9fff]$/u

interface RowSource {
  readonly set: SetText
  readonly line: PlacedLine
  readonly typed: readonly Typed[]
  readonly space: Mm
  readonly isLast: boolean
  /** Of the text. */
  readonly length: number
}

function rowOf({ set, line, typed, space, isLast, length }: RowSource): CaretRow {
  const places = placesOf(set, line)
  const feed = typed.at(-1)?.feeds ? typed.at(-1) : undefined
  const soft = !feed && !isLast
  const missing: Mm[] = []
  let hang = 0
  const stops = typed.map((one) => {
    const x = places.xAt(one.clean) + hang
    if (one.dropped && one.isSpace && one.clean >= places.end) {
      hang += space
    } else if (!one.dropped && places.missing.has(one.clean)) {
      missing.push(x)
    }
    return { at: one.at, x }
  })
  const endX = feed ? (stops.at(-1)?.x ?? line.x) : places.endX + hang
  const to = feed?.at ?? typed.at(-1)?.end ?? length
  return {
    ...{ from: typed[0]?.at ?? length, to, soft, endX, missing },
    ...{ top: line.top, bottom: line.top + set.lineHeight },
    stops: feed || soft ? stops : [...stops, { at: to, x: endX }],
  }
}

/** Where the characters of a line stand that are set, by their offsets. */
function placesOf({ source: { text, graphemes }, size }: SetText, line: PlacedLine) {
  const starts: { readonly at: number; readonly x: Mm }[] = []
  const missing = new Set<number>()
  let x = line.x
  let end = graphemes[line.from]?.start ?? text.length
  let words = end
  for (let i = line.from; i < graphemes.length; i++) {
    const grapheme = graphemes[i]
    // Behind its last word only the spaces are still the line's.
    if (!grapheme || (i >= line.to && !grapheme.isSpace)) {
      break
    }
    starts.push({ at: grapheme.start, x })
    x += grapheme.width * size
    end = grapheme.end
    if (i < line.to) {
      words = grapheme.end
    }
    if (isMissing(grapheme)) {
      missing.add(grapheme.start)
    }
    if (grapheme.text.endsWith('\n')) {
      break
    }
  }
  return {
    endX: x,
    /** Where the words of the line end. */
    end: Math.min(end, words),
    missing,
    xAt: (at: number) => (at >= end ? x : (starts.findLast((start) => start.at <= at)?.x ?? line.x)),
  }
}

function startOf({ source, lines }: SetText, row: number): number {
  return source.graphemes[lines[row]?.from ?? source.graphemes.length]?.start ?? source.text.length
}

function rowBelow({ to, top, bottom }: CaretRow, { box, style }: TextToSet): CaretRow {
  const at = to + 1
  const x = box.x + startShare(style) * box.width
  return {
    from: at,
    to: at,
    top: bottom,
    bottom: 2 * bottom - top,
    soft: false,
    endX: x,
    stops: [{ at, x }],
    missing: [],
  }
}
