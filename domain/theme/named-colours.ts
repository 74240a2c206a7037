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
  const walk = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (Array.isArray(value)) {
      return value.map((each, at) => walk(each, [...path, at]))
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, [...path, key])]))
    }
    if (typeof value !== 'string' || !holdsColour(path) || isColour(value)) {
      return value
    }
    const found = Object.hasOwn(colours, value) ? colours[value] : undefined
    if (found === undefined) {
      faults.push({ path, message: `${JSON.stringify(value)} is no #rrggbb and none of this file's colours` })
    }
    return found ?? '#000000'
  }
  const { colours: _, ...rest } = file
  return { file: { ...(walk(rest, []) as Omit<ThemeFile, 'colours'>), colours }, faults }
}

function holdsColour(path: readonly PropertyKey[]): boolean {
  const key = String(path.at(-1))
  return COLOUR_FIELDS.has(key) || (key === 'family' && path.at(-2) === 'note')
}
