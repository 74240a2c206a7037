import { vi } from 'vitest'
import { PATIENCE } from '../patience.ts'

// Vitest has a setting for `expect.poll` and none for this one; its own second is too short for a first load.
const waitFor = vi.waitFor
vi.waitFor = (work, options) =>
  waitFor(work, typeof options === 'number' ? options : { timeout: PATIENCE.soon, ...options })
