import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../../../chromium.ts'

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
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('no browser found: installing Debian’s chromium')
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!findChromium()) {
    throw new Error('no Chromium: install one, or name it in CHROMIUM_PATH')
  }
}
