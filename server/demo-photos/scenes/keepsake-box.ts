import type { BoxCloth, BoxView } from '../../../domain/demo/box-pictures.ts'
import type { DemoPhotoName } from '../../../domain/demo/demo-photos.ts'
import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import type { Triple } from '../light/block-shapes.ts'
import type { Development } from '../light/lens.ts'
import { type Noise, noiseOf, speck } from '../light/noise.ts'
import {
  add,
  clamp,
  dim,
  light,
  mix,
  type Pixel,
  paintPixels,
  type Raster,
  sample,
  smooth,
  tint,
} from '../light/raster.ts'
import type { BlockScene, BlockSurface, ShadeBlock, TracedBlock, TracedCloth } from '../light/trace-boxes.ts'

/** What the box is covered with: woven linen, and silk that gives back the window. */
export const CLOTHS: Readonly<Record<BoxCloth, TracedCloth>> = {
  sand: { tone: light('#cdbfa6'), sheen: 0.03 },
  red: { tone: light('#a94436'), sheen: 0.03 },
  green: { tone: light('#2a4f40'), sheen: 0.16 },
}

/** Photographs that lie in the open box, the lowest first: on the book's cover, on two piles, and loose on top. */
export const PHOTOS_IN_BOX = [
  'family-beach',
  'sea-sunset',
  'couple-shore',
  'daisies',
] as const satisfies DemoPhotoName[]

export const BOX_DEVELOPMENT: Development = {
  exposure: 0.05,
  contrast: 1.05,
  saturation: 0.95,
  vignette: 0.2,
  grain: 3,
  bloom: 0.05,
}

/** Thickness of the board, the box without its lid, and the lid: centimetres. */
const BOARD = 0.36
const TRAY = { width: 29.3, depth: 23.3, height: 10.4 }
const LID = { width: 30, depth: 24, height: 3.9 }
/** Threads a centimetre: fewer than linen has, since a lens at this distance shows no finer ones. */
const THREADS = 9

/** Threads over and under each other, some thicker, over one face of the block. */
function weave(noise: Noise, u: number, v: number, face: number, out: BlockSurface): void {
  out.cloth = true
  if (!out.fine) {
    paintPixels(out, WHITE)
    dim(out, 0.9)
    return
  }
  const [a, b] = [u * THREADS, v * THREADS]
  const [warp, weft] = [Math.floor(a), Math.floor(b)]
  const over = ((warp + weft) & 1) === 0
  const [thread, across] = over ? [warp * 3 + face * 977, a - warp] : [weft * 3 + 1 + face * 977, b - weft]
  const slub = noise.at(thread * 7.13, (over ? v : u) * 0.55) + noise.at(thread * 3.7, (over ? v : u) * 2.3) * 0.5
  const round = across * 2 - 1
  const tone = 0.9 + speck(thread, face) * 0.13 + slub * 0.1 - round * round * 0.2
  const board = noise.fbm(u * 0.12 + face * 3.1, v * 0.12, 2)
  paintPixels(out, WHITE)
  dim(out, tone * (1 + board * 0.035))
  const lean = round * 0.42
  const sway = noise.at(u * 0.09 + face * 5, v * 0.09 + 40) * 0.02
  out.leanU = (over ? lean : 0) + sway
  out.leanV = (over ? 0 : lean) + sway
}

const WHITE = [1, 1, 1] as const
const PAPER = light('#f3ecdd', 0.86)
const clothNoise = noiseOf(17)

const cloth: ShadeBlock = (axis, up, x, y, z, out) => {
  const face = axis * 2 + (up ? 1 : 0)
  weave(clothNoise, axis === 0 ? y : x, axis === 2 ? y : z, face, out)
}

const lining: ShadeBlock = (axis, _up, x, y, z, out) => {
  paintPixels(out, PAPER)
  if (!out.fine) {
    return
  }
  dim(out, 1 + clothNoise.fbm((axis === 0 ? y : x) * 2, (axis === 2 ? y : z) * 2, 3) * 0.03)
}

/** A board: cloth all around, paper on the side that looks into the box. */
const lined =
  (axis: number, up: boolean): ShadeBlock =>
  (at, upwards, x, y, z, out) =>
    (at === axis && up === upwards ? lining : cloth)(at, upwards, x, y, z, out)

/** The front board with its label: paper with a printed rule around two lines. */
const labelled: ShadeBlock = (axis, up, x, y, z, out) => {
  const [high, wide] = [1.35, 2.7]
  const [ex, ey] = [Math.abs(x) - wide, Math.abs(y + LABEL_DOWN) - high]
  if (axis !== 2 || up || ex > 0 || ey > 0) {
    lined(2, true)(axis, up, x, y, z, out)
    return
  }
  const edge = Math.max(ex, ey)
  const ruled = Math.abs(edge + 0.22) < 0.035
  const line = Math.abs(y + LABEL_DOWN + 0.42) < 0.025 && Math.abs(x) < wide - 0.7
  paintPixels(out, ruled || line ? light('#7d6a55') : light('#f6f0e4', 0.9))
  dim(out, 1 + clothNoise.fbm(x * 3, y * 3, 2) * 0.03)
}
const LABEL_DOWN = 1.2

interface Hollow {
  readonly width: number
  readonly depth: number
  readonly height: number
}

/** Places in what is turned about what is upright. */
function turned(turn: number, [mx, my, mz]: Triple): (x: number, y: number, z: number) => Triple {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return (x, y, z) => [mx + x * c + z * s, my + y, mz - x * s + z * c]
}

const ROUND = 0.16

/** Four walls that stand around a floor, open above. */
function tray({ width, depth, height }: Hollow, turn: number, middle: Triple): TracedBlock[] {
  const place = turned(turn, middle)
  const [w, d, h] = [width / 2, depth / 2, height / 2]
  const t = BOARD / 2
  const wall = (at: Triple, half: Triple, shade: ShadeBlock): TracedBlock => ({ at, half, turn, round: ROUND, shade })
  return [
    wall(place(0, h, -d + t), [w, h, t], labelled),
    wall(place(0, h, d - t), [w, h, t], lined(2, false)),
    wall(place(-w + t, h, 0), [t, h, d], lined(0, true)),
    wall(place(w - t, h, 0), [t, h, d], lined(0, false)),
    wall(place(0, t, 0), [w - BOARD, t, d - BOARD], lining),
  ]
}

const closedBlocks = (): TracedBlock[][] => {
  const [turn, middle]: [number, Triple] = [0.5, [0, 0, 0]]
  const place = turned(turn, middle)
  const lidAt = TRAY.height + BOARD - LID.height / 2
  return [
    [
      {
        at: place(0, TRAY.height / 2, 0),
        half: [TRAY.width / 2, TRAY.height / 2, TRAY.depth / 2],
        ...{ turn, round: ROUND, shade: labelled },
      },
      // The lid stands over on all sides and casts its line of shadow.
      {
        at: place(0, lidAt, 0),
        half: [LID.width / 2, LID.height / 2, LID.depth / 2],
        ...{ turn: turn + 0.004, round: 0.22, shade: cloth },
      },
    ],
  ]
}

/** Where paper is seen from aside: sheet upon sheet. */
function sheets(y: number, u: number, out: BlockSurface): void {
  const sheet = Math.floor(y * 24)
  paintPixels(out, PAPER)
  dim(out, 0.8 + speck(sheet, 5) * 0.2 + clothNoise.at(sheet * 3.3, u * 0.4) * 0.05)
}

/** A print with its white border, the picture up; `border` of a side. */
const print =
  (photo: Raster, half: Triple, border: number, gloss: number): ShadeBlock =>
  (axis, up, x, y, z, out) => {
    if (axis !== 1 || !up) {
      sheets(y, axis === 0 ? z : x, out)
      return
    }
    const [w, d] = [half[0] - border, half[2] - border]
    out.gloss = gloss
    out.leanU = clothNoise.at(x * 0.14 + half[0], z * 0.14) * 0.03
    if (Math.abs(x) > w || Math.abs(z) > d) {
      paintPixels(out, light('#faf8f3', 0.9))
      return
    }
    // The picture fills its window, cut where its shape is another one.
    const scale = Math.min(photo.width / (2 * w), photo.height / (2 * d))
    sample(photo, photo.width / 2 + x * scale, photo.height / 2 - z * scale, out)
    dim(out, 0.92)
    add(out, WHITE, 0.004)
  }

/** A pile of prints, none quite above the other. */
function pile(
  place: (x: number, y: number, z: number) => Triple,
  photo: Raster,
  { x, z, half, from, high, turn, seed }: PileOfPrints,
): TracedBlock[] {
  const random = seededRandom(seed)
  const slabs = Math.max(1, Math.round(high / 0.32))
  const thick = high / slabs / 2
  return Array.from({ length: slabs }, (_, index) => {
    const size: Triple = [half[0], thick, half[1]]
    const away = index === slabs - 1 ? 0 : 0.14
    return {
      at: place(x + (random() - 0.5) * away * 2, from + thick * (2 * index + 1), z + (random() - 0.5) * away * 2),
      half: size,
      turn: turn + (random() - 0.5) * away * 0.22,
      ...{ round: 0, shade: print(photo, size, 0.45, 0.5) },
    }
  })
}

interface PileOfPrints {
  readonly x: number
  readonly z: number
  readonly half: readonly [number, number]
  readonly from: number
  readonly high: number
  readonly turn: number
  readonly seed: number
}

const openBlocks = ([cover, lying, standing, loose]: readonly Raster[]): TracedBlock[][] => {
  const [turn, middle]: [number, Triple] = [0.45, [0, 0, 0]]
  const place = turned(turn, middle)
  const level = 6.6
  const book: Triple = [10.15, 1.1, 10.15]
  const bookAt = -TRAY.width / 2 + BOARD + 10.6
  const contents: TracedBlock[] = [
    { at: place(0, level / 2 - 1.2, 0), half: [14.2, level / 2 - 1.2, 11.2], turn, round: 0, shade: lining },
    {
      at: place(bookAt, level, -0.4),
      half: book,
      turn: turn + 0.012,
      round: 0.2,
      shade: bookCover(cover as Raster, book),
    },
    ...pile(place, lying as Raster, {
      ...{ x: -5.6, z: 5.6, half: [7.5, 5] as const, from: level + 1.1, high: 1.1 },
      ...{ turn: turn + 0.09, seed: 3 },
    }),
    ...pile(place, standing as Raster, {
      ...{ x: 8.8, z: 1.2, half: [4.5, 6.5] as const, from: 5.4, high: 3.1 },
      ...{ turn: turn + 0.05, seed: 8 },
    }),
    ...pile(place, loose as Raster, {
      ...{ x: 7.3, z: -3.9, half: [5, 5] as const, from: 8.56, high: 0.05 },
      ...{ turn: turn + 0.42, seed: 5 },
    }),
  ]
  return [[...tray(TRAY, turn, middle), ...contents], aside(0.14, [13, 0, 30])]
}

/** A cloth-bound book with a photograph let into its cover. */
const bookCover = (photo: Raster, half: Triple): ShadeBlock => {
  const window: Triple = [half[0], half[1], half[2]]
  const picture = print(photo, window, 1.3, 0.2)
  return (axis, up, x, y, z, out) => {
    if (axis === 1 && up) {
      picture(axis, up, x, y, z, out)
    } else {
      sheets(y, axis === 0 ? z : x, out)
    }
  }
}

/** The lid lies on the table behind. */
function aside(turn: number, middle: Triple): TracedBlock[] {
  const half: Triple = [LID.width / 2, LID.height / 2, LID.depth / 2]
  return [{ at: [middle[0], half[1], middle[2]], half, turn, round: 0.22, shade: cloth }]
}

/** Boards of an oiled oak table, along x. */
function oak(seed: number): (x: number, z: number, out: BlockSurface) => void {
  const noise = noiseOf(seed)
  const [pale, dark] = [light('#cdb59a', 0.9), light('#98765c', 0.9)]
  const between = mix(pale, dark, 0.4)
  return (x, z, out) => {
    if (!out.fine) {
      paintPixels(out, between)
      return
    }
    const board = Math.floor(z / 13 + 0.35)
    const share = z / 13 + 0.35 - board
    const own = board * 31.7
    const rings = noise.fbm(x * 0.016 + own, z * 0.42 + own + noise.at(x * 0.02, z * 0.05) * 0.6, 3)
    const pores = noise.fbm(x * 0.16 + own, z * 7.5, 2)
    paintPixels(out, pale)
    tint(out, dark, clamp(0.32 + rings * 0.6 + Math.max(pores, 0) * 0.5))
    dim(out, (0.93 + 0.12 * speck(board, seed)) * (0.45 + 0.55 * smooth(0, 0.012, Math.min(share, 1 - share))))
    out.leanV = pores * 0.03
    out.gloss = 0.35
  }
}

const plaster = noiseOf(91)

const ROOM_UP = light('#efe9e0', 0.5)
const ROOM_DOWN = light('#a89a88', 0.25)

function room(x: number, y: number, _z: number, out: Pixel): void {
  paintPixels(out, ROOM_DOWN)
  tint(out, ROOM_UP, clamp(0.5 + y * 0.5))
  // Nearer to the window the room is brighter.
  dim(out, 1 - x * 0.35)
}

const AROUND_BOX = {
  ground: oak(23),
  wall: {
    z: 62,
    colour: (x: number, y: number, out: Pixel) => {
      paintPixels(out, light('#d9d2c6', 0.85))
      dim(out, 1 + plaster.fbm(x * 0.06, y * 0.06, 3) * 0.04)
    },
  },
  window: { at: [-78, 62, -14] as Triple, high: 26, deep: 30, light: light('#fff7f0', 1.5) },
  room,
  seed: 11,
}

/** What stands before the lens; the open box shows the photographs of `PHOTOS_IN_BOX`, as light. */
export function boxScene(view: BoxView, photos: readonly Raster[]): BlockScene {
  return view === 'closed'
    ? {
        ...AROUND_BOX,
        groups: closedBlocks(),
        ...{ eye: [2, 50, -92] as Triple, target: [0.2, 4.6, 0] as Triple, wide: 0.545, aperture: 0.55, rays: 3 },
      }
    : {
        ...AROUND_BOX,
        groups: openBlocks(photos),
        ...{ eye: [0, 76, -84] as Triple, target: [0.4, 6, 2] as Triple, wide: 0.5, aperture: 0.5, rays: 3 },
      }
}
