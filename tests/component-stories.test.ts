import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What a file of `src/ui` draws: its exported names with a capital letter. */
const drawn = globSync('src/ui/*/*.tsx', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...read(file).matchAll(/^export (?:function|class) ([A-Z]\w*)/gm)].map(([, name = '']) => name))

const pages = globSync('stories/components/*/*.stories.tsx', { cwd: ROOT }).map(read)
const named = (name: string) => pages.filter((page) => new RegExp(`^ {2}component: ${name}\\b`, 'm').test(page))

test.each(drawn)('%s has a page of its own: live controls, used and misused', (name) => {
  const [page = '', ...more] = named(name)
  const says = [/tags: \['autodocs'\]/, /\.\.\.LIVE/, /^export const Live\b/m, /^export const UsedAndMisused\b/m]
  expect({ more: more.length, missing: says.filter((one) => !one.test(page)).map(String) }).toEqual({
    more: 0,
    missing: [],
  })
})
