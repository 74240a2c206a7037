/** Whether two drawings are made of the same numbers and words. Called for everything in sight with every key, so it stops at the first difference. */
export function sameDrawing(a: unknown, b: unknown): boolean {
  if (a === b) {
    return true
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return false
  }
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameDrawing(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
