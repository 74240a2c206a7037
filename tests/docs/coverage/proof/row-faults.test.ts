import { expect, test } from 'vitest'
import { decided, lived, ruled, section } from '../row.ts'
import { testsIn } from './proving-tests.ts'
import { rowFaults } from './row-faults.ts'

const reaches = () => true
const tests = [
  ...testsIn(
    'domain/a.test.ts',
    "test('a rule [A§5.a] [A§5.b]', () => {}); test.skip('later [A§5.later]', f)",
    reaches,
  ),
  ...testsIn('domain/names.test.ts', "test('names of fields [A§3.names]', f)", () => false),
  ...testsIn('tests/b.contract.test.ts', "onBothEngines(`wire [A§7.wire]`, () => { test('x', f) })", reaches),
  ...testsIn(
    'tests/c.journey.ts',
    "test.describe.skipIf(away)('[A§2.away]', () => { test('x [A§2.inside]', f) })",
    reaches,
  ),
  ...testsIn('src/d.browser.test.tsx', "test.each([1, 2])('screen %i [B§2.screen]', f)", reaches),
]
const faults = (row: Parameters<typeof section>[1][number], passed?: Map<string, string[]>) =>
  section('A§5', [row]).flatMap((it) => rowFaults(it, { tests, decisions: ['019'], ...(passed ? { passed } : {}) }))

test('coverage: a row is proved by a test that carries its id, of the kind that it says', () => {
  const rows = [
    ...[ruled('r', 'A§5.a', 'A§5.b'), lived('l', 'A§7.wire'), lived('l', 'B§2.screen')],
    ...[decided('019', 'd'), decided('019', 'd', 'A§5.a')],
  ]
  expect(rows.map((row) => faults(row))).toEqual([[], [], [], [], []])
})

test('coverage: a row fails without a test, with a skipped one, one of another kind, or one of what nobody runs', () => {
  expect([
    ...faults(ruled('r')),
    ...faults(ruled('r', 'A§5.none')),
    ...faults(ruled('r', 'A§5.later')),
    ...faults(lived('l', 'A§2.inside')),
    ...faults(lived('l', 'A§5.a')),
    ...faults(ruled('r', 'A§7.wire')),
    ...faults(ruled('r', 'A§3.names')),
    ...faults(decided('404', 'd')),
  ]).toEqual([
    'names no test',
    'no test is called [A§5.none]',
    '[A§5.later] is skipped',
    '[A§2.inside] is skipped',
    '[A§5.a] is no driven test (domain/a.test.ts)',
    '[A§7.wire] is no unit test (tests/b.contract.test.ts)',
    '[A§3.names] imports nothing that production reaches (domain/names.test.ts)',
    'there is no decision 404',
  ])
})

test('coverage: once the tests have run, a row needs one that passed', () => {
  const passed = new Map([['domain/a.test.ts', ['suite a rule [A§5.a] [A§5.b]']]])
  expect([faults(ruled('r', 'A§5.a'), passed), faults(lived('l', 'A§7.wire'), passed)]).toEqual([
    [],
    ['[A§7.wire] did not run, or did not pass'],
  ])
})
