import { vi } from 'vitest'

/** How long a test waits for what comes a moment later, ms. A limit, not a wait: two busy cores stretch a second of work. */
const LIMIT_MS = 60_000

// Vitest has a setting for `expect.poll` and none for this one; its own second is too short for a first load.
const waitFor = vi.waitFor
vi.waitFor = (work, options) => waitFor(work, typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options })
