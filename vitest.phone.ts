import { playwright } from '@vitest/browser-playwright'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
import { PATIENCE } from './tests/support/patience.ts'

/** Development React tells the debugger of every element and the profiler of every component, where the browser has them. */
export const NOBODY_DEBUGS = { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' }

// A function: vitest writes the project's name into `instances`, and a shared object would mislabel projects.
export function phone() {
  const executablePath = findChromium()
  return {
    enabled: true,
    headless: true,
    connectTimeout: PATIENCE.start,
    screenshotFailures: false,
    provider: playwright({
      // A button that never comes is told before the end of the test's own limit.
      actionTimeout: PATIENCE.soon,
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
