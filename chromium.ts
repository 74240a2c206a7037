import { existsSync } from 'node:fs'

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
