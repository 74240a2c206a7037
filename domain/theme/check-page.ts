import type { CoverStyle } from '../cover-style.ts'
import type { CaptionRole, PageKind } from '../design/design.ts'
import { type Box, contains, grown } from '../geometry.ts'
import type { Mm } from '../units.ts'
import { channelsOf, contrast } from './colour.ts'
import type { Colour } from './theme.ts'
import {
  LEAST_CONTRAST,
  LEAST_QUIET_CONTRAST,
  millimetres,
  READABLE_NOTE,
  READABLE_SIZE,
  SMALLEST_SLOT,
} from './theme-finding.ts'

/** A text as it stands on a page after line breaking. */
export interface SeenText {
  /** What it is: a caption by its role, or a word of a month's grid. */
  readonly what: CaptionRole | 'calendar'
  /** Of a word of a grid: the fields of `calendar` that its colour may come from. */
  readonly fields?: readonly (readonly string[])[]
  readonly text: string
  readonly colour: Colour
  readonly size: Mm
  readonly overflows: boolean
  /** Characters that no face can draw. */
  readonly missing: readonly string[]
  /** Where the letters are, on the sheet. */
  readonly ink: Box
  /** Meant to be quiet: a number of the neighbouring month. */
  readonly quiet: boolean
  /** Colours under the letters, without photos. */
  readonly ground: readonly SeenColour[]
}

/** A colour of a ground, red, green and blue, and how many of its pixels have it. */
export interface SeenColour {
  readonly channels: readonly number[]
  readonly pixels: number
}

/** A drawing as it lies on a page. */
export interface SeenDrawing {
  readonly role: PageKind
  /** Its place among the role's ornaments. */
  readonly at: number
  readonly reach: Box
  readonly filled: boolean
  /** The panel that it is drawn on, without and with its bleed. */
  readonly trim: Box
  readonly bleed: Box
}

/** A page that was laid out with the worst photos and texts. */
export interface SeenPage {
  /** Which of a theme's covers it is. */
  readonly coverStyle?: CoverStyle
  readonly width: Mm
  readonly height: Mm
  readonly safe: Mm
  readonly texts: readonly SeenText[]
  readonly slots: readonly Box[]
  readonly drawings: readonly SeenDrawing[]
}

/** What is to blame for a finding on a page. */
export type Blame =
  | { readonly kind: 'caption'; readonly role: CaptionRole; readonly cover?: CoverStyle }
  | { readonly kind: 'calendar'; readonly fields: readonly (readonly string[])[] }
  | { readonly kind: 'layout' }
  | { readonly kind: 'drawing'; readonly role: PageKind; readonly at: number; readonly cover?: CoverStyle }

/** Which rule a page breaks: the same one on many pages is told once. */
type PageRule =
  | 'overflow'
  | 'readable'
  | 'missing'
  | 'safe'
  | 'contrast'
  | 'small-photo'
  | 'photos-overlap'
  | 'beyond'
  | 'cut'

export interface PageFinding {
  readonly rule: PageRule
  readonly blame: Blame
  readonly message: string
}

/** What would print badly on this page. */
export function checkPage(page: SeenPage): readonly PageFinding[] {
  return [
    ...page.texts.flatMap((text) => checkText(text, page)),
    ...checkSlots(page.slots),
    ...page.drawings.flatMap((drawing) => checkDrawing(drawing, page)),
  ]
}

function checkText(text: SeenText, page: SeenPage): readonly PageFinding[] {
  const blame: Blame =
    text.what === 'calendar'
      ? { kind: 'calendar', fields: text.fields ?? [] }
      : { kind: 'caption', role: text.what, ...ofCover(page) }
  const readable = text.what === 'calendar' ? READABLE_NOTE : READABLE_SIZE
  const missing = text.missing.filter((character) => !isEmoji(character))
  const safe = grown({ x: 0, y: 0, width: page.width, height: page.height }, -page.safe)
  const findings: readonly (readonly [PageRule, string] | undefined)[] = [
    text.overflows ? ['overflow', `does not fit at its smallest size, ${millimetres(text.size)}`] : undefined,
    text.size < readable
      ? ['readable', `is set at ${millimetres(text.size)}; nobody reads print below ${millimetres(readable)}`]
      : undefined,
    missing.length > 0 ? ['missing', `has characters that no typeface holds: ${missing.join(' ')}`] : undefined,
    contains(safe, text.ink, OUTSIDE) || text.overflows
      ? undefined
      : ['safe', `leaves the safe area, ${millimetres(page.safe)} inside the cut`],
    contrastSaid(text),
  ]
  return findings.flatMap((one) =>
    one ? [{ rule: one[0], blame, message: `${JSON.stringify(shortened(text.text))} ${one[1]}` }] : [],
  )
}

function ofCover({ coverStyle }: SeenPage): { readonly cover?: CoverStyle } {
  return coverStyle ? { cover: coverStyle } : {}
}

/** Ink is measured by whole letters, mm. */
const OUTSIDE = 0.3

/** Emoji are the shopper's own; she is told that they are left out. */
function isEmoji(character: string): boolean {
  return /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f]/u.test(character)
}

/** A thin line of a drawing may run behind letters; a ground that hides this share of them may not. */
const HIDDEN = 0.15

function contrastSaid({ colour, ground, quiet }: SeenText): readonly [PageRule, string] | undefined {
  const least = quiet ? LEAST_QUIET_CONTRAST : LEAST_CONTRAST
  const letters = channelsOf(colour)
  const weak = ground
    .map(({ channels, pixels }) => ({ ratio: contrast(letters, channels), pixels }))
    .filter(({ ratio }) => ratio < least)
  const worst = Math.min(...weak.map(({ ratio }) => ratio))
  return pixelsOf(weak) > pixelsOf(ground) * HIDDEN
    ? ['contrast', `(${colour}) stands ${worst.toFixed(1)}:1 on its ground; ${least}:1 is the least`]
    : undefined
}

const pixelsOf = (colours: readonly { readonly pixels: number }[]) =>
  colours.reduce((sum, { pixels }) => sum + pixels, 0)

function shortened(text: string): string {
  const characters = [...text]
  return characters.length > 16 ? `${characters.slice(0, 15).join('')}…` : text
}

function checkSlots(slots: readonly Box[]): readonly PageFinding[] {
  const small = slots.filter(({ width, height }) => Math.min(width, height) < SMALLEST_SLOT)
  const overlaps = slots.some((slot, at) => slots.slice(0, at).some((other) => lieOver(slot, other)))
  const blame: Blame = { kind: 'layout' }
  return [
    ...small.slice(0, 1).map(({ width, height }) => ({
      rule: 'small-photo' as const,
      blame,
      message: `a photo of ${millimetres(width)} x ${millimetres(height)} is smaller than ${millimetres(SMALLEST_SLOT)}`,
    })),
    ...(overlaps ? [{ rule: 'photos-overlap' as const, blame, message: 'two photos lie over each other' }] : []),
  ]
}

/** Two photos that share more than a hundredth of a millimetre. */
function lieOver(a: Box, b: Box): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return wide > 0.01 && high > 0.01
}

/** A filled edge this near to the cut, inside or outside, is cut off on one sheet and leaves paper on the next. */
const NEAR_THE_CUT = 0.6
/** Drawings shorter than this share of the side are no bands: a leaf may end where it likes. */
const BAND = 0.6

function checkDrawing({ role, at, reach, filled, trim, bleed }: SeenDrawing, page: SeenPage): readonly PageFinding[] {
  const blame: Blame = { kind: 'drawing', role, at, ...ofCover(page) }
  const outside =
    reach.x >= trim.x + trim.width ||
    reach.y >= trim.y + trim.height ||
    reach.x + reach.width <= trim.x ||
    reach.y + reach.height <= trim.y
  if (outside) {
    return [{ rule: 'beyond', blame, message: 'lies beyond the page' }]
  }
  if (!filled) {
    return []
  }
  const wide = reach.width >= trim.width * BAND
  const high = reach.height >= trim.height * BAND
  const ends = [
    ['left', high, trim.x - reach.x, trim.x - bleed.x],
    ['top', wide, trim.y - reach.y, trim.y - bleed.y],
    ['right', high, right(reach) - right(trim), right(bleed) - right(trim)],
    ['bottom', wide, bottom(reach) - bottom(trim), bottom(bleed) - bottom(trim)],
  ] as const
  return ends.flatMap(([edge, isBand, beyond, whole]) =>
    isBand && whole > 0 && beyond > -NEAR_THE_CUT && beyond < whole - 0.01
      ? [
          {
            rule: 'cut',
            blame,
            message: `ends ${millimetres(Math.abs(beyond))} from the ${edge} cut: let it reach ${millimetres(whole)} beyond`,
          },
        ]
      : [],
  )
}

const right = ({ x, width }: Box) => x + width
const bottom = ({ y, height }: Box) => y + height
