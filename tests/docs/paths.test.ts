import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const PATH = /`((?:domain|machines|editor|src|server|stories|tests|bench|docs|\.storybook)\/[^`\s]*)`/g
/** A pattern of paths is no path. */
const PATTERN = /[*{<[]/

test.each(['README.md', 'docs/ARCHITECTURE.md', 'docs/GLOSSARY.md', 'docs/operations.md', 'docs/themes.md'])(
  'every file and folder that %s names is there',
  (file) => {
    const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(PATH)].flatMap(([, path]) => path ?? [])
    const whole = named.filter((path) => !PATTERN.test(path)).map((path) => path.replace(/[/,]$/, ''))
    const missing = whole.filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, `${path}.ts`)))
    expect(missing).toEqual([])
  },
)
