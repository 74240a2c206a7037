import { floatAt, shortAt, wholeAt, wordAt } from './numbers.ts'
import type { Frame, Line, Tree } from './slicing-tree.ts'

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

/** What the outer shape of a tree is worth: its line and its unevenness. */
export interface Shape extends Line {
  readonly uneven: number
}

/** Photos in a row, by the number of the first. */
export interface Run {
  readonly start: number
  readonly length: number
}

/** Gets every root in one object, for speed: what is kept of it is copied. */
export type VisitRoot = (root: Root & Shape) => void

/** Aspects of subtrees that are kept: others are of no use on a page, and of still less in a mosaic of many photos. */
const PAGE_ASPECTS = { narrowest: 3 / 16, widest: 16 / 3 }
const MOSAIC_ASPECTS = { narrowest: 3 / 10, widest: 10 / 3 }

const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)

/** The top bits of a float are a logarithm with straight pieces: no engine computes it otherwise. */
function bitsOf(value: number): number {
  float[0] = value
  return wordAt(bits, 0)
}

/** What is kept of a subtree, in one stretch of memory: slope, offset, unevenness, 1 / slope. */
const FACTS = 4

/** Memory of tables that are done with: a page has dozens of tables, and fresh memory costs more than filling it. */
interface Memory {
  readonly facts: Float64Array
  readonly parts: Uint32Array
  readonly filled: Int16Array
}

const spare: Memory[] = []

/** As many tables as one search has at once keep their memory, if it is not much; more is given back. */
const MOST_SPARE = 32
const LARGEST_SPARE = 1 << 16

/** The smallest spare memory that is large enough, else new one. */
function memoryFor(slots: number): Memory {
  let best = -1
  let size = Number.POSITIVE_INFINITY
  for (let at = 0; at < spare.length; at++) {
    const length = (spare[at] as Memory).parts.length
    if (length >= slots && length < size) {
      best = at
      size = length
    }
  }
  const [found] = best < 0 ? [] : spare.splice(best, 1)
  const roomy = slots < LARGEST_SPARE / 2 ? slots + (slots >> 1) : slots
  return (
    found ?? {
      facts: new Float64Array(roomy * FACTS),
      parts: new Uint32Array(roomy),
      filled: new Int16Array(roomy),
    }
  )
}

/**
 * The most even slicing tree for every run of consecutive photos, by root cut and by step of aspect.
 *
 * One table serves every page that a book could have: the layout of a run is read off in one look for any frame.
 * Unevenness is `sum(wanted^2 / share)`: it grows when a cell becomes small, and it adds up over the two parts of a
 * cut, so that the best parts make the best whole.
 *
 * A run has two rows of slots: trees cut side by side by the step of their aspect, stacked ones by the step of
 * 1 / aspect, because each of the two is a sum of its parts.
 */
export class LayoutTable {
  readonly count: number
  readonly longest: number
  readonly steps: number
  readonly detail: number
  private readonly shift: number
  private readonly base: number
  private readonly gap: number
  private readonly nearMiddle: number
  private readonly memory: Memory
  private readonly filledCount: Int16Array
  /** How many of the filled slots are cut side by side; they come first. */
  private readonly besideCount: Int16Array
  /** Row of a run by `start * longest + length - 1`; a table near the middle has few rows. */
  private readonly rows: Int32Array

  constructor(aspects: Float64Array, wanted: Float64Array, options: TableOptions) {
    const count = aspects.length
    this.count = count
    this.longest = Math.max(1, Math.min(options.longest, count))
    this.detail = options.detail
    this.shift = 23 - options.detail
    this.gap = options.gap
    this.nearMiddle = options.nearMiddle ?? Number.POSITIVE_INFINITY
    const { narrowest, widest } = options.nearMiddle === undefined ? PAGE_ASPECTS : MOSAIC_ASPECTS
    this.base = bitsOf(narrowest) >>> this.shift
    this.steps = (bitsOf(widest) >>> this.shift) - this.base
    this.rows = new Int32Array(count * this.longest)
    const rows = this.numberRows(options.nearMiddle === undefined)
    this.memory = memoryFor(rows * 2 * this.steps)
    this.filledCount = new Int16Array(rows)
    this.besideCount = new Int16Array(rows)
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

  /** Gives the table's memory to the next one. Nothing of this table may be read afterwards. */
  release(): void {
    if (spare.length < MOST_SPARE && this.memory.parts.length <= LARGEST_SPARE) {
      spare.push(this.memory)
    }
  }

  /** Calls `visit` for the ways to cut the run whose natural shape is within `spread` steps of the frame's. */
  scan({ start, length }: Run, { width, height }: Frame, spread: number, visit: VisitRoot): void {
    const { steps, gap } = this
    const { facts, filled } = this.memory
    const root = { kind: 0 as Root['kind'], cut: 0, first: 0, second: 0, slope: 0.5, offset: 0.5, uneven: 0.5 }
    for (let cut = 1; cut < length; cut++) {
      if (Math.abs(cut - length / 2) > this.nearMiddle) {
        continue
      }
      root.cut = cut
      const cellA = wholeAt(this.rows, start * this.longest + cut - 1)
      const baseA = cellA * 2 * steps
      const baseB = wholeAt(this.rows, (start + cut) * this.longest + length - cut - 1) * 2 * steps
      const countA = shortAt(this.filledCount, cellA)
      const leafB = length - cut === 1
      for (let at = 0; at < countA; at++) {
        const first = shortAt(filled, baseA + at)
        root.first = first
        const a = (baseA + first) * FACTS
        const slopeA = floatAt(facts, a)
        const offsetA = floatAt(facts, a + 1)
        const unevenA = floatAt(facts, a + 2)
        const inverseA = floatAt(facts, a + 3)
        for (let kind = 0; kind < 2; kind++) {
          const partnerHeight = height - gap - (width - offsetA) * inverseA
          let target =
            kind === 0 ? (width - gap - offsetA) / height - slopeA : partnerHeight > 0 ? width / partnerHeight : 0
          if (!(target > 0)) {
            if (spread < steps) {
              continue
            }
            target = 1
          }
          // Parts never repeat their parent's cut, so a part of a side-by-side cut is stacked: by 1 / aspect.
          const row = leafB || kind === 1 ? 0 : steps
          const middle = (bitsOf(row === 0 ? target : 1 / target) >>> this.shift) - this.base
          const low = Math.max(0, middle - spread)
          const high = Math.min(steps - 1, middle + spread)
          for (let step = low; step <= high; step++) {
            const second = row + step
            const b = (baseB + second) * FACTS
            const slopeB = floatAt(facts, b)
            if (slopeB === 0) {
              continue
            }
            const offsetB = floatAt(facts, b + 1)
            const unevenB = floatAt(facts, b + 2)
            const inverseB = floatAt(facts, b + 3)
            const sum = slopeA + slopeB
            root.second = second
            if (kind === 0) {
              root.kind = 0
              root.slope = sum
              root.offset = offsetA + offsetB + gap
              root.uneven = (1 + slopeB * inverseA) * unevenA + (1 + slopeA * inverseB) * unevenB
            } else {
              const stacked = (slopeA * slopeB) / sum
              root.kind = 1
              root.slope = stacked
              root.offset = (slopeB * offsetA + slopeA * offsetB) / sum - stacked * gap
              root.uneven = (1 + slopeA * inverseB) * unevenA + (1 + slopeB * inverseA) * unevenB
            }
            visit(root)
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
    const row = wholeAt(this.rows, start * this.longest + length - 1)
    const packed = wordAt(this.memory.parts, row * 2 * this.steps + slot)
    const cut = packed & 63
    return {
      kind: slot < this.steps ? 'beside' : 'above',
      first: this.part(start, cut, (packed >>> 6) & 0x1fff, from),
      second: this.part(start + cut, length - cut, packed >>> 19, from),
    }
  }

  private fillLeaves(aspects: Float64Array, wanted: Float64Array): void {
    const { facts, filled } = this.memory
    for (let at = 0; at < this.count; at++) {
      const aspect = floatAt(aspects, at)
      const share = floatAt(wanted, at)
      const step = Math.max(0, Math.min(this.steps - 1, (bitsOf(aspect) >>> this.shift) - this.base))
      const cell = wholeAt(this.rows, at * this.longest)
      const base = cell * 2 * this.steps
      facts.fill(0, base * FACTS, (base + 2 * this.steps) * FACTS)
      const to = (base + step) * FACTS
      facts[to] = aspect
      facts[to + 2] = share * share
      facts[to + 3] = 1 / aspect
      filled[base] = step
      this.filledCount[cell] = 1
      this.besideCount[cell] = 1
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
      if (length > this.longest || wholeAt(this.rows, at) < 0) {
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
    if (shortAt(this.filledCount, wholeAt(this.rows, start * this.longest + length - 1)) === 0) {
      this.ensureParts(start, length)
      this.fill(start, length)
    }
  }

  private fill(start: number, length: number): void {
    const { longest, steps, gap, shift, base, rows } = this
    const { facts, parts, filled } = this.memory
    const cell = wholeAt(rows, start * longest + length - 1)
    const here = cell * 2 * steps
    facts.fill(0, here * FACTS, (here + 2 * steps) * FACTS)
    for (let cut = 1; cut < length; cut++) {
      if (Math.abs(cut - length / 2) > this.nearMiddle) {
        continue
      }
      const cellA = wholeAt(rows, start * longest + cut - 1)
      const cellB = wholeAt(rows, (start + cut) * longest + length - cut - 1)
      const baseA = cellA * 2 * steps
      const baseB = cellB * 2 * steps
      const countA = shortAt(this.filledCount, cellA)
      const countB = shortAt(this.filledCount, cellB)
      const besideB = shortAt(this.besideCount, cellB)
      // A chain of equal cuts is kept in one nesting only: the second part never repeats its parent's cut.
      const stackedFrom = length - cut === 1 ? 0 : besideB
      for (let x = 0; x < countA; x++) {
        const first = shortAt(filled, baseA + x)
        const a = (baseA + first) * FACTS
        const slopeA = floatAt(facts, a)
        const offsetA = floatAt(facts, a + 1)
        const unevenA = floatAt(facts, a + 2)
        const inverseA = floatAt(facts, a + 3)
        const packedA = cut | (first << 6)
        for (let y = stackedFrom; y < countB; y++) {
          const second = shortAt(filled, baseB + y)
          const b = (baseB + second) * FACTS
          const slopeB = floatAt(facts, b)
          const sum = slopeA + slopeB
          const step = (bitsOf(sum) >>> shift) - base
          if (step >= 0 && step < steps) {
            const q = (1 + slopeB * inverseA) * unevenA + (1 + slopeA * floatAt(facts, b + 3)) * floatAt(facts, b + 2)
            const to = (here + step) * FACTS
            if (facts[to] === 0 || q < floatAt(facts, to + 2)) {
              facts[to] = sum
              facts[to + 1] = offsetA + floatAt(facts, b + 1) + gap
              facts[to + 2] = q
              parts[here + step] = packedA | (second << 19)
            }
          }
        }
        for (let y = 0; y < besideB; y++) {
          const second = shortAt(filled, baseB + y)
          const b = (baseB + second) * FACTS
          const inverseB = floatAt(facts, b + 3)
          const inverse = inverseA + inverseB
          const step = (bitsOf(inverse) >>> shift) - base
          if (step >= 0 && step < steps) {
            const slopeB = floatAt(facts, b)
            const q = (1 + slopeA * inverseB) * unevenA + (1 + slopeB * inverseA) * floatAt(facts, b + 2)
            const to = (here + steps + step) * FACTS
            if (facts[to] === 0 || q < floatAt(facts, to + 2)) {
              const sum = slopeA + slopeB
              const stacked = (slopeA * slopeB) / sum
              facts[to] = stacked
              facts[to + 1] = (slopeB * offsetA + slopeA * floatAt(facts, b + 1)) / sum - stacked * gap
              facts[to + 2] = q
              parts[here + steps + step] = packedA | (second << 19)
            }
          }
        }
      }
    }
    let kept = 0
    for (let slot = 0; slot < 2 * steps; slot++) {
      const at = (here + slot) * FACTS
      const slope = floatAt(facts, at)
      if (slope !== 0) {
        facts[at + 3] = 1 / slope
        filled[here + kept++] = slot
        if (slot < steps) {
          this.besideCount[cell] = kept
        }
      }
    }
    this.filledCount[cell] = kept
  }
}
