import type { Matrix } from './matrix.ts'
import { applied } from './matrix.ts'

/** One step of a drawing in absolute coordinates; the points of a curve are its controls, then its end. */
export interface PathStep {
  readonly letter: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly points: readonly Point[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * SVG path data as absolute M, L, Q, C and Z steps; arcs become curves.
 *
 * @throws SyntaxError when `path` is not path data.
 */
export function readPath(path: string): PathStep[] {
  const steps: PathStep[] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  let control: { letter: string; point: Point } | undefined
  for (const { letter, args } of commandsIn(path)) {
    const upper = letter.toUpperCase()
    const origin = letter === upper ? { x: 0, y: 0 } : at
    const point = (i: number): Point => ({ x: origin.x + (args[i] ?? 0), y: origin.y + (args[i + 1] ?? 0) })
    const mirrored = (letters: string) =>
      control && letters.includes(control.letter)
        ? { x: 2 * at.x - control.point.x, y: 2 * at.y - control.point.y }
        : at
    let next: PathStep[]
    switch (upper) {
      case 'M':
      case 'L':
        next = [{ letter: upper, points: [point(0)] }]
        break
      case 'H':
        next = [{ letter: 'L', points: [{ x: origin.x + (args[0] ?? 0), y: at.y }] }]
        break
      case 'V':
        next = [{ letter: 'L', points: [{ x: at.x, y: origin.y + (args[0] ?? 0) }] }]
        break
      case 'C':
        next = [{ letter: 'C', points: [point(0), point(2), point(4)] }]
        break
      case 'S':
        next = [{ letter: 'C', points: [mirrored('CS'), point(0), point(2)] }]
        break
      case 'Q':
        next = [{ letter: 'Q', points: [point(0), point(2)] }]
        break
      case 'T':
        next = [{ letter: 'Q', points: [mirrored('QT'), point(0)] }]
        break
      case 'A':
        next = arcSteps(at, point(5), args)
        break
      default:
        next = [{ letter: 'Z', points: [] }]
    }
    steps.push(...next)
    const last = next.at(-1)
    const controls = last?.points.at(-2)
    control = controls ? { letter: upper, point: controls } : undefined
    at = upper === 'Z' ? start : (last?.points.at(-1) ?? at)
    start = upper === 'M' ? at : start
  }
  return steps
}

/** Path data of `steps` brought to their place by `matrix`, in thousandths. */
export function writePath(steps: readonly PathStep[], matrix: Matrix): string {
  return steps
    .map(({ letter, points }) => {
      const numbers = points.map((point) => {
        const { x, y } = applied(matrix, point)
        return `${rounded(x)} ${rounded(y)}`
      })
      return letter + numbers.join(' ')
    })
    .join('')
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

function commandsIn(path: string): { letter: string; args: number[] }[] {
  return [...path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const upper = letter.toUpperCase()
    const count = COUNTS[upper] ?? 0
    const numbers = upper === 'A' ? arcNumbers(rest) : (rest.match(NUMBER) ?? []).map(Number)
    if (count === 0) {
      return [{ letter, args: [] }]
    }
    if (numbers.length === 0 || numbers.length % count !== 0) {
      throw new SyntaxError(`path data: ${letter} takes ${count} numbers, got "${rest.trim()}"`)
    }
    return Array.from({ length: numbers.length / count }, (_, i) => ({
      // Further pairs behind a move are lines.
      letter: i > 0 && upper === 'M' ? (letter === 'M' ? 'L' : 'l') : letter,
      args: numbers.slice(i * count, (i + 1) * count),
    }))
  })
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

/** The two flags of an arc may stand without a space before what follows. */
function arcNumbers(rest: string): number[] {
  const number = '([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)[\\s,]*'
  const arc = new RegExp(`${number}${number}${number}([01])[\\s,]*([01])[\\s,]*${number}${number}`, 'gi')
  return [...rest.matchAll(arc)].flatMap((match) => match.slice(1, 8).map(Number))
}

/** An elliptical arc as cubic curves of at most a quarter turn each (SVG 1.1, F.6). */
function arcSteps(from: Point, to: Point, args: readonly number[]): PathStep[] {
  const [rawX = 0, rawY = 0, degrees = 0, large = 0, sweep = 0] = args
  let [rx, ry] = [Math.abs(rawX), Math.abs(rawY)]
  if (rx === 0 || ry === 0 || (from.x === to.x && from.y === to.y)) {
    return [{ letter: 'L', points: [to] }]
  }
  const phi = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 }
  const p = { x: cos * half.x + sin * half.y, y: -sin * half.x + cos * half.y }
  const stretch = Math.sqrt(Math.max(1, (p.x / rx) ** 2 + (p.y / ry) ** 2))
  rx *= stretch
  ry *= stretch
  const rest = (rx * ry) ** 2 - (rx * p.y) ** 2 - (ry * p.x) ** 2
  const root = Math.sqrt(Math.max(0, rest / ((rx * p.y) ** 2 + (ry * p.x) ** 2))) * (large === sweep ? -1 : 1)
  const c = { x: (root * rx * p.y) / ry, y: (-root * ry * p.x) / rx }
  const first = Math.atan2((p.y - c.y) / ry, (p.x - c.x) / rx)
  const full = 2 * Math.PI
  let span = Math.atan2((-p.y - c.y) / ry, (-p.x - c.x) / rx) - first
  span = sweep ? (span < 0 ? span + full : span) : span > 0 ? span - full : span
  const centre = {
    x: cos * c.x - sin * c.y + (from.x + to.x) / 2,
    y: sin * c.x + cos * c.y + (from.y + to.y) / 2,
  }
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9))
  const step = span / count
  const reach = (4 / 3) * Math.tan(step / 4)
  const onEllipse = (x: number, y: number): Point => ({
    x: centre.x + cos * rx * x - sin * ry * y,
    y: centre.y + sin * rx * x + cos * ry * y,
  })
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [first + i * step, first + (i + 1) * step]
    return {
      letter: 'C',
      points: [
        onEllipse(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
        onEllipse(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
        i === count - 1 ? to : onEllipse(Math.cos(b), Math.sin(b)),
      ],
    }
  })
}
