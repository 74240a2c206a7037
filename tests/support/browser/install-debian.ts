import { spawnSync } from 'node:child_process'

/** Installs Debian packages where this process may; says nothing where it may not, the caller then misses them. */
export function installDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) {
    return
  }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
