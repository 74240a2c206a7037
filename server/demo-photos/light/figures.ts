import { at, clamp, lerp, type Raster, type Rgb, smooth } from './raster.ts'

type Point = readonly [x: number, y: number]
/** A limb: from, to, how thick at both ends. */
type Limb = readonly [from: Point, to: Point, fromWidth: number, toWidth: number]

/** A shape of limbs that grow together; y is up, the feet at 0, a grown person 1 high. */
export interface Figure {
  readonly limbs: readonly Limb[]
}

interface Pose {
  /** Where the feet are, from the middle. */
  readonly feet: readonly [left: number, right: number]
  /** Where the hands are. */
  readonly hands: readonly [left: Point, right: Point]
  readonly skirt?: boolean
  readonly hair?: 'short' | 'long' | 'bun'
  readonly lean?: number
  /** A child's head is larger for its body. */
  readonly child?: boolean
  /** Heel off the ground in a step. */
  readonly lifted?: number
}

export function person({
  feet,
  hands,
  skirt = false,
  hair = 'short',
  lean = 0,
  child = false,
  lifted = 0,
}: Pose): Figure {
  const [left, right] = feet
  const head = child ? 0.088 : 0.062
  const [neck, shoulder, hip] = child ? [0.78, 0.75, 0.43] : [0.85, 0.81, 0.5]
  const top = neck + head * 1.25
  const wide = child ? 0.085 : 0.1
  const thick = child ? 1.28 : 1.1
  const limbs: Limb[] = [
    [[lean, top], [lean, top + head * 0.25], head * 0.86, head * 0.9],
    [[lean, top - head * 0.7], [lean, shoulder], 0.03, 0.034],
    [[lean - wide * 0.75, shoulder - 0.02], [lean + wide * 0.75, shoulder - 0.02], 0.042, 0.042],
    [[lean * 0.8, shoulder - 0.05], [0.006, hip + 0.03], 0.09, skirt ? 0.068 : 0.094],
    [[0.004, hip + 0.06], [0.008, hip - 0.02], 0.088, skirt ? 0.09 : 0.1],
    ...leg(-0.038, left, hip, 0),
    ...leg(0.038, right, hip, lifted),
    ...arm([lean - wide, shoulder - 0.03], hands[0]),
    ...arm([lean + wide, shoulder - 0.03], hands[1]),
  ]
  if (skirt) {
    limbs.push(
      [[0, hip + 0.04], [0.01, hip - 0.2], 0.085, 0.12],
      [[-0.045, hip - 0.2], [0.085, hip - 0.23], 0.085, 0.06],
    )
  }
  if (hair === 'long') {
    limbs.push([[lean - 0.014, top + head * 0.4], [lean - 0.035, shoulder - 0.06], head * 0.84, 0.034])
  }
  if (hair === 'bun') {
    limbs.push([[lean - 0.03, top + head * 0.95], [lean - 0.034, top + head], 0.03, 0.03])
  }
  return {
    limbs: limbs.map(([from, to, a, b], index) => (index < 1 ? [from, to, a, b] : [from, to, a * thick, b * thick])),
  }
}

function leg(hip: number, foot: number, level: number, lifted: number): Limb[] {
  const knee: Point = [(hip + foot) / 2 + lifted * 0.12, level * 0.52 + lifted * 0.05]
  const ankle: Point = [foot - lifted * 0.1, 0.035 + lifted * 0.1]
  return [
    [[hip, level], knee, 0.064, 0.052],
    [knee, [ankle[0], ankle[1] + 0.03], 0.05, 0.044],
    [[ankle[0], ankle[1] + 0.03], ankle, 0.024, 0.02],
    [ankle, [ankle[0] + 0.045, ankle[1] - 0.022 - lifted * 0.02], 0.022, 0.015],
  ]
}

function arm(shoulder: Point, hand: Point): Limb[] {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  const slack = Math.max(0, 0.36 - Math.hypot(dx, dy)) * 0.5
  const elbow: Point = [shoulder[0] + dx / 2 + Math.sign(shoulder[0] || 1) * slack, shoulder[1] + dy / 2 - slack * 0.4]
  return [
    [shoulder, elbow, 0.042, 0.036],
    [elbow, hand, 0.032, 0.019],
    [hand, [hand[0], hand[1] - 0.015], 0.021, 0.019],
  ]
}

function distanceTo([[ax, ay], [bx, by], wa, wb]: Limb, x: number, y: number): number {
  const [px, py, qx, qy] = [x - ax, y - ay, bx - ax, by - ay]
  const share = clamp((px * qx + py * qy) / (qx * qx + qy * qy + 1e-9))
  return Math.hypot(px - qx * share, py - qy * share) - lerp(wa, wb, share)
}

/** How far a point lies from a figure; below 0 inside. Limbs that meet flow into each other. */
function outside({ limbs }: Figure, x: number, y: number): number {
  let nearest = 9
  for (const limb of limbs) {
    const distance = distanceTo(limb, x, y)
    const share = clamp(0.5 + (0.5 * (nearest - distance)) / 0.016)
    nearest = lerp(nearest, distance, share) - 0.016 * share * (1 - share)
  }
  return nearest
}

export interface Placing {
  /** Where the feet stand, pixels. */
  readonly x: number
  readonly y: number
  /** Height of a person, pixels. */
  readonly size: number
  readonly colour: Rgb
  /** Light from behind that eats into the edge. */
  readonly rim?: Rgb
  /** Pixels over which the edge goes. */
  readonly soft?: number
  /** On wet ground: upside down, this much of it. */
  readonly mirrored?: number
  readonly flip?: boolean
  readonly shear?: number
}

/** A figure against the light. */
export function stand(raster: Raster, figure: Figure, place: Placing): void {
  const { x, y, size, colour, rim, soft = 0.9, mirrored = 0, flip = false, shear = 0 } = place
  const { width, height, data } = raster
  const turn = flip ? -1 : 1
  for (let py = Math.floor(y - size * 1.15); py <= y + (mirrored > 0 ? size * 1.1 : size * 0.02); py++) {
    for (let px = Math.floor(x - size * 0.6); px <= x + size * 0.6; px++) {
      if (px < 0 || py < 0 || px >= width || py >= height) {
        continue
      }
      const above = (y - py - 0.5) / size
      const level = above < 0 ? -above : above
      const wave = above < 0 ? Math.sin(level * 90 + px * 0.05) * 0.012 * level + Math.sin(level * 37) * 0.01 : 0
      const aside = ((px + 0.5 - x) / size - shear * level) * turn + wave
      const distance = outside(figure, aside, level) * size
      const share = smooth(soft, -soft, distance) * (above < 0 ? mirrored * (1 - level * 0.55) : 1)
      if (share <= 0) {
        continue
      }
      const index = (py * width + px) * 3
      const edge = rim && above >= 0 ? smooth(-size * 0.012 - 1, 0.4, distance) * 0.55 : 0
      for (let channel = 0; channel < 3; channel++) {
        const own = lerp(colour[channel] as number, rim?.[channel] ?? 0, edge)
        data[index + channel] = lerp(at(data, index + channel), own, share)
      }
    }
  }
}
