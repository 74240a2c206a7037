import { existsSync } from 'node:fs'

/** What Playwright switches off. Chromium heeds the last such list alone, so ours repeats it; a test compares the two. */
export const OFF_FOR_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * The pages of the address field, which is never seen here, and a process in store for the next site: every phone of a
 * test would start three processes for one page.
 */
const OFF_FOR_SPEED = [
  ...['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  'SpareRendererForSitePerProcess',
]

/** The flag that switches these features off besides those that are always off. */
export const without = (...features: readonly string[]) =>
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED, ...features].join(',')}`

/** Flags under which Chromium paints the same pixels everywhere and asks nothing of the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  without(),
]

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * The browser that the tests run in: `CHROMIUM_PATH`, else the first installed one.
 * Returns `undefined` to let Playwright use its own.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return named ?? PLACES.find((path) => existsSync(path))
}
