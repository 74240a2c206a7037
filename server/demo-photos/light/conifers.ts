import { clamp, cover, type Raster, type Rgb } from './raster.ts'

interface Forest {
  readonly crest: Float32Array
  readonly size: number
  readonly random: () => number
  readonly colour: Rgb
  /** One tree in so many of their own widths. */
  readonly sparse?: number
}

/** Conifers along a crest, each of branches that hang. */
export function forest(raster: Raster, { crest, size, random, colour, sparse = 1 }: Forest): void {
  for (let x = -size * 0.2; x < raster.width + size * 0.2; x += size * (0.05 + random() * 0.16) * sparse) {
    const tall = size * (0.3 + 0.7 * random() ** 1.6)
    const foot = (crest[clamp(Math.round(x), 0, crest.length - 1)] as number) + size * 0.1
    conifer(raster, { x, foot, tall, half: tall * (0.13 + random() * 0.07), random, colour })
  }
}

interface Conifer {
  readonly x: number
  readonly foot: number
  readonly tall: number
  readonly half: number
  readonly random: () => number
  readonly colour: Rgb
}

function conifer(raster: Raster, { x, foot, tall, half, random, colour }: Conifer): void {
  const branches = Math.max(7, Math.round(tall / 4.5))
  const reach = Array.from({ length: branches + 2 }, () => [0.6 + random() * 0.5, 0.6 + random() * 0.5] as const)
  const lean = (random() - 0.5) * 0.03 * tall
  for (let row = 0; row < tall; row++) {
    const down = row / tall
    const branch = down * branches
    const at = Math.floor(branch)
    const share = branch - at
    const [left, right] = reach[at] ?? [1, 1]
    const wide = half * down ** 0.85 * (0.35 + 0.75 * share ** 0.7) + 0.5
    const middle = x + lean * (1 - down)
    const y = Math.round(foot - tall + row)
    for (let px = Math.floor(middle - wide * left - 1); px <= middle + wide * right + 1; px++) {
      const aside = px + 0.5 - middle
      const edge = aside < 0 ? wide * left : wide * right
      const needles = 0.72 + random() * 0.5
      cover(raster, px, y, clamp(edge * needles - Math.abs(aside) + 0.5) * 0.97, colour)
    }
  }
}
