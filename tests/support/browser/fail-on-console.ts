import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning or an error that nobody expected is a failure: silence in the log is part of every result.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  for (const say of [console.error, console.warn]) {
    if (vi.isMockFunction(say)) {
      expect(say.mock.calls).toEqual([])
    }
  }
  vi.restoreAllMocks()
})
