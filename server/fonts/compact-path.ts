import type { PathCommand } from 'fontkit'

/**
 * An outline as short SVG path data: relative commands, one letter for a run of equal ones.
 *
 * Font units are whole numbers, so the sums that a reader forms of relative steps are exact.
 */
export function compactPath(commands: readonly PathCommand[]): string {
  let out = ''
  let last = ''
  let at = { x: 0, y: 0 }
  let start = at
  const write = (letter: string, numbers: readonly number[]) => {
    const text = numbers
      .map(short)
      .reduce((line, number) => `${line}${line && !number.startsWith('-') ? ' ' : ''}${number}`, '')
    const joins = letter === last && letter !== 'm'
    out += joins ? `${text.startsWith('-') ? '' : ' '}${text}` : `${letter}${text}`
    last = letter
  }
  for (const { command, args } of commands) {
    const to = { x: args.at(-2) ?? 0, y: args.at(-1) ?? 0 }
    if (command === 'closePath') {
      write('z', [])
      at = start
      continue
    }
    const from = at
    const steps = args.map((value, i) => value - (i % 2 === 0 ? from.x : from.y))
    if (command === 'moveTo') {
      write('m', steps)
      start = to
    } else if (command === 'lineTo' && to.y === at.y) {
      write('h', [to.x - at.x])
    } else if (command === 'lineTo' && to.x === at.x) {
      write('v', [to.y - at.y])
    } else {
      write(LETTERS[command], steps)
    }
    at = to
  }
  return out
}

const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const

const short = (value: number) => `${Math.round(value * 10) / 10}`
