import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONSOLE, NEVER_THERE } from '../stories/console/console-kinds.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const STORIES = ['console', 'console-states'].map((name) => read(`stories/console/${name}.stories.tsx`)).join('\n')

test('every page of the console is in the list of states', () => {
  const fetched = [...read('src/manage/app/pages.ts').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  expect(Object.keys(CONSOLE).sort()).toEqual([...fetched, 'SignInPage', 'NoSuchPage'].sort())
})

test.each(Object.keys(CONSOLE))(
  '%s of the console is seen in every kind of state, or a reason says why not',
  (page) => {
    const missing = Object.values(CONSOLE[page] ?? {}).filter((seen) =>
      typeof seen === 'string'
        ? !new RegExp(`^export const ${seen}\\b`, 'm').test(STORIES)
        : !Object.hasOwn(NEVER_THERE, seen.why),
    )
    expect(missing).toEqual([])
  },
)
