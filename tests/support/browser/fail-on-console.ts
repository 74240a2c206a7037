import { afterEach, beforeEach, expect, vi } from 'vitest'

/** react-admin hands its fields the properties of older versions of MUI beside those of this one, which leaves them on the element. */
function isOfTheAdminLibrary([said, prop]: readonly unknown[]): boolean {
  return String(said).startsWith('React does not recognize the `%s` prop') && /^inputprops$/i.test(String(prop))
}

// A warning or an error that nobody expected is a failure: silence in the log is part of every result.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  for (const say of [console.error, console.warn]) {
    if (vi.isMockFunction(say)) {
      expect(say.mock.calls.filter((call) => !isOfTheAdminLibrary(call))).toEqual([])
    }
  }
  vi.restoreAllMocks()
})
