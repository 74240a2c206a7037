import type { Mm } from '../units.ts'
import { CARD_ADDRESS, CARD_ADDRESS_TYPE } from './card-back.ts'
import { drawing, role } from './drawing.ts'
import type { Colour, LayoutPolicy, Ornament, ThemeVariant } from './theme.ts'

/** What a postcard of a theme looks like. */
interface CardTheme {
  /** White around the picture, mm; 0: the picture runs off the card. */
  readonly edge: Mm
  readonly front: Colour
  readonly back: Colour
  /** The shopper's words, and what the picture shows. */
  readonly ink: Colour
  /** Stamp, lines and the stroke in the middle. */
  readonly line: Colour
  readonly mark?: readonly Ornament[]
  /** Drawings on the paper around the picture. */
  readonly frontMark?: readonly Ornament[]
  readonly border?: NonNullable<ThemeVariant['cell']>['border']
  readonly radius?: Mm
}

/** Photos of a card may lose this much, so that 16:9 fills it; what would lose more stands in a frame of paper. */
const CARD_CROP = 0.24

/** Texts keep this distance from the edge of a card, mm. */
const CARD_MARGIN: Mm = 9

/** A theme's postcards: one picture on the front; stamp, address and room for words on the back. */
export function cardVariant(theme: CardTheme): ThemeVariant {
  const paper = role(theme.front, ...(theme.frontMark ?? []))
  const bleeds = theme.edge === 0
  const captionStyle = { align: 'left', vertical: 'top', colour: theme.ink } as const
  return {
    layout: {
      kind: bleeds ? 'bleed' : 'margins',
      margin: bleeds ? CARD_MARGIN : theme.edge,
      gap: 2,
      maxCrop: CARD_CROP,
      photosPerPage: { min: 1, wanted: 1, max: 4 },
    },
    cell: { radius: theme.radius ?? 0, ...(theme.border ? { border: theme.border } : {}) },
    roles: {
      inner: paper,
      chapter: paper,
      blank: paper,
      back: role(theme.back, ...cardBack(theme.line), ...(theme.mark ?? [])),
    },
    captions: {
      title: { ...captionStyle, vertical: 'bottom', size: 2.9, minSize: 2, leading: 1.35 },
      description: { ...captionStyle, size: 2.9, minSize: 2, leading: 1.4 },
      text: { ...captionStyle, size: 3.9, minSize: 2.2, leading: 1.65 },
      address: { ...captionStyle, ...CARD_ADDRESS_TYPE },
    },
  }
}

/** From the first of the address's lines to the last. */
const RULED = (CARD_ADDRESS.lines - 1) * CARD_ADDRESS.pitch

/** The stroke in the middle, the place for the stamp with its teeth, and four lines for the address. */
function cardBack(line: Colour): Ornament[] {
  const stroke = { colour: line, width: 0.2 }
  return [
    drawing({ id: 'card-middle', anchor: 'centre', size: [1, 74], path: 'M0.5 0V74', stroke }),
    drawing({ id: 'card-stamp', anchor: 'top-right', at: [-9, 9], size: [20, 24], path: stampTeeth(20, 24), stroke }),
    drawing({
      id: 'card-stamp-inside',
      anchor: 'top-right',
      at: [-11, 11],
      size: [16, 20],
      path: 'M0 0H16V20H0Z',
      stroke,
      opacity: 0.5,
    }),
    drawing({
      id: 'card-address',
      anchor: 'bottom-right',
      at: [-CARD_ADDRESS.right, -CARD_ADDRESS.bottom],
      size: [CARD_ADDRESS.width, RULED],
      path: Array.from(
        { length: CARD_ADDRESS.lines },
        (_, row) => `M0 ${row * CARD_ADDRESS.pitch}H${CARD_ADDRESS.width}`,
      ).join(''),
      stroke,
    }),
  ]
}

/** The outline of a stamp: half circles bitten out of a rectangle, whose sides are whole numbers of two-mm steps. */
function stampTeeth(width: Mm, height: Mm): string {
  const bite = (dx: number, dy: number) => `l${dx * 0.5} ${dy * 0.5}a0.5 0.5 0 0 0 ${dx} ${dy}l${dx * 0.5} ${dy * 0.5}`
  const side = (length: Mm, dx: number, dy: number) => bite(dx, dy).repeat(length / 2)
  return `M0 0${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}Z`
}

/** What a framed picture of a theme looks like. */
interface FrameTheme {
  /** Card around the picture, mm; 0: the picture fills the frame. */
  readonly mat: Mm
  readonly colour: Colour
  /** A thin line where the card is cut around the picture. */
  readonly cut?: Colour
  readonly maxCrop?: LayoutPolicy['maxCrop']
}

/** A theme's frames: one picture, behind a card with a cut or up to the wood. */
export function frameVariant({ mat, colour, cut, maxCrop }: FrameTheme): ThemeVariant {
  const paper = role(colour)
  const fills = mat === 0
  return {
    layout: {
      kind: fills ? 'bleed' : 'margins',
      margin: fills ? 20 : mat,
      gap: 4,
      maxCrop: maxCrop ?? (fills ? 0.5 : 0.08),
      photosPerPage: { min: 1, wanted: 1, max: 1 },
    },
    cell: { radius: 0, ...(cut ? { border: { width: 0.6, colour: cut } } : {}) },
    roles: { inner: paper, chapter: paper, blank: paper },
    captions: { title: { size: 6, minSize: 3.5 }, text: { size: 4, minSize: 2.6 } },
  }
}

/** What a theme gives a print whose fit leaves paper around the picture: the paper, and a line around the picture. */
interface PrintEdge {
  readonly width: Mm
  readonly colour: Colour
}

/** A theme's prints and combos: the picture to the edge of the sheet; where its fit leaves paper, it has this colour and this edge. */
export function printVariant(colour: Colour, edge?: PrintEdge): ThemeVariant {
  const paper = role(colour)
  return {
    layout: { kind: 'bleed', margin: 5, gap: 2, maxCrop: 0.5, photosPerPage: { min: 1, wanted: 1, max: 1 } },
    cell: { radius: 0, ...(edge ? { border: edge } : {}) },
    roles: { cover: paper, inner: paper, chapter: paper, blank: paper, back: paper },
    captions: { title: { size: 4, minSize: 2.4 }, text: { size: 3.4, minSize: 2.2 } },
  }
}
