import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import { blank, type Pixel, type Raster, type Rgb } from './raster.ts'

/** A ball, or what is drawn out along its height: an egg, an apple. */
export interface Ball {
  readonly at: readonly [x: number, y: number, z: number]
  readonly radius: number
  /** Height of the upper and of the lower half, in radii. */
  readonly tall?: readonly [upper: number, lower: number]
  readonly look: Material
}

export interface Material {
  /** Its own colour at a place, of a normal. */
  readonly colour: (nx: number, ny: number, nz: number, pixel: Pixel) => void
  /** How much of the window it mirrors: 0 chalk, 1 glass. */
  readonly gloss: number
  /** Light that goes round the edge, as in fruit and wax. */
  readonly soft?: number
  /** Small dents. */
  readonly dents?: (nx: number, ny: number, nz: number) => number
}

export interface Table {
  /** Colour of the table at a place. */
  readonly colour: (x: number, z: number, pixel: Pixel) => void
  readonly gloss?: number
}

export interface Still {
  readonly balls: readonly Ball[]
  readonly table: Table
  readonly eye: readonly [x: number, y: number, z: number]
  readonly target: readonly [x: number, y: number, z: number]
  readonly wide: number
  /** Radius of the aperture. */
  readonly aperture: number
  /** The window: its middle, half its width along x or z, half its height. */
  readonly window: {
    readonly at: readonly [number, number, number]
    readonly half: readonly [number, number, number]
    readonly light: Rgb
  }
  /** The light of the rest of the room, by how far up a ray goes. */
  readonly room: (x: number, y: number, z: number, pixel: Pixel) => void
  readonly rays: number
  readonly seed: number
}

const FAR = 1e6
/** Numbers of a ball in a row: middle, radius squared, one over the heights of its halves. */
const STRIDE = 7

interface Counted extends Still {
  readonly shapes: Float64Array
}

interface Hit {
  t: number
  ball: Ball | undefined
  nx: number
  ny: number
  nz: number
}

/** Light of a still life: rays through a lens, one bounce off what stands there, a window and a dim room. */
export function traced(width: number, height: number, scene: Still): Raster {
  const still: Counted = { ...scene, shapes: shapesOf(scene.balls) }
  const raster = blank(width, height)
  const random = seededRandom(still.seed)
  const [ex, ey, ez] = still.eye
  const [fx, fy, fz] = unit(still.target[0] - ex, still.target[1] - ey, still.target[2] - ez)
  const focus = Math.hypot(still.target[0] - ex, still.target[1] - ey, still.target[2] - ez)
  const [rx, , rz] = unit(fz, 0, -fx)
  const [ux, uy, uz] = [fy * rz, fz * rx - fx * rz, -fy * rx]
  const pixel: Pixel = { r: 0, g: 0, b: 0 }
  const hit: Hit = { t: FAR, ball: undefined, nx: 0, ny: 1, nz: 0 }
  const side = Math.ceil(Math.sqrt(still.rays))
  let index = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [r, g, b] = [0, 0, 0]
      for (let ray = 0; ray < side * side; ray++) {
        const [jx, jy] = [((ray % side) + random()) / side, (Math.floor(ray / side) + random()) / side]
        const sx = ((x + jx) / width - 0.5) * still.wide
        const sy = -((y + jy) / height - 0.5) * still.wide * (height / width)
        const angle = random() * Math.PI * 2
        const lens = Math.sqrt(random()) * still.aperture
        const [lx, ly] = [Math.cos(angle) * lens, Math.sin(angle) * lens]
        const ox = ex + rx * lx + ux * ly
        const oy = ey + uy * ly
        const oz = ez + rz * lx + uz * ly
        const px = ex + (fx + rx * sx + ux * sy) * focus - ox
        const py = ey + (fy + uy * sy) * focus - oy
        const pz = ez + (fz + rz * sx + uz * sy) * focus - oz
        const length = Math.hypot(px, py, pz)
        radiance(still, ox, oy, oz, px / length, py / length, pz / length, 0, hit, random, pixel)
        // A single ray into the lamp must not be a white dot.
        r += Math.min(pixel.r, 9)
        g += Math.min(pixel.g, 9)
        b += Math.min(pixel.b, 9)
      }
      const share = 1 / (side * side)
      raster.data[index++] = r * share
      raster.data[index++] = g * share
      raster.data[index++] = b * share
    }
  }
  return raster
}

function shapesOf(balls: readonly Ball[]): Float64Array {
  return Float64Array.from(
    balls.flatMap(({ at, radius, tall = [1, 1] }) => [
      ...at,
      radius * radius,
      1 / tall[0],
      1 / tall[1],
      tall[0] === tall[1] ? 0 : 1,
    ]),
  )
}

function nearest(
  { balls, shapes }: Counted,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: Hit,
): void {
  let best = dy < -1e-6 ? -oy / dy : FAR
  let found = -1
  let upright = 1
  let base = 0
  for (let index = 0; index < balls.length; index++, base += STRIDE) {
    const px = ox - num(shapes, base)
    const pz = oz - num(shapes, base + 2)
    const halves = num(shapes, base + 6)
    for (let half = 0; half <= halves; half++) {
      const squeeze = num(shapes, base + 4 + half)
      const py = (oy - num(shapes, base + 1)) * squeeze
      const qy = dy * squeeze
      const b = px * dx + py * qy + pz * dz
      if (b >= 0) {
        continue
      }
      const a = dx * dx + qy * qy + dz * dz
      const inside = b * b - a * (px * px + py * py + pz * pz - num(shapes, base + 3))
      if (inside <= 0) {
        continue
      }
      const t = (-b - Math.sqrt(inside)) / a
      if (t > 1e-3 && t < best && (halves === 0 || (half === 0) === py + qy * t >= 0)) {
        best = t
        found = index
        upright = squeeze
      }
    }
  }
  hit.t = best
  hit.ball = balls[found]
  hit.nx = 0
  hit.ny = 1
  hit.nz = 0
  if (found >= 0) {
    base = found * STRIDE
    const nx = ox - num(shapes, base) + dx * best
    const ny = (oy - num(shapes, base + 1) + dy * best) * upright * upright
    const nz = oz - num(shapes, base + 2) + dz * best
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz)
    hit.nx = nx / length
    hit.ny = ny / length
    hit.nz = nz / length
  }
}

function blocked(
  shapes: Float64Array,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
): boolean {
  for (let base = 0; base < shapes.length; base += STRIDE) {
    const squeeze = 2 / (1 / num(shapes, base + 4) + 1 / num(shapes, base + 5))
    const px = ox - num(shapes, base)
    const py = (oy - num(shapes, base + 1)) * squeeze
    const pz = oz - num(shapes, base + 2)
    const qy = dy * squeeze
    const b = px * dx + py * qy + pz * dz
    if (b >= 0) {
      continue
    }
    const a = dx * dx + qy * qy + dz * dz
    const inside = b * b - a * (px * px + py * py + pz * pz - num(shapes, base + 3))
    if (inside > 0) {
      const t = (-b - Math.sqrt(inside)) / a
      if (t > 1e-3 && t < reach) {
        return true
      }
    }
  }
  return false
}

function num(shapes: Float64Array, index: number): number {
  return shapes[index] as number
}

function radiance(
  still: Counted,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  depth: number,
  hit: Hit,
  random: () => number,
  out: Pixel,
): void {
  nearest(still, ox, oy, oz, dx, dy, dz, hit)
  if (hit.t >= 40) {
    lightFrom(still, ox, oy, oz, dx, dy, dz, out)
    return
  }
  const [x, y, z] = [ox + dx * hit.t, oy + dy * hit.t, oz + dz * hit.t]
  const look = hit.ball?.look
  let { nx, ny, nz } = hit
  if (look?.dents) {
    const step = 0.03
    const here = look.dents(nx, ny, nz)
    const [ax, ay, az] = [
      look.dents(nx + step, ny, nz) - here,
      look.dents(nx, ny + step, nz) - here,
      look.dents(nx, ny, nz + step) - here,
    ]
    ;[nx, ny, nz] = unit(nx - ax, ny - ay, nz - az)
  }
  if (look) {
    look.colour(hit.nx, hit.ny, hit.nz, out)
  } else {
    still.table.colour(x, z, out)
  }
  const [cr, cg, cb] = [out.r, out.g, out.b]
  const [sx, sy, sz] = [x + nx * 2e-3, y + ny * 2e-3, z + nz * 2e-3]
  const facing = Math.max(-(dx * nx + dy * ny + dz * nz), 0.02)
  const gloss = look?.gloss ?? still.table.gloss ?? 0
  const mirrored = gloss * (0.04 + 0.96 * (1 - facing) ** 5)
  // A place on the window, and whether anything stands before it.
  const { at: wall, half, light } = still.window
  const [wx, wy, wz] = [
    wall[0] + (random() * 2 - 1) * half[0] - sx,
    wall[1] + (random() * 2 - 1) * half[1] - sy,
    wall[2] + (random() * 2 - 1) * half[2] - sz,
  ]
  const away = Math.hypot(wx, wy, wz)
  const cos = (wx * nx + wy * ny + wz * nz) / away
  const wrap = look?.soft ?? 0
  const lit = Math.max((cos + wrap) / (1 + wrap), 0)
  const seen = lit > 0 && !blocked(still.shapes, sx, sy, sz, wx / away, wy / away, wz / away, away) ? lit : 0
  let [r, g, b] = [light[0] * seen, light[1] * seen, light[2] * seen]
  // What else comes in, from one direction of many.
  const angle = random() * Math.PI * 2
  const up = Math.sqrt(random())
  const out2 = Math.sqrt(1 - up * up)
  const [ax, ay, az] = [
    nx + (Math.cos(angle) * out2) / (up + 0.2),
    ny + ((random() - 0.5) * 2 * out2) / (up + 0.2),
    nz + (Math.sin(angle) * out2) / (up + 0.2),
  ]
  const scattered = 1 / Math.sqrt(ax * ax + ay * ay + az * az)
  const [bx, by, bz] = [ax * scattered, ay * scattered, az * scattered]
  if (depth === 0) {
    radiance(still, sx, sy, sz, bx, by, bz, 1, hit, random, out)
    r += Math.min(out.r, 3)
    g += Math.min(out.g, 3)
    b += Math.min(out.b, 3)
  } else {
    still.room(bx, by, bz, out)
    r += out.r
    g += out.g
    b += out.b
  }
  if (mirrored > 0.004 && depth < 2) {
    const turn = 2 * facing
    const rough = 0.035
    const mx = dx + turn * nx + (random() - 0.5) * rough
    const my = dy + turn * ny + (random() - 0.5) * rough
    const mz = dz + turn * nz + (random() - 0.5) * rough
    radiance(still, sx, sy, sz, mx, my, mz, depth + 1, hit, random, out)
    out.r = cr * r * (1 - mirrored) + out.r * mirrored
    out.g = cg * g * (1 - mirrored) + out.g * mirrored
    out.b = cb * b * (1 - mirrored) + out.b * mirrored
    return
  }
  out.r = cr * r
  out.g = cg * g
  out.b = cb * b
}

/** What a ray meets that meets nothing: the window, or the room. */
function lightFrom(
  still: Still,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  out: Pixel,
): void {
  const { at: wall, half, light } = still.window
  const flat = half[0] < 0.01 ? 0 : 2
  const [o, d, w] = flat === 0 ? [ox, dx, wall[0]] : [oz, dz, wall[2]]
  const t = (w - o) / (Math.abs(d) < 1e-6 ? 1e-6 : d)
  if (t > 0) {
    const level = oy + dy * t - wall[1]
    const along = flat === 0 ? oz + dz * t - wall[2] : ox + dx * t - wall[0]
    const wide = flat === 0 ? half[2] : half[0]
    const bar = Math.abs(along) < wide * 0.05 || Math.abs(level) < half[1] * 0.04
    if (Math.abs(level) < half[1] && Math.abs(along) < wide && !bar) {
      out.r = light[0] * 3.2
      out.g = light[1] * 3.2
      out.b = light[2] * 3.2
      return
    }
  }
  still.room(dx, dy, dz, out)
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
