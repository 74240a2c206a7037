import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS_A } from './coverage/calls-a.ts'
import { CHECKS_B } from './coverage/checks-b.ts'
import { DESIGN } from './coverage/design.ts'
import { ERRORS_A } from './coverage/errors-a.ts'
import { ERRORS_B } from './coverage/errors-b.ts'
import { type ProvingTest, provingTests } from './coverage/proof/proving-tests.ts'
import { rowFaults } from './coverage/proof/row-faults.ts'
import type { PassedTests } from './coverage/proof/test-reports.ts'
import { ROUTES } from './coverage/routes.ts'
import type { HeldAs, SpecRow } from './coverage/row.ts'
import { RULES } from './coverage/rules.ts'
import { THINGS } from './coverage/things.ts'
import { WAYS_IN } from './coverage/ways-in.ts'

/** Every rule of both specifications, in our own words, in their order. */
export const SPEC_ROWS: readonly SpecRow[] = [
  ...[WAYS_IN, THINGS, RULES, CALLS_A, ERRORS_A].flat(),
  ...[ROUTES, DESIGN, CHECKS_B, ERRORS_B].flat(),
]

const DECISIONS = join(import.meta.dirname, '..', '..', 'docs', 'decisions')

/** Number of a decision and its file. */
function decisionFiles(): ReadonlyMap<string, string> {
  return new Map(readdirSync(DECISIONS).map((file) => [file.slice(0, 3), file]))
}

/** What rows lack to be proved, a line each. `passed`: what ran; absent before the tests have. */
export function coverageFaults(passed?: PassedTests): readonly string[] {
  const evidence = { tests: provingTests(), decisions: [...decisionFiles().keys()], ...(passed ? { passed } : {}) }
  const known = new Set(SPEC_ROWS.flatMap(({ by }) => by))
  return [
    ...SPEC_ROWS.flatMap((row) => rowFaults(row, evidence).map((fault) => `${row.ref} ${row.rule} ${fault}`)),
    ...evidence.tests.filter(({ id }) => !known.has(id)).map(({ id, path }) => `${path}: no row is proved by [${id}]`),
  ]
}

/** The page of all rules. A row whose proof is missing stops it. */
export function coveragePage(): string {
  const faults = coverageFaults()
  if (faults.length > 0) {
    throw new Error(`rows of the specifications without a proof:\n${faults.join('\n')}`)
  }
  const tests = provingTests()
  const decisions = decisionFiles()
  const count = (held: HeldAs) => SPEC_ROWS.filter((row) => row.held === held).length
  const refs = [...new Set(SPEC_ROWS.map(({ ref }) => ref))]
  return [
    '# Coverage of the specifications\n',
    'What the two specifications (A and B, by section) ask for, in our own words, and what proves each rule. Written by `npm run docs`',
    'from `tests/docs/coverage/`; a row without a proof stops it, and `npm test` is red on one whose test did not run.\n',
    `- **${count('lived')} lived**: a journey, a browser test or a contract test drives it through the app or the wire.`,
    `- **${count('ruled')} ruled**: a unit test of a function that runs in production.`,
    `- **${count('decided')} decided**: it differs or is not done; the decision says why.`,
    '',
    `${SPEC_ROWS.length} rules. A test carries the ids of its rows in its title: \`[A§5.resolution]\`.\n`,
    ...refs.flatMap((ref) => [
      `## ${ref}\n`,
      '| rule | held | proof |',
      '| --- | --- | --- |',
      ...SPEC_ROWS.filter((row) => row.ref === ref).map((row) => pageRow(row, tests, decisions)),
      '',
    ]),
  ].join('\n')
}

function pageRow(row: SpecRow, tests: readonly ProvingTest[], decisions: ReadonlyMap<string, string>): string {
  const kind = row.held === 'lived' ? 'driven' : row.held === 'ruled' ? 'unit' : undefined
  const proofs = row.by.flatMap((id) =>
    tests
      .filter((test) => test.id === id && !test.isSkipped && (kind === undefined || test.kind === kind))
      .map(({ title, path }) => `${title} (\`${path}\`)`),
  )
  const file = row.decision === undefined ? undefined : decisions.get(row.decision)
  const decision = file === undefined ? [] : [`[${file.slice(0, 3)}](decisions/${file})`]
  const cells = [row.rule, row.held, [...decision, ...proofs].join('; ')]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
