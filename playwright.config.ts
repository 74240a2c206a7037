import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
import { PATIENCE } from './tests/support/patience.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  // Node loads the sources itself, as it does for the server: nothing is transformed.
  build: { external: ['**/*'] },
  fullyParallel: false,
  // Phones wait more than they work: two of them share two cores well.
  workers: 2,
  timeout: PATIENCE.test,
  expect: { timeout: PATIENCE.soon },
  reporter: [['list'], ['json', { outputFile: 'build/journeys.json' }]],
  use: {
    actionTimeout: PATIENCE.soon,
    // A trace costs every journey a fifth of its time; a failed one is run again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    hasTouch: true,
    isMobile: true,
    // Requests that a worker makes pass by what a journey puts in their way; the journey of it lets it in.
    serviceWorkers: 'block',
  },
})
