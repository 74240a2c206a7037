import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findFirefox } from '../support/browser/firefox-hashes.ts'
import { installDebian } from '../support/browser/install-debian.ts'
import { MINI_BROWSER } from './webkit.ts'

/** `npm run test:engines`: the editor under the hand in Firefox and in WebKitGTK, which are installed when this process may. */

if (!findFirefox() || !existsSync(MINI_BROWSER) || !existsSync('/usr/bin/Xvfb')) {
  console.log('installing Debian’s firefox-esr, webkit2gtk-driver and xvfb')
  installDebian(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
}
const { status } = spawnSync('vitest', ['run', '--project', 'engines', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
