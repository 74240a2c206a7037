import { expect } from '@playwright/test'
import { PATIENCE } from '../support/patience.ts'

/** Playwright's `expect` that waits for the state itself where no runner says how long: scripts take the same steps as journeys. */
export const waiting = expect.configure({ timeout: PATIENCE.soon })
