import { playwright } from '@vitest/browser-playwright'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

/** Development React tells the debugger of every element and the profiler of every component, where the browser has them. */
export const NOBODY_DEBUGS = { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' }

// A function: vitest writes the project's name into `instances`, and a shared object would mislabel projects.
export function phone() {
  const executablePath = findChromium()
  return {
    enabled: true,
    headless: true,
    // A limit, not a wait: beside the journeys of a slow machine the first page needs more than Vitest's minute.
    connectTimeout: 600_000,
    screenshotFailures: false,
    provider: playwright({
      // A button that never comes is told soon, not at the end of the test's own limit.
      actionTimeout: 60_000,
      launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
      contextOptions: {
        deviceScaleFactor: 1,
        hasTouch: true,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 375, height: 667 } }],
  }
}
