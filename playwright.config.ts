import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  fullyParallel: false,
  // Phones wait more than they work: two of them share two cores well.
  workers: 2,
  timeout: 180_000,
  // A busy machine of two cores also decodes and prints meanwhile.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'build/journeys.json' }]],
  use: {
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
})
