import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

// A function: vitest writes the project's name into `instances`, and a shared object would mislabel projects.
function phone() {
  const executablePath = findChromium()
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
      contextOptions: { deviceScaleFactor: 1, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 375, height: 667 } }],
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,machines,editor,src,server,tests,bench}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/*.contract.test.ts', '**/node_modules/**'],
          setupFiles: ['./tests/support/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['{server,tests}/**/*.contract.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          setupFiles: ['./tests/support/fail-on-console.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browser',
          include: ['{editor,src,tests}/**/*.browser.test.{ts,tsx}'],
          browser: phone(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: phone() },
      },
    ],
  },
})
