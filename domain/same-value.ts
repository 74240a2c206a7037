/** Whether two JSON values say the same, whatever the order of their fields: what came over the wire has another. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) {
    return true
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, at) => sameValue(one, b[at]))
  }
  if (!isFields(a) || !isFields(b)) {
    return false
  }
  const said = saidOf(a)
  return said.length === saidOf(b).length && said.every((key) => b[key] !== undefined && sameValue(a[key], b[key]))
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field without a value is not said: it does not go over the wire. */
function saidOf(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(fields).filter((key) => fields[key] !== undefined)
}
