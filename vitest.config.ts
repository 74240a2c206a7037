import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { goldenPages } from './tests/goldens/server-pages.ts'
import { PATIENCE } from './tests/support/patience.ts'
import { NOBODY_DEBUGS, phone } from './vitest.phone.ts'

/** Files that take longest: begun last, they would leave the other worker idle. */
const LONG = [
  'decode-photo.contract',
  'phone-upload',
  'book.contract',
  'storage-s3',
  'shop-commands',
  'themes.contract',
  'photo-corpus',
  'book-killed',
  'authorisation.contract',
  'storage-calls',
  'preflight',
  'print-parity',
  'check-theme',
  'print-files',
  'every-product',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    const rank = ({ moduleId }: (typeof files)[number]) => {
      const at = LONG.findIndex((name) => moduleId.includes(name))
      return at === -1 ? LONG.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/**
 * Tests of a file lean on no other's order. The same order in every run: what is red is red again. Another one, to see
 * whether that still holds: `--sequence.seed=N`; a run prints its own.
 */
const ANY_ORDER = { shuffle: { tests: true } }
const SEED = 11

/** Node loads the sources itself, as it does for the server: nothing is transformed, and what was compiled is kept. */
const AS_NODE_LOADS = { viteModuleRunner: false, nodeLoader: false }
/** Unit tests of what Node cannot load by itself: stories, and packages that name their exports for bundlers alone. */
const BUNDLED = [
  'tests/machine-stories.test.ts',
  'src/wiring/photos/upload-adapter.test.ts',
  'domain/calendar/{holidays,lunar-date}.test.ts',
]

const SETUP = ['./tests/support/browser/fail-on-console.ts', './tests/support/browser/wait-limits.ts']
const PATIENT = { poll: { timeout: PATIENCE.soon } }
/** No test has a limit of its own. */
const LIMITS = { testTimeout: PATIENCE.test, hookTimeout: PATIENCE.test }

/** Modules are loaded once a worker, not once a file: a file leaves the world as it found it. */
const unit = {
  ...LIMITS,
  environment: 'node',
  pool: 'threads',
  isolate: false,
  sequence: ANY_ORDER,
  setupFiles: SETUP,
  expect: PATIENT,
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst, seed: SEED },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          experimental: AS_NODE_LOADS,
          include: ['{domain,machines,editor,src,server,tests,bench}/**/*.test.ts'],
          exclude: [
            ...['**/*.browser.test.ts', '**/*.contract.test.ts', '**/*.engine.test.ts', '**/node_modules/**'],
            ...BUNDLED,
          ],
        },
      },
      { test: { ...unit, name: 'unit-bundled', include: BUNDLED } },
      {
        test: {
          name: 'contract',
          experimental: AS_NODE_LOADS,
          environment: 'node',
          // Modules, a database server and the migrated dump are there once a worker, not once a file.
          pool: 'forks',
          isolate: false,
          // The engine of the embedded database is compiled once, quickly: no file asks it long enough for the second time to pay.
          execArgv: ['--liftoff-only'],
          sequence: ANY_ORDER,
          include: ['{server,tests}/**/*.contract.test.ts'],
          ...LIMITS,
          // Two files wait for jobs of shops that were killed; the third works meanwhile.
          maxWorkers: 3,
          setupFiles: SETUP,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.engine.test.ts'],
          hookTimeout: PATIENCE.test,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [goldenPages()],
        // All that browser tests import, so that Vite does not find it on the way and load the page anew.
        optimizeDeps: {
          include: [
            ...['linebreak', 'ssim.js', 'fabric/es', 'immer', 'react', 'react-dom', 'react-dom/client', 'xstate'],
            ...['@xstate/react', '@lingui/core', '@lingui/react', '@tanstack/react-query', 'wouter', 'idb'],
            ...['storybook/internal/channels', 'react-admin', 'react-router', '@mui/material', '@mui/material/styles'],
            ...['uplot', 'qrcode-generator', 'workbox-strategies'],
            ...[
              '@base-ui/react/alert-dialog',
              '@base-ui/react/dialog',
              '@base-ui/react/drawer',
              '@base-ui/react/menu',
              '@base-ui/react/tabs',
            ],
          ],
          rolldownOptions: { transform: { define: NOBODY_DEBUGS } },
        },
        test: {
          name: 'browser',
          // One page for all files, loaded once: a file takes down what it put up.
          isolate: false,
          include: ['{editor,src,tests}/**/*.browser.test.{ts,tsx}'],
          ...LIMITS,
          setupFiles: ['./tests/support/browser/quick-react.ts', ...SETUP, './tests/support/browser/overlays.ts'],
          expect: PATIENT,
          browser: phone(),
        },
      },
    ],
  },
})
