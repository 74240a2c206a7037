import type { Tree } from './slicing-tree.ts'

export interface TableOptions {
  /** The longest run of photos that is kept, at most 63. */
  readonly longest: number
  /** Steps per doubling of the aspect are 2 to this power. */
  readonly detail: number
  readonly gap: number
  /** Only cuts within this distance of the middle of a run; for canvases of very many photos. */
  readonly nearMiddle?: number
}

/** One way to cut a whole run: side by side (0) or stacked (1), behind which photo, and where its parts are kept. */
export interface Root {
  readonly kind: 0 | 1
  readonly cut: number
  readonly first: number
  readonly second: number
}

/** Gets a root and what it is worth: its line (see `slicing-tree.ts`) and its unevenness. Plain numbers, for speed. */
export type VisitRoot = (
  kind: 0 | 1,
  cut: number,
  first: number,
  second: number,
  slope: number,
  offset: number,
  uneven: number,
) => void

const NARROWEST = 1 / 8
const WIDEST = 8

const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)

/** The top bits of a float are a logarithm with straight pieces: no engine computes it otherwise. */
function bitsOf(value: number): number {
  float[0] = value
  return bits[0] as number
}

/**
 * The most even slicing tree for every run of consecutive photos, by root cut and by step of aspect.
 *
 * One table serves every page that a book could have: the layout of a run is read off in one look for any frame.
 * Unevenness is `sum(wanted^2 / share)`: it grows when a cell becomes small, and it adds up over the two parts of a
 * cut, so that the best parts make the best whole.
 */
export class LayoutTable {
  readonly count: number
  readonly longest: number
  readonly steps: number
  private readonly shift: number
  private readonly base: number
  private readonly gap: number
  private readonly nearMiddle: number
  private readonly slope: Float64Array
  private readonly offset: Float64Array
  private readonly uneven: Float64Array
  /** Cut (6 bits), first part (13 bits), second part (13 bits). */
  private readonly parts: Uint32Array
  private readonly filled: Int16Array
  private readonly filledCount: Int16Array
  /** Row of a run by `start * longest + length - 1`; a table near the middle has few rows. */
  private readonly rows: Int32Array

  constructor(aspects: Float64Array, wanted: Float64Array, options: TableOptions) {
    const count = aspects.length
    this.count = count
    this.longest = Math.max(1, Math.min(options.longest, count))
    this.shift = 23 - options.detail
    this.gap = options.gap
    this.nearMiddle = options.nearMiddle ?? Number.POSITIVE_INFINITY
    this.base = bitsOf(NARROWEST) >>> this.shift
    this.steps = (bitsOf(WIDEST) >>> this.shift) - this.base
    this.rows = new Int32Array(count * this.longest)
    const size = this.numberRows(options.nearMiddle === undefined) * 2 * this.steps
    this.slope = new Float64Array(size)
    this.offset = new Float64Array(size)
    this.uneven = new Float64Array(size)
    this.parts = new Uint32Array(size)
    this.filled = new Int16Array(size)
    this.filledCount = new Int16Array(size / (2 * this.steps))
    this.fillLeaves(aspects, wanted)
    if (options.nearMiddle === undefined) {
      for (let length = 2; length <= this.longest; length++) {
        for (let start = 0; start + length <= count; start++) {
          this.fill(start, length)
        }
      }
    } else {
      this.ensureParts(0, count)
    }
  }

  /** Calls `visit` for the ways to cut the run whose natural shape is within `spread` steps of width : height. */
  scan(start: number, length: number, width: number, height: number, spread: number, visit: VisitRoot): void {
    const { steps, gap, slope, offset, uneven } = this
    for (let cut = 1; cut < length; cut++) {
      if (Math.abs(cut - length / 2) > this.nearMiddle) {
        continue
      }
      const cellA = this.rows[start * this.longest + cut - 1] as number
      const baseA = cellA * 2 * steps
      const baseB = (this.rows[(start + cut) * this.longest + length - cut - 1] as number) * 2 * steps
      const countA = this.filledCount[cellA] as number
      const leafB = length - cut === 1
      for (let at = 0; at < countA; at++) {
        const first = this.filled[baseA + at] as number
        const slopeA = slope[baseA + first] as number
        const offsetA = offset[baseA + first] as number
        const unevenA = uneven[baseA + first] as number
        for (let kind = 0; kind < 2; kind++) {
          const partnerHeight = height - gap - (width - offsetA) / slopeA
          let target =
            kind === 0 ? (width - gap - offsetA) / height - slopeA : partnerHeight > 0 ? width / partnerHeight : 0
          if (!(target > 0)) {
            if (spread < steps) {
              continue
            }
            target = 1
          }
          const middle = (bitsOf(target) >>> this.shift) - this.base
          const low = Math.max(0, middle - spread)
          const high = Math.min(steps - 1, middle + spread)
          const row = leafB ? 0 : kind === 0 ? steps : 0
          for (let step = low; step <= high; step++) {
            const second = row + step
            const slopeB = slope[baseB + second] as number
            if (slopeB === 0) {
              continue
            }
            const offsetB = offset[baseB + second] as number
            const unevenB = uneven[baseB + second] as number
            const sum = slopeA + slopeB
            if (kind === 0) {
              visit(
                0,
                cut,
                first,
                second,
                sum,
                offsetA + offsetB + gap,
                (sum / slopeA) * unevenA + (sum / slopeB) * unevenB,
              )
            } else {
              const stacked = (slopeA * slopeB) / sum
              const shift = (slopeB * offsetA + slopeA * offsetB) / sum - stacked * gap
              visit(1, cut, first, second, stacked, shift, (sum / slopeB) * unevenA + (sum / slopeA) * unevenB)
            }
          }
        }
      }
    }
  }

  /** The tree of one way to cut the run; photos are counted from `from`. */
  treeOf(start: number, length: number, root: Root, from = start): Tree {
    return {
      kind: root.kind === 0 ? 'beside' : 'above',
      first: this.part(start, root.cut, root.first, from),
      second: this.part(start + root.cut, length - root.cut, root.second, from),
    }
  }

  private part(start: number, length: number, slot: number, from: number): Tree {
    if (length === 1) {
      return { kind: 'leaf', photo: start - from }
    }
    const row = this.rows[start * this.longest + length - 1] as number
    const packed = this.parts[row * 2 * this.steps + slot] as number
    const cut = packed & 63
    return {
      kind: slot < this.steps ? 'beside' : 'above',
      first: this.part(start, cut, (packed >>> 6) & 0x1fff, from),
      second: this.part(start + cut, length - cut, packed >>> 19, from),
    }
  }

  private fillLeaves(aspects: Float64Array, wanted: Float64Array): void {
    for (let at = 0; at < this.count; at++) {
      const aspect = aspects[at] as number
      const share = wanted[at] as number
      const step = Math.max(0, Math.min(this.steps - 1, (bitsOf(aspect) >>> this.shift) - this.base))
      const cell = this.rows[at * this.longest] as number
      const base = cell * 2 * this.steps
      this.slope[base + step] = aspect
      this.uneven[base + step] = share * share
      this.filled[base] = step
      this.filledCount[cell] = 1
    }
  }

  /** Numbers the rows that will be used, and returns how many they are. */
  private numberRows(every: boolean): number {
    if (every) {
      let next = 0
      for (let start = 0; start < this.count; start++) {
        for (let length = 1; length <= this.longest && start + length <= this.count; length++) {
          this.rows[start * this.longest + length - 1] = next++
        }
      }
      return next
    }
    this.rows.fill(-1)
    let used = 0
    const number = (start: number, length: number) => {
      const at = start * this.longest + length - 1
      if (length > this.longest || (this.rows[at] as number) < 0) {
        if (length <= this.longest) {
          this.rows[at] = used++
        }
        for (let cut = 1; cut < length; cut++) {
          if (Math.abs(cut - length / 2) <= this.nearMiddle) {
            number(start, cut)
            number(start + cut, length - cut)
          }
        }
      }
    }
    number(0, this.count)
    return used
  }

  private ensureParts(start: number, length: number): void {
    for (let cut = 1; cut < length; cut++) {
      if (Math.abs(cut - length / 2) <= this.nearMiddle) {
        this.ensure(start, cut)
        this.ensure(start + cut, length - cut)
      }
    }
  }

  private ensure(start: number, length: number): void {
    if ((this.filledCount[this.rows[start * this.longest + length - 1] as number] as number) === 0) {
      this.ensureParts(start, length)
      this.fill(start, length)
    }
  }

  private fill(start: number, length: number): void {
    const { longest, steps, gap, shift, base, slope, offset, uneven, parts, rows } = this
    const cell = rows[start * longest + length - 1] as number
    const here = cell * 2 * steps
    for (let cut = 1; cut < length; cut++) {
      if (Math.abs(cut - length / 2) > this.nearMiddle) {
        continue
      }
      const cellA = rows[start * longest + cut - 1] as number
      const cellB = rows[(start + cut) * longest + length - cut - 1] as number
      const baseA = cellA * 2 * steps
      const baseB = cellB * 2 * steps
      const countA = this.filledCount[cellA] as number
      const countB = this.filledCount[cellB] as number
      const leafB = length - cut === 1
      for (let x = 0; x < countA; x++) {
        const first = this.filled[baseA + x] as number
        const slopeA = slope[baseA + first] as number
        const offsetA = offset[baseA + first] as number
        const unevenA = uneven[baseA + first] as number
        for (let y = 0; y < countB; y++) {
          const second = this.filled[baseB + y] as number
          const slopeB = slope[baseB + second] as number
          const sum = slopeA + slopeB
          const packed = cut | (first << 6) | (second << 19)
          // A chain of equal cuts is kept in one nesting only: the second part never repeats its parent's cut.
          if (leafB || second >= steps) {
            const q = (sum / slopeA) * unevenA + (sum / slopeB) * (uneven[baseB + second] as number)
            const step = (bitsOf(sum) >>> shift) - base
            const to = here + step
            if (step >= 0 && step < steps && (slope[to] === 0 || q < (uneven[to] as number))) {
              slope[to] = sum
              offset[to] = offsetA + (offset[baseB + second] as number) + gap
              uneven[to] = q
              parts[to] = packed
            }
          }
          if (leafB || second < steps) {
            const q = (sum / slopeB) * unevenA + (sum / slopeA) * (uneven[baseB + second] as number)
            const stacked = (slopeA * slopeB) / sum
            const step = (bitsOf(stacked) >>> shift) - base
            const to = here + steps + step
            if (step >= 0 && step < steps && (slope[to] === 0 || q < (uneven[to] as number))) {
              slope[to] = stacked
              offset[to] = (slopeB * offsetA + slopeA * (offset[baseB + second] as number)) / sum - stacked * gap
              uneven[to] = q
              parts[to] = packed
            }
          }
        }
      }
    }
    let kept = 0
    for (let slot = 0; slot < 2 * steps; slot++) {
      if (slope[here + slot] !== 0) {
        this.filled[here + kept++] = slot
      }
    }
    this.filledCount[cell] = kept
  }
}
