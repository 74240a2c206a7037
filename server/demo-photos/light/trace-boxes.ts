import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import {
  BLOCK_STRIDE,
  type BlockPlace,
  type BlockShapes,
  blockShapes,
  FAR_AWAY,
  type MetBlock,
  blockNumber,
  type Triple,
  walkBlocks,
} from './block-shapes.ts'
import { blank, type Pixel, type Raster, type Rgb } from './raster.ts'

/** What a surface is at a place of it. */
export interface BlockSurface extends Pixel {
  /** Whether its colour is what the cloth's is multiplied with. */
  cloth: boolean
  /** How far its normal leans along the two directions of its face. */
  leanU: number
  leanV: number
  /** What it mirrors of the room: 0 chalk, 1 glass. */
  gloss: number
  /** Whether the eye sees it; what only gives light on needs no threads and no grain. */
  fine: boolean
}

/** Shades a face: the axis that it looks along and whether upwards on it, and the place on the block, centimetres from its middle. */
export type ShadeBlock = (axis: number, up: boolean, x: number, y: number, z: number, out: BlockSurface) => void

export interface TracedBlock extends BlockPlace {
  /** How far its edges are round. */
  readonly round: number
  readonly shade: ShadeBlock
}

/** Cloth that the same box is covered with. */
export interface TracedCloth {
  readonly tone: Rgb
  /** How much of the window it gives back as a soft streak. */
  readonly sheen: number
}

export interface BlockScene {
  /** Blocks that stand close together are looked at together. */
  readonly groups: readonly (readonly TracedBlock[])[]
  readonly ground: (x: number, z: number, out: BlockSurface) => void
  /** The wall behind, and how far away it stands. */
  readonly wall: { readonly z: number; readonly colour: (x: number, y: number, out: Pixel) => void }
  readonly eye: Triple
  readonly target: Triple
  /** Width of what is seen at the target, in distances of the eye. */
  readonly wide: number
  /** Radius of the aperture. */
  readonly aperture: number
  /** The window: its middle, and half its height and depth; it stands on the left. */
  readonly window: { readonly at: Triple; readonly high: number; readonly deep: number; readonly light: Rgb }
  /** Light of the rest of the room, by the direction it comes from. */
  readonly room: (x: number, y: number, z: number, out: Pixel) => void
  /** Rays along each side of a pixel. */
  readonly rays: number
  readonly seed: number
}

interface Counted extends BlockShapes {
  readonly scene: BlockScene
  readonly blocks: readonly TracedBlock[]
}

/** A surface with its place and its normal, ready to be lit. */
interface Lit extends BlockSurface {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
}

const WALL = -1
const TABLE = -2
const NOTHING = -3

/** Light of the same blocks in every cloth: rays through a lens, one bounce, a window and a dim room. A ray is walked once and lights all cloths. */
export function tracedBlocks(
  width: number,
  height: number,
  scene: BlockScene,
  cloths: readonly TracedCloth[],
): readonly Raster[] {
  const counted: Counted = { scene, blocks: scene.groups.flat(), ...blockShapes(scene.groups) }
  const rasters = cloths.map(() => blank(width, height))
  const random = seededRandom(scene.seed)
  const { eye, target } = scene
  const focus = Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2])
  const [fx, fy, fz] = unit(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2])
  const [rx, , rz] = unit(fz, 0, -fx)
  const [ux, uy, uz] = [fy * rz, fz * rx - fx * rz, -fy * rx]
  const met: MetBlock = { t: 0, block: NOTHING }
  const [first, second] = [litNothing(true), litNothing(false)]
  const [near, far, away]: [Pixel, Pixel, Pixel] = [dark(), dark(), dark()]
  const to = { x: 0, y: 0, z: 0 }
  const glass = dark()
  const side = scene.rays
  const rays = side * side
  const sums = new Float64Array(cloths.length * 3)
  const half = { high: scene.window.high, deep: scene.window.deep }
  // Strata of a pixel's rays, one after the other for each pair of numbers that a ray draws.
  const stratum = (ray: number, step: number, shift: number) => (ray * step + shift) % rays
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shift = Math.floor(random() * rays)
      sums.fill(0)
      for (let ray = 0; ray < rays; ray++) {
        const sx = ((x + ((ray % side) + random()) / side) / width - 0.5) * scene.wide
        const sy = -((y + (Math.floor(ray / side) + random()) / side) / height - 0.5) * scene.wide * (height / width)
        const onLens = stratum(ray, 7, shift)
        const angle = (((onLens % side) + random()) / side) * Math.PI * 2
        const lens = Math.sqrt((Math.floor(onLens / side) + random()) / side) * scene.aperture
        const lx = Math.cos(angle) * lens
        const ly = Math.sin(angle) * lens
        const ox = eye[0] + rx * lx + ux * ly
        const oy = eye[1] + uy * ly
        const oz = eye[2] + rz * lx + uz * ly
        const px = eye[0] + (fx + rx * sx + ux * sy) * focus - ox
        const py = eye[1] + (fy + uy * sy) * focus - oy
        const pz = eye[2] + (fz + rz * sx + uz * sy) * focus - oz
        const length = Math.sqrt(px * px + py * py + pz * pz)
        const dx = px / length
        const dy = py / length
        const dz = pz / length
        meet(counted, ox, oy, oz, dx, dy, dz, met)
        if (met.block === NOTHING) {
          scene.room(dx, dy, dz, away)
          for (let sum = 0; sum < sums.length; sum += 3) {
            addTo(sums, sum, away.r, away.g, away.b)
          }
          continue
        }
        light(counted, met, ox, oy, oz, dx, dy, dz, first)
        const inWindow = stratum(ray, 11, shift + 5)
        const wv = (((inWindow % side) + random()) / side) * 2 - 1
        const ww = ((Math.floor(inWindow / side) + random()) / side) * 2 - 1
        const streak = windowOn(counted, first, wv * half.high, ww * half.deep, -dx, -dy, -dz, near)
        // What else comes in, from one direction of many.
        const turned = stratum(ray, 13, shift + 3)
        const around = (((turned % side) + random()) / side) * Math.PI * 2
        const lift = (Math.floor(turned / side) + random()) / side
        scatter(first, around, lift, to)
        meet(counted, first.x, first.y, first.z, to.x, to.y, to.z, met)
        let bounced = false
        if (met.block === NOTHING) {
          scene.room(to.x, to.y, to.z, away)
        } else {
          light(counted, met, first.x, first.y, first.z, to.x, to.y, to.z, second)
          windowOn(counted, second, (random() * 2 - 1) * half.high, (random() * 2 - 1) * half.deep, 0, 0, 0, far)
          // What lights the second place besides the window: the room as that place sees it, less what stands about it.
          scene.room(second.nx, second.ny, second.nz, away)
          away.r = (far.r + away.r * 0.5) * second.r
          away.g = (far.g + away.g * 0.5) * second.g
          away.b = (far.b + away.b * 0.5) * second.b
          bounced = second.cloth
        }
        const facing = Math.max(-(dx * first.nx + dy * first.ny + dz * first.nz), 0)
        const mirrored = first.gloss * (0.04 + 0.96 * (1 - facing) ** 5)
        mirror(scene, first, dx, dy, dz, mirrored, glass)
        for (let cloth = 0; cloth < cloths.length; cloth++) {
          const { tone, sheen } = cloths[cloth] as TracedCloth
          let cr = ((bounced ? away.r * tone[0] : away.r) + near.r) * first.r
          let cg = ((bounced ? away.g * tone[1] : away.g) + near.g) * first.g
          let cb = ((bounced ? away.b * tone[2] : away.b) + near.b) * first.b
          if (first.cloth) {
            const shine = streak * sheen
            // Cloth shines in a colour between the lamp's and its own.
            cr = cr * tone[0] + shine * (0.25 + tone[0] * 0.75)
            cg = cg * tone[1] + shine * (0.25 + tone[1] * 0.75)
            cb = cb * tone[2] + shine * (0.25 + tone[2] * 0.75)
          }
          addTo(sums, cloth * 3, Math.min(cr + glass.r, 6), Math.min(cg + glass.g, 6), Math.min(cb + glass.b, 6))
        }
      }
      const index = (y * width + x) * 3
      for (let cloth = 0; cloth < rasters.length; cloth++) {
        const data = (rasters[cloth] as Raster).data
        data[index] = blockNumber(sums, cloth * 3) / rays
        data[index + 1] = blockNumber(sums, cloth * 3 + 1) / rays
        data[index + 2] = blockNumber(sums, cloth * 3 + 2) / rays
      }
    }
  }
  return rasters
}

function addTo(sums: Float64Array, from: number, r: number, g: number, b: number): void {
  sums[from] = blockNumber(sums, from) + r
  sums[from + 1] = blockNumber(sums, from + 1) + g
  sums[from + 2] = blockNumber(sums, from + 2) + b
}

function meet(counted: Counted, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, met: MetBlock) {
  met.t = FAR_AWAY
  met.block = NOTHING
  if (dy < -1e-6) {
    met.t = -oy / dy
    met.block = TABLE
  }
  if (dz > 1e-6) {
    const t = (counted.scene.wall.z - oz) / dz
    if (t > 1e-3 && t < met.t) {
      met.t = t
      met.block = WALL
    }
  }
  walkBlocks(counted, ox, oy, oz, dx, dy, dz, met, false)
}

/** The surface that a ray met, with its normal as the eye sees it. */
function light(
  counted: Counted,
  met: MetBlock,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  out: Lit,
): void {
  const { scene, shapes, blocks } = counted
  const x = ox + dx * met.t
  const y = oy + dy * met.t
  const z = oz + dz * met.t
  out.cloth = false
  out.gloss = 0
  out.leanU = 0
  out.leanV = 0
  if (met.block === TABLE) {
    scene.ground(x, z, out)
    setNormal(out, out.leanU, 1, out.leanV)
  } else if (met.block === WALL) {
    scene.wall.colour(x, y, out)
    setNormal(out, 0, 0, -1)
  } else {
    const block = blocks[met.block] as TracedBlock
    const own = met.block * BLOCK_STRIDE
    const px = x - blockNumber(shapes, own)
    const py = y - blockNumber(shapes, own + 1)
    const pz = z - blockNumber(shapes, own + 2)
    const lx = px * blockNumber(shapes, own + 6) + py * blockNumber(shapes, own + 7) + pz * blockNumber(shapes, own + 8)
    const ly =
      px * blockNumber(shapes, own + 9) + py * blockNumber(shapes, own + 10) + pz * blockNumber(shapes, own + 11)
    const lz =
      px * blockNumber(shapes, own + 12) + py * blockNumber(shapes, own + 13) + pz * blockNumber(shapes, own + 14)
    const { half, round } = block
    const ex = Math.abs(lx) - half[0]
    const ey = Math.abs(ly) - half[1]
    const ez = Math.abs(lz) - half[2]
    const axis = ex > ey ? (ex > ez ? 0 : 2) : ey > ez ? 1 : 2
    const up = (axis === 0 ? lx : axis === 1 ? ly : lz) > 0
    block.shade(axis, up, lx, ly, lz, out)
    // Near an edge the normal turns to the next face; the face itself stays flat.
    let nx = axis === 0 ? Math.sign(lx) : Math.sign(lx) * bent(ex, round)
    let ny = axis === 1 ? Math.sign(ly) : Math.sign(ly) * bent(ey, round)
    let nz = axis === 2 ? Math.sign(lz) : Math.sign(lz) * bent(ez, round)
    if (axis === 0) {
      ny += out.leanU
      nz += out.leanV
    } else if (axis === 1) {
      nx += out.leanU
      nz += out.leanV
    } else {
      nx += out.leanU
      ny += out.leanV
    }
    setNormal(
      out,
      nx * blockNumber(shapes, own + 6) + ny * blockNumber(shapes, own + 9) + nz * blockNumber(shapes, own + 12),
      nx * blockNumber(shapes, own + 7) + ny * blockNumber(shapes, own + 10) + nz * blockNumber(shapes, own + 13),
      nx * blockNumber(shapes, own + 8) + ny * blockNumber(shapes, own + 11) + nz * blockNumber(shapes, own + 14),
    )
  }
  out.x = x + out.nx * 4e-3
  out.y = y + out.ny * 4e-3
  out.z = z + out.nz * 4e-3
}

/** How far a normal leans to the next face, so far (negative) from the edge to it. */
function bent(edge: number, round: number): number {
  return round > 0 && edge > -round ? 1 + edge / round : 0
}

function setNormal(out: Lit, x: number, y: number, z: number): void {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  out.nx = x / length
  out.ny = y / length
  out.nz = z / length
}

const shadow: MetBlock = { t: 0, block: NOTHING }

/** Light of one place of the window on a surface, and how much of it goes to the eye as a streak. */
function windowOn(
  counted: Counted,
  lit: Lit,
  high: number,
  deep: number,
  vx: number,
  vy: number,
  vz: number,
  out: Pixel,
): number {
  const { at, light: colour } = counted.scene.window
  const wx = at[0] - lit.x
  const wy = at[1] + high - lit.y
  const wz = at[2] + deep - lit.z
  const away = Math.sqrt(wx * wx + wy * wy + wz * wz)
  const lx = wx / away
  const ly = wy / away
  const lz = wz / away
  const cos = lx * lit.nx + ly * lit.ny + lz * lit.nz
  out.r = 0
  out.g = 0
  out.b = 0
  if (cos <= 0) {
    return 0
  }
  shadow.t = away
  shadow.block = NOTHING
  if (walkBlocks(counted, lit.x, lit.y, lit.z, lx, ly, lz, shadow, true)) {
    return 0
  }
  // The window is a square: less of it is seen from aside, and from far away.
  const seen = (Math.abs(lx) * (at[0] * at[0] + at[1] * at[1])) / (away * away)
  out.r = colour[0] * cos * seen
  out.g = colour[1] * cos * seen
  out.b = colour[2] * cos * seen
  if (!lit.cloth) {
    return 0
  }
  const hx = lx + vx
  const hy = ly + vy
  const hz = lz + vz
  const halfway = (hx * lit.nx + hy * lit.ny + hz * lit.nz) / Math.sqrt(hx * hx + hy * hy + hz * hz)
  return Math.max(halfway, 0) ** 14 * seen * colour[1]
}

interface Direction {
  x: number
  y: number
  z: number
}

/** A direction about the normal, more often near it. */
function scatter({ nx, ny, nz }: Lit, around: number, lift: number, to: Direction): void {
  const up = Math.sqrt(lift)
  const out = Math.sqrt(1 - lift)
  const upright = Math.abs(ny) < 0.9
  const across = Math.sqrt(nz * nz + (upright ? nx * nx : ny * ny))
  const tx = upright ? nz / across : 0
  const ty = upright ? 0 : nz / across
  const tz = (upright ? -nx : -ny) / across
  const c = Math.cos(around) * out
  const s = Math.sin(around) * out
  to.x = nx * up + tx * c + (ny * tz - nz * ty) * s
  to.y = ny * up + ty * c + (nz * tx - nx * tz) * s
  to.z = nz * up + tz * c + (nx * ty - ny * tx) * s
}

/** What a surface gives back of the room, as a mirror. */
function mirror(
  scene: BlockScene,
  { nx, ny, nz }: Lit,
  dx: number,
  dy: number,
  dz: number,
  share: number,
  out: Pixel,
): void {
  const turn = -2 * (dx * nx + dy * ny + dz * nz)
  scene.room(dx + turn * nx, dy + turn * ny, dz + turn * nz, out)
  out.r *= share
  out.g *= share
  out.b *= share
}

function litNothing(fine: boolean): Lit {
  const place = { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0 }
  return { ...place, ...dark(), cloth: false, leanU: 0, leanV: 0, gloss: 0, fine }
}

function dark(): Pixel {
  return { r: 0, g: 0, b: 0 }
}

function unit(x: number, y: number, z: number): Triple {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  return [x / length, y / length, z / length]
}
