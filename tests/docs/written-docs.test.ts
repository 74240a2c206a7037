import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callLists } from './call-lists.ts'
import { writtenDocs } from './written-docs.ts'

test.each(Object.entries(writtenDocs()))('%s is what npm run docs writes', (file, text) => {
  const kept = readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8')
  expect(kept === text ? 'up to date' : 'stale: run npm run docs').toBe('up to date')
})

test('the book has every call with its policy and its refusals', () => {
  const book = writtenDocs()['docs/calls.md'] ?? ''
  const calls = callLists().flatMap(({ routes }) => routes)
  expect(calls.length).toBeGreaterThan(55)
  expect(calls.filter(({ call }) => !book.includes(`\`${call.method} ${call.path}\``))).toEqual([])
})
