import type { Box, Size } from '../../../domain/geometry.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import type { CaptionStyle } from '../../../domain/theme/theme.ts'
import type { Mm } from '../../../domain/units.ts'
import type { FontBook } from '../font-book.ts'
import type { TextLine } from '../scene.ts'
import { faceChain } from './faces.ts'
import { breakPointsOf } from './kinsoku.ts'
import { measureText, missingIn, placeGraphemes } from './measured-text.ts'
import type { Wrapped, WrappedLine, WrapText } from './wrap.ts'
import { wrap } from './wrap.ts'

/** A text set into a box: final size, lines and glyph places. */
export interface TextLayout {
  readonly size: Mm
  readonly lines: readonly TextLine[]
  /** The text stands out of its box even at the smallest size. */
  readonly overflows: boolean
  readonly missing: readonly string[]
}

/**
 * Sets `text` into `box` at the largest size from `style.size` down to `style.minSize`, in steps of 0.05 mm.
 *
 * No line is wider than the box unless a single character is. Words are broken only when no size keeps them whole.
 * The same input gives the same numbers in every engine.
 */
export function layoutText(given: TextToSet): TextLayout {
  const set = setText(given)
  const lines = placeLines(set)
  setsOfLines.set(lines, set)
  return { size: set.size, lines, overflows: set.overflows, missing: missingIn(set.source.graphemes) }
}

/** What lines were placed from: who asks where a caret stands in them need not set the text once more. */
export function setOfLines(lines: readonly TextLine[]): SetText | undefined {
  return setsOfLines.get(lines)
}

const setsOfLines = new WeakMap<readonly TextLine[], SetText>()

/** A text broken into lines that have their places: what its glyphs are placed by, and whatever stands between them. */
export interface SetText {
  /** The text as it is set (`cleanText`), measured. */
  readonly source: WrapText
  readonly size: Mm
  readonly lines: readonly PlacedLine[]
  readonly overflows: boolean
  readonly lineHeight: Mm
}

/** A line and where it begins; a text of no characters has one, of none. */
export interface PlacedLine extends WrappedLine {
  readonly x: Mm
  readonly top: Mm
}

export function setText({ text, box, style, ruled = 0, fonts }: TextToSet): SetText {
  const clean = cleanText(text)
  const graphemes = measureText(clean, fonts, faceChain(style, clean))
  const source: WrapText = { text: clean, graphemes, breaks: breakPointsOf(clean) }
  const { size, overflows, ...fitted } = largestFit(source, box, style)
  const { lines } = balance(source, { ...fitted, size, overflows }, box.width / size)
  const rows = lines.length > 0 ? lines : NO_LINES
  const isRuled = ruled > 0 && rows.length * ruled <= box.height + 1e-6
  const lineHeight = isRuled ? ruled : size * style.leading
  const top = box.y + SHARE[style.vertical] * (box.height - rows.length * lineHeight)
  return {
    ...{ source, size, overflows, lineHeight },
    lines: rows.map((line, row) => ({
      ...line,
      x: box.x + SHARE[style.align] * (box.width - line.width * size),
      top: top + row * lineHeight,
    })),
  }
}

const NO_LINES: readonly WrappedLine[] = [{ from: 0, to: 0, width: 0 }]

export interface TextToSet {
  readonly text: string
  readonly box: Box
  readonly style: CaptionStyle
  /** How far apart the lines of the paper are: those of the text are as well, whatever its size, while there are enough. */
  readonly ruled?: Mm
  readonly fonts: FontBook
}

interface Fitted extends Wrapped {
  readonly size: Mm
  readonly overflows: boolean
}

/** Sizes are whole numbers of these steps, so that both ends of the search are reached exactly. */
const STEPS_PER_MM = 20

function largestFit(source: WrapText, box: Size, style: CaptionStyle): Fitted {
  const smallest = Math.round(style.minSize * STEPS_PER_MM)
  const largest = Math.max(smallest, Math.round(style.size * STEPS_PER_MM))
  const at = (step: number) => setAt(source, box, { size: step / STEPS_PER_MM, leading: style.leading })
  const whole = (set: Fitted) => !set.overflows && !set.brokeWord
  return (
    largestThat(whole, at, smallest, largest) ??
    largestThat((set) => !set.overflows, at, smallest, largest) ??
    at(smallest)
  )
}

function setAt(source: WrapText, box: Size, { size, leading }: { size: Mm; leading: number }): Fitted {
  const wrapped = wrap(source, box.width / size)
  const height = wrapped.lines.length * size * leading
  return { ...wrapped, size, overflows: wrapped.tooNarrow || height > box.height + 1e-6 }
}

function largestThat(
  fits: (set: Fitted) => boolean,
  at: (step: number) => Fitted,
  smallest: number,
  largest: number,
): Fitted | undefined {
  let [low, high] = [smallest, largest]
  let best: Fitted | undefined
  while (low <= high) {
    const middle = (low + high) >> 1
    const set = at(middle)
    if (fits(set)) {
      best = set
      low = middle + 1
    } else {
      high = middle - 1
    }
  }
  return best
}

/** Narrows the measure as far as the number of lines stays the same: even lines, no lonely last character. */
function balance(source: WrapText, fitted: Fitted, measure: number): Wrapped {
  if (fitted.lines.length < 2 || fitted.brokeWord || fitted.overflows) {
    return fitted
  }
  let [narrow, wide] = [measure / 2, measure]
  let best: Wrapped = fitted
  while (wide - narrow > BALANCE_STEP) {
    const middle = (narrow + wide) / 2
    const tried = wrap(source, middle)
    if (!tried.brokeWord && tried.lines.length === fitted.lines.length) {
      best = tried
      wide = middle
    } else {
      narrow = middle
    }
  }
  return best
}

/** In multiples of the text size. */
const BALANCE_STEP = 0.25

/** Baseline below the middle of its line, in multiples of the size: centres capitals and ideographs alike. */
const BASELINE_DROP = 0.36

function placeLines({ source, lines, size, lineHeight }: SetText): TextLine[] {
  const { text, graphemes } = source
  return graphemes.length === 0
    ? []
    : lines.map((line) => {
        const placed = placeGraphemes(graphemes.slice(line.from, line.to), line.x, size)
        const [first, last] = [graphemes[line.from], graphemes[line.to - 1]]
        const words = first && last && line.to > line.from ? text.slice(first.start, last.end) : ''
        return { text: words, baseline: line.top + 0.5 * lineHeight + BASELINE_DROP * size, ...placed }
      })
}

/** Which share of the free room stands before the text. */
const SHARE = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const

/** Which share of the free room stands before a line. */
export function startShare({ align }: Pick<CaptionStyle, 'align'>): number {
  return SHARE[align]
}
