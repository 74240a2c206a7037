/** Bodies nested deeper than this are no request of ours. */
export const DEPTH_MAX = 12

/** Whether a parsed JSON value has at most `max` levels of lists and objects. Never recurses, whatever it is given. */
export function isShallow(value: unknown, max: number = DEPTH_MAX): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    const nested = level.filter((it): it is object => typeof it === 'object' && it !== null)
    if (nested.length > 0 && depth >= max) {
      return false
    }
    level = nested.flatMap((it) => Object.values(it))
  }
  return true
}

/**
 * Whether every text in a parsed request can be kept as it is: no database takes the character of number 0 or half of
 * a character. Never recurses.
 */
export function isKeepable(value: unknown): boolean {
  let level: unknown[] = [value]
  while (level.length > 0) {
    if (level.some((it) => typeof it === 'string' && (it.includes('\0') || !it.isWellFormed()))) {
      return false
    }
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.entries(it).flat() : []))
  }
  return true
}

/** Names that the two specifications use for one thing (readings 41). The first is the one the shop writes itself. */
export const ALIASES = [
  ['mchid', 'MchID'],
  ['uid', 'UserID'],
  ['aid', 'albumId'],
  ['pid', 'prodid'],
  ['taskid', 'taskId'],
  ['quantity', 'outTradeQuantity'],
  ['addtext', 'addText'],
  ['rotate', 'rotation'],
  ['Start', 'start'],
  ['Count', 'count'],
] as const

/** Every other name of a field. */
export function otherNames(field: string): readonly string[] {
  return ALIASES.find((names) => (names as readonly string[]).includes(field))?.filter((name) => name !== field) ?? []
}

/** What a field takes; a schema of zod is one. */
interface Field {
  safeParse(value: unknown): { readonly success: boolean }
}
type Fields = Readonly<Record<string, Field>>

/**
 * The same request with every field under the name that the call knows, for a call whose `fields` those are.
 *
 * A name that the call itself knows stays as it is, and so does an alias of a field that is there already. An empty text
 * is an absent value wherever the field may be absent and takes no empty text.
 */
export function asSent(given: unknown, fields: Fields): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return given
  }
  const sent = Object.entries(underKnownNames(given, fields))
  // What every object inherits (`constructor`, `__proto__`) is no field of the call.
  const fieldOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  return Object.fromEntries(sent.filter(([name, value]) => value !== '' || !isBlank(fieldOf(name))))
}

function isBlank(field: Field | undefined): boolean {
  return field?.safeParse(undefined).success === true && !field.safeParse('').success
}

function underKnownNames(given: object, fields: Fields): object {
  const renamed = Object.entries(given).map(([name, value]): [string, unknown] => {
    const known = Object.hasOwn(fields, name)
      ? undefined
      : otherNames(name).find((other) => Object.hasOwn(fields, other))
    return [known === undefined || known in given ? name : known, value]
  })
  return Object.fromEntries(renamed)
}
