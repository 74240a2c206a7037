import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { STORED, storedNames } from './stored-pictures.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The stories of a folder by the names that their pictures have. */
function storyNames(): ReadonlySet<string> {
  const names = globSync('stories/**/*.stories.tsx', { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const id = /\bid: '([\w-]+)'/.exec(text)?.[1] ?? ''
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => `${id}-${wordsOf(name)}`)
  })
  return new Set(names)
}

/** As Storybook writes the name of an export: `Step1TheOrder` is `step-1-the-order`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([0-9])([A-Za-z])/g, '$1-$2')
    .toLowerCase()
}

const stored = storedNames()
const inFolder = (folder: string) => stored.filter((name) => name.startsWith(`${folder}/`)).length

// Before they are written for the first time there is nothing to count.
const counted = test.skipIf(stored.length === 0)

counted('pictures of stories: enough of them on a phone, wide and in each other language, and at most 12 MB', () => {
  const bytes = stored.reduce((sum, name) => sum + statSync(join(STORED, `${name}.webp`)).size, 0)
  const few = { phone: 250, wide: 60, en: 40, 'zh-Hant': 40 }
  expect(Object.entries(few).filter(([folder, count]) => inFolder(folder) < count)).toEqual([])
  expect(bytes).toBeLessThan(12 * 1024 * 1024)
})

counted('pictures of stories: none is of a story that is gone', () => {
  const names = storyNames()
  expect(stored.filter((name) => !names.has(basename(name)))).toEqual([])
})
