import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { phone } from './vitest.phone.ts'

// Apart from vitest.config.ts: the Storybook plugin boots Storybook, which the other tests need not wait for.
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: phone() },
      },
    ],
  },
})
