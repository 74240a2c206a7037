import { noiseOf } from '../light/noise.ts'
import { clamp, cover, lerp, light, type Raster, type Rgb, smooth } from '../light/raster.ts'

/** Birds far off: two short bows each. */
export function birds(raster: Raster, places: readonly (readonly [number, number, number])[], colour: Rgb): void {
  for (const [x, y, size] of places) {
    for (let step = -30; step <= 30; step++) {
      const share = step / 30
      const lift = -Math.abs(share) * 0.55 + share * share * 0.75
      const [px, py] = [x * raster.width + share * size, y * raster.height + lift * size]
      cover(raster, Math.floor(px), Math.floor(py), 0.75 * (1 - Math.abs(share) * 0.5), colour)
      cover(raster, Math.floor(px), Math.floor(py) + 1, 0.4 * (1 - Math.abs(share)), colour)
    }
  }
}

export function boat(raster: Raster, x: number, y: number, size: number, colour: Rgb): void {
  const noise = noiseOf(3)
  for (let py = Math.floor(y - size * 1.25); py < y + size * 0.9; py++) {
    const above = (y - py) / size
    for (let px = Math.floor(x - size * 0.6); px < x + size * 0.6; px++) {
      const level = above < 0 ? -above * 1.25 : above
      const aside = (px - x) / size + (above < 0 ? noise.at(py * 0.35, 2) * 0.06 * (1 + level) : 0)
      const hull = level < 0.11 && Math.abs(aside - 0.02) < 0.3 + level * 0.9
      const main = level > 0.14 && level < 1.18 && aside > -0.02 && aside < 0.42 * (1 - (level - 0.14) / 1.04) ** 0.8
      const jib = level > 0.16 && level < 0.98 && aside < -0.04 && aside > -0.36 * (1 - (level - 0.16) / 0.82) ** 1.1
      const mast = level < 1.24 && Math.abs(aside + 0.03) < 0.009
      if (hull || main || jib || mast) {
        const share = (above < 0 ? 0.5 * (1 - level * 0.6) : 1) * (hull || mast ? 1 : 0.86)
        cover(raster, px, py, clamp(share), colour)
      }
    }
  }
}

const LINE: Rgb = [0.012, 0.01, 0.012]

/** A diamond of cloth with a tail, and the line to whoever holds it. */
export function kite(
  raster: Raster,
  from: readonly [number, number],
  to: readonly [number, number],
  size: number,
): void {
  const [x, y] = to
  for (let py = Math.floor(y - size * 1.2); py < y + size * 1.6; py++) {
    for (let px = Math.floor(x - size); px < x + size; px++) {
      const [u, v] = [((px - x) * 0.9 + (py - y) * 0.42) / size, ((py - y) * 0.9 - (px - x) * 0.42) / size]
      const inside = Math.abs(u) / 0.62 + (v < 0 ? -v / 0.7 : v / 1.15)
      const tone: Rgb = u * v > 0 ? light('#c23a2a', 0.7) : light('#e0a53a', 0.75)
      cover(raster, px, py, smooth(1.04, 0.96, inside), tone)
    }
  }
  for (let step = 0; step <= 600; step++) {
    const share = step / 600
    const sag = Math.sin(share * Math.PI) * size * 0.9
    cover(raster, Math.floor(lerp(from[0], x, share)), Math.floor(lerp(from[1], y, share) + sag), 0.4, LINE)
    const tail = share * size * 3
    const px = x - size * 0.5 - tail * 0.55 + Math.sin(share * 9) * size * 0.22
    cover(raster, Math.floor(px), Math.floor(y + size * 1.05 + tail * 0.5), 0.8, light('#8a2f22', 0.6))
  }
}
