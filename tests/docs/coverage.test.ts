import { expect, test } from 'vitest'
import { coveredLines, SPEC_LINES, uncoveredLines } from './coverage.ts'

test('issue 3: every call, route, guard rule, mode, message, rule, state and constant of A and B has a named test', () => {
  const missing = uncoveredLines(coveredLines()).map(
    ({ ref, line, shown, row }) => `${ref} ${line} <- ${shown}${row ? ` / ${row}` : ''}`,
  )
  expect(missing).toEqual([])
  expect(SPEC_LINES.length).toBeGreaterThan(280)
})

test('no line of the specifications stands twice', () => {
  const names = SPEC_LINES.map(({ ref, line }) => `${ref} ${line}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
