import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const sources = (pattern: string) => globSync(pattern, { cwd: ROOT }).map((file) => [file, read(file)] as const)
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Set by a package on its own elements. */
const SET_BY_PACKAGES = ['--available-height']

test('every custom property that a style reads without another value is set somewhere', () => {
  const styles = sources('{src,style}/**/*.css')
  const set = new Set([
    ...SET_BY_PACKAGES,
    ...styles.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    ...sources('src/**/*.{ts,tsx}').flatMap(([, text]) =>
      [...text.matchAll(/['"`](--[\w-]+)/g)].map(([, name]) => name),
    ),
  ])
  const unknown = styles.flatMap(([file, text]) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${name} in ${file}`),
  )
  expect(unknown).toEqual([])
})
