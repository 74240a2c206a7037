import type { Box } from '../../geometry.ts'
import type { Mm } from '../../units.ts'

/*
 *   A page of the same clear block, parted along halves, thirds and fifths of it:
 *
 *   rows           led            columns        grid           beside
 *   +--------+     +--------+     +--------+     +--------+     +--------+
 *   | ###### |     | ###### |     | ## ### |     | ## ## |      | ### ## |
 *   | ###### |     | ###### |     | ## ### |     | ## ## |      | ###    |
 *   |        |     | ###### |     | ## ### |     |        |     | ### ## |
 *   | ###### |     | ## ### |     | ## ### |     | ## ## |      | ### ## |
 *   +--------+     +--------+     +--------+     +--------+     +--------+
 */

/** A part of the block, in shares of it. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Template = readonly Part[]

const HALF = [0.5, 0.5] as const
const THIRDS = [1 / 3, 1 / 3, 1 / 3] as const
const MORE = [0.6, 0.4] as const
const LESS = [0.4, 0.6] as const
const SPLITS = [HALF, MORE, LESS] as const
/** A strip beside what is nearly square: panoramas. */
const STRIPS = [
  [0.7, 0.3],
  [0.3, 0.7],
] as const

type Lengths = readonly number[]

/** Bands from top to bottom, each parted into columns of its own. */
function bands(heights: Lengths, columns: readonly Lengths[]): Template {
  let y = 0
  return heights.flatMap((height, at) => {
    let x = 0
    const band = (columns[at] as Lengths).map((width) => {
      const part = { x, y, width, height }
      x += width
      return part
    })
    y += height
    return band
  })
}

const turned = (template: Template): Template =>
  template.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }))

const both = (templates: readonly Template[]): Template[] => [...templates, ...templates.map(turned)]

const ONE = [1] as const

/** By how many photos they hold. The first of equals is the plainer. */
const TEMPLATES: readonly (readonly Template[])[] = [
  [],
  [],
  both([...SPLITS, ...STRIPS].map((split) => bands(split, [ONE, ONE]))),
  both([
    ...[MORE, [0.66, 0.34], HALF].flatMap((split) => SPLITS.map((columns) => bands(split, [ONE, columns]))),
    ...[LESS, [0.34, 0.66], HALF].flatMap((split) => SPLITS.map((columns) => bands(split, [columns, ONE]))),
    ...STRIPS.flatMap((columns) => [bands(MORE, [ONE, columns]), bands(LESS, [columns, ONE])]),
    bands(THIRDS, [ONE, ONE, ONE]),
  ]),
  [
    ...SPLITS.flatMap((rows) => SPLITS.map((columns) => bands(rows, [columns, columns]))),
    ...both([
      bands(HALF, [MORE, LESS]),
      bands(HALF, [LESS, MORE]),
      bands(MORE, [ONE, THIRDS]),
      bands([0.66, 0.34], [ONE, THIRDS]),
      bands(LESS, [THIRDS, ONE]),
      bands([0.34, 0.66], [THIRDS, ONE]),
    ]),
  ],
  both([
    bands(HALF, [HALF, THIRDS]),
    bands(MORE, [HALF, THIRDS]),
    bands(HALF, [THIRDS, HALF]),
    bands(LESS, [THIRDS, HALF]),
    bands(MORE, [MORE, THIRDS]),
    bands(MORE, [LESS, THIRDS]),
    bands([0.3, 0.4, 0.3], [HALF, ONE, HALF]),
  ]),
  [
    ...both([bands(HALF, [THIRDS, THIRDS]), bands([0.3, 0.4, 0.3], [HALF, HALF, HALF])]),
    ...both([bands(THIRDS, [HALF, HALF, HALF]), bands(MORE, [HALF, [0.25, 0.25, 0.25, 0.25]])]),
  ],
]

/** The templates for so many photos; none for more than six: such pages are laid out as trees. */
export const templatesFor = (count: number): readonly Template[] => TEMPLATES[count] ?? []

/** A part of a block, with half a gap less wherever another begins. */
export function boxOfPart({ x, y, width, height }: Part, block: Box, gap: Mm): Box {
  const [across, down] = [block.width + gap, block.height + gap]
  return { x: block.x + x * across, y: block.y + y * down, width: width * across - gap, height: height * down - gap }
}
