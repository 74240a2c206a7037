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
export interface TemplatePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Template = readonly TemplatePart[]

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

/** One large photo in a corner of the block, small ones beside it and below it. */
function cornered(side: number, beside: number, below: number): Template {
  const large = 1 - side
  const column = Array.from({ length: beside }, (_, at) => at)
  const row = Array.from({ length: below }, (_, at) => at)
  return [
    { x: 0, y: 0, width: large, height: large },
    ...column.map((at) => ({ x: large, y: (at * large) / beside, width: side, height: large / beside })),
    ...row.map((at) => ({ x: at / below, y: large, width: 1 / below, height: side })),
  ]
}

/** For one picture and its copies, as many as there are: no other photos come so small. */
const COPIES: readonly (readonly Template[])[] = [
  ...[[], [], [], [], []],
  both([bands([0.75, 0.25], [ONE, [0.25, 0.25, 0.25, 0.25]])]),
  [cornered(1 / 3, 2, 3)],
  [cornered(0.25, 3, 3)],
  [cornered(0.25, 3, 4)],
  both([cornered(0.2, 4, 4)]),
  [cornered(0.2, 4, 5)],
]

/** The templates for one picture and its copies, so many in all. */
export const copyTemplates = (count: number): readonly Template[] => COPIES[count] ?? []

/** A part of a block, with half a gap less wherever another begins. */
export function boxOfPart({ x, y, width, height }: TemplatePart, block: Box, gap: Mm): Box {
  const [across, down] = [block.width + gap, block.height + gap]
  return { x: block.x + x * across, y: block.y + y * down, width: width * across - gap, height: height * down - gap }
}
