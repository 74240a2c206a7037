import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'decisions')

test('each decision has a number of its own, in its name and in its title', () => {
  const named = readdirSync(FOLDER).map((file) => file.slice(0, 3))
  const titled = readdirSync(FOLDER).map((file) => /^# (\d{3}) /.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1])
  expect(named).toEqual([...new Set(named)])
  expect(titled).toEqual(named)
})

test('each decision is in the list by subject, by its title', () => {
  const list = readFileSync(join(FOLDER, '..', 'decisions.md'), 'utf8')
  const missing = readdirSync(FOLDER).filter((file) => {
    const title = /^# \d{3} (.*)$/m.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1]
    return !list.includes(`- [${file.slice(0, 3)}](decisions/${file}) ${title}\n`)
  })
  expect(missing).toEqual([])
})
