import { isColour } from './colour.ts'
import type { Colour } from './theme.ts'
import type { FileFault, ThemeFile } from './theme-file.ts'

/** Fields that hold a colour. `family` is one among a calendar's small words, and a typeface everywhere else. */
const COLOUR_FIELDS = new Set([
  ...['background', 'colour', 'fill', 'spine', 'back', 'restColour', 'otherMonth', 'festival', 'term', 'rest', 'work'],
])

interface Named {
  readonly file: ThemeFile
  readonly faults: readonly FileFault[]
}

/** The file with `#rrggbb` wherever it names one of `colours`. */
export function namedColours(file: ThemeFile, colours: Readonly<Record<string, Colour>>): Named {
  const faults: FileFault[] = []
  // Where the walk is: one list for all, for themes are filled hundreds of times when one is written down shortly.
  const path: PropertyKey[] = []
  const inside = (key: PropertyKey, value: unknown): unknown => {
    path.push(key)
    const named = walk(value)
    path.pop()
    return named
  }
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map((each, at) => inside(at, each))
    }
    if (typeof value === 'object' && value !== null) {
      const named: Record<string, unknown> = {}
      for (const [key, each] of Object.entries(value)) {
        named[key] = inside(key, each)
      }
      return named
    }
    if (typeof value !== 'string' || !holdsColour(path) || isColour(value)) {
      return value
    }
    const found = Object.hasOwn(colours, value) ? colours[value] : undefined
    if (found === undefined) {
      faults.push({
        path: [...path],
        message: `${JSON.stringify(value)} is no #rrggbb and none of this file's colours`,
      })
    }
    return found ?? '#000000'
  }
  const { colours: _, ...rest } = file
  return { file: { ...(walk(rest) as Omit<ThemeFile, 'colours'>), colours }, faults }
}

function holdsColour(path: readonly PropertyKey[]): boolean {
  const key = String(path.at(-1))
  return COLOUR_FIELDS.has(key) || (key === 'family' && path.at(-2) === 'note')
}
