import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { hashOfPicture, unpackPicture } from './tests/story-pictures/picture-commands.ts'
import { pictureMode } from './tests/story-pictures/picture-mode.ts'
import { UNPACKED } from './tests/story-pictures/stored-pictures.ts'
import { PATIENCE } from './tests/support/patience.ts'
import { NOBODY_DEBUGS, phone } from './vitest.phone.ts'

/** Packages that screens use. Named before the first story runs: found while one runs, Vite would reload the page. */
const PACKAGES = [
  ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'wouter', 'wouter/memory-location'],
  ...['@lingui/core', '@lingui/react', 'xstate', '@xstate/react', '@tanstack/react-query', 'zod', 'idb', 'immer'],
  ...['@dnd-kit/core', '@dnd-kit/sortable', '@use-gesture/react', 'fabric/es', 'linebreak'],
  // The merchant's console.
  ...['react-admin', 'react-router', '@mui/material', '@mui/material/styles', 'uplot', 'qrcode-generator'],
  // The charts of the machines.
  ...['elkjs/lib/elk.bundled.js', 'storybook/preview-api'],
  ...[
    'alert-dialog',
    'checkbox',
    'dialog',
    'drawer',
    'field',
    'menu',
    'number-field',
    'otp-field',
    'radio',
    'radio-group',
    'tabs',
  ].map((part) => `@base-ui/react/${part}`),
]

// Apart from vitest.config.ts: the Storybook plugin boots Storybook, which the other tests need not wait for.
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: PACKAGES,
          rolldownOptions: { transform: { define: NOBODY_DEBUGS } },
        },
        // Stories are mounted and unmounted by Storybook: one page for many files, loaded once. Two pages: each waits half of
        // its time for a picture to be taken.
        test: {
          name: 'storybook',
          testTimeout: PATIENCE.test,
          isolate: false,
          maxWorkers: 2,
          env: { STORY_PICTURES: pictureMode() },
          browser: {
            ...phone(),
            commands: { hashOfPicture, unpackPicture },
            expect: {
              toMatchScreenshot: {
                // A picture that is looked at again and again is at rest by then, on a busy machine too.
                timeout: PATIENCE.soon,
                comparatorName: 'pixelmatch',
                // A line of an icon is as thin as the edge of a letter: what is left out of edges would be left out of icons.
                // Processors draw the edge of a turned card a little differently: 27 dots were seen, in a picture of 250,000.
                comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 48 },
                resolveScreenshotPath: ({ arg, ext }) => join(UNPACKED, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => join(import.meta.dirname, 'build/story-pictures', `${arg}${ext}`),
              },
            },
          },
          setupFiles: [
            './tests/support/browser/quick-react.ts',
            './tests/support/browser/fail-on-console.ts',
            './tests/support/browser/wait-limits.ts',
          ],
          expect: { poll: { timeout: PATIENCE.soon } },
        },
      },
    ],
  },
})
