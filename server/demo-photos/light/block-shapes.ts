export type Triple = readonly [x: number, y: number, z: number]

/** Where a block stands: its middle, half its sides, and how it is turned: about what is upright, after it was tilted about its own z. */
export interface BlockPlace {
  readonly at: Triple
  readonly half: Triple
  readonly turn?: number
  readonly tilt?: number
}

export const FAR_AWAY = 1e6
/** Numbers of a block in a row: middle, half sides, three axes. */
export const BLOCK_STRIDE = 15
/** Numbers of the box around a group: its two ends, and the blocks it has. */
const AROUND = 8

/** What rays meet of blocks: plain numbers in a row, since this is asked millions of times. */
export interface BlockShapes {
  readonly shapes: Float64Array
  readonly groups: Float64Array
}

/** What a ray met, and how far away; below 0 it is no block. */
export interface MetBlock {
  t: number
  block: number
}

/** Blocks as numbers; those of a group stand close together and are looked at together. */
export function blockShapes(groupsOf: readonly (readonly BlockPlace[])[]): BlockShapes {
  const blocks = groupsOf.flat()
  const shapes = Float64Array.from(
    blocks.flatMap(({ at, half, turn = 0, tilt = 0 }) => [...at, ...half, ...axesOf(turn, tilt)]),
  )
  const groups = new Float64Array(groupsOf.length * AROUND)
  let from = 0
  groupsOf.forEach((group, index) => {
    const base = index * AROUND
    for (let axis = 0; axis < 3; axis++) {
      let [low, high] = [FAR_AWAY, -FAR_AWAY]
      for (let block = from; block < from + group.length; block++) {
        const own = block * BLOCK_STRIDE
        const reach =
          Math.abs(blockNumber(shapes, own + 6 + axis)) * blockNumber(shapes, own + 3) +
          Math.abs(blockNumber(shapes, own + 9 + axis)) * blockNumber(shapes, own + 4) +
          Math.abs(blockNumber(shapes, own + 12 + axis)) * blockNumber(shapes, own + 5)
        low = Math.min(low, blockNumber(shapes, own + axis) - reach)
        high = Math.max(high, blockNumber(shapes, own + axis) + reach)
      }
      groups[base + axis] = low
      groups[base + 3 + axis] = high
    }
    groups[base + 6] = from
    from += group.length
    groups[base + 7] = from
  })
  return { shapes, groups }
}

/** The three axes of a block in the room. */
function axesOf(turn: number, tilt: number): readonly number[] {
  const [ct, st, ci, si] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)]
  return [...[ci * ct, si, -ci * st], ...[-si * ct, ci, si * st], ...[st, 0, ct]]
}

/** Finds the nearest block before `met.t`, or any. */
export function walkBlocks(
  { shapes, groups }: BlockShapes,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  met: MetBlock,
  any: boolean,
): boolean {
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  for (let base = 0; base < groups.length; base += AROUND) {
    let enter = 1e-3
    let leave = met.t
    let a = (blockNumber(groups, base) - ox) * ix
    let b = (blockNumber(groups, base + 3) - ox) * ix
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
    a = (blockNumber(groups, base + 1) - oy) * iy
    b = (blockNumber(groups, base + 4) - oy) * iy
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
    a = (blockNumber(groups, base + 2) - oz) * iz
    b = (blockNumber(groups, base + 5) - oz) * iz
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
    if (enter > leave) {
      continue
    }
    const end = blockNumber(groups, base + 7)
    for (let block = blockNumber(groups, base + 6); block < end; block++) {
      const t = entered(shapes, block * BLOCK_STRIDE, ox, oy, oz, dx, dy, dz, met.t)
      if (t < met.t) {
        met.t = t
        met.block = block
        if (any) {
          return true
        }
      }
    }
  }
  return false
}

/** How far along the ray a block is entered; `FAR_AWAY` where it is not, or only beyond `reach`. */
function entered(
  shapes: Float64Array,
  own: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
): number {
  const px = ox - blockNumber(shapes, own)
  const py = oy - blockNumber(shapes, own + 1)
  const pz = oz - blockNumber(shapes, own + 2)
  let enter = 1e-3
  let leave = reach
  for (let axis = 0; axis < 3; axis++) {
    const line = own + 6 + axis * 3
    const ax = blockNumber(shapes, line)
    const ay = blockNumber(shapes, line + 1)
    const az = blockNumber(shapes, line + 2)
    const o = px * ax + py * ay + pz * az
    const d = dx * ax + dy * ay + dz * az
    const h = blockNumber(shapes, own + 3 + axis)
    if (d < 1e-9 && d > -1e-9) {
      if (o > h || o < -h) {
        return FAR_AWAY
      }
      continue
    }
    const i = 1 / d
    const a = (-h - o) * i
    const b = (h - o) * i
    if (a < b) {
      enter = Math.max(a, enter)
      leave = Math.min(b, leave)
    } else {
      enter = Math.max(b, enter)
      leave = Math.min(a, leave)
    }
    if (enter > leave) {
      return FAR_AWAY
    }
  }
  // Who stands inside of it does not meet it.
  return enter > 1e-3 ? enter : FAR_AWAY
}

/** A number that is there: rows of blocks are never read beyond their ends. */
export function blockNumber(numbers: Float64Array, index: number): number {
  return numbers[index] as number
}
