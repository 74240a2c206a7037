import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../../../chromium.ts'
import { installDebian } from './install-debian.ts'

/**
 * Makes sure that a Chromium is there: the environment's, the system's, Playwright's own, or Debian's, which is
 * installed when this process may.
 *
 * @throws Error with what to do when there is none.
 */
export function ensureChromium(): void {
  if (findChromium() || existsSync(chromium.executablePath())) {
    return
  }
  console.log('no browser found: installing Debian’s chromium')
  installDebian(['chromium', 'fonts-noto-cjk'])
  if (!findChromium()) {
    throw new Error('no Chromium: install one, or name it in CHROMIUM_PATH')
  }
}
