import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const read = (...args: string[]) => readOptions(['photos', '--out', 'out', ...args])

test('a title is taken as it is typed; nothing is made up where none is said', () => {
  const titles = [read(), read('--title', ' Five days '), read('--title', '')].map((verdict) =>
    verdict.kind === 'run' ? verdict.options.title : verdict,
  )
  expect(titles).toEqual([undefined, 'Five days', ''])
})

test('a title that a cover has no room for is refused with both numbers', () => {
  const verdict = read('--title', '夏'.repeat(41))
  expect(verdict.kind === 'refused' && verdict.sentence.split('\n')[0]).toBe(
    '--title may have 40 characters, this one has 41.',
  )
})
