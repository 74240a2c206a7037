import { expect, test } from 'vitest'
import { coverageFaults, SPEC_ROWS } from './coverage.ts'

test('every rule of both specifications is proved by a test that carries its id, or by a decision', () => {
  expect(coverageFaults()).toEqual([])
  expect(SPEC_ROWS.length).toBeGreaterThan(390)
})

test('no rule stands twice', () => {
  const rules = SPEC_ROWS.map(({ ref, rule }) => `${ref} ${rule}`)
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
})
