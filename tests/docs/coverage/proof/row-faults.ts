import type { SpecRow } from '../row.ts'
import type { ProvingTest } from './proving-tests.ts'
import type { PassedTests } from './test-reports.ts'

export interface Evidence {
  readonly tests: readonly ProvingTest[]
  /** Numbers of the decisions that are written down. */
  readonly decisions: readonly string[]
  /** Absent before the tests have run. */
  readonly passed?: PassedTests
}

/** What a row lacks to be proved, as sentences; empty: it is. */
export function rowFaults(row: SpecRow, evidence: Evidence): readonly string[] {
  const { held, by, decision = '' } = row
  if (held === 'decided') {
    const known = evidence.decisions.includes(decision) ? [] : [`there is no decision ${decision}`]
    return [...known, ...by.flatMap((id) => idFaults(id, undefined, evidence))]
  }
  return by.length === 0 ? ['names no test'] : by.flatMap((id) => idFaults(id, held, evidence))
}

function idFaults(id: string, held: 'lived' | 'ruled' | undefined, evidence: Evidence): readonly string[] {
  const named = evidence.tests.filter((test) => test.id === id)
  const running = named.filter(({ isSkipped }) => !isSkipped)
  const kind = held === 'lived' ? 'driven' : held === 'ruled' ? 'unit' : undefined
  const fitting = running.filter((test) => kind === undefined || test.kind === kind)
  // A journey drives the built shop, so it imports none of it.
  const reaching = fitting.filter((test) => test.reachesProduction || test.path.endsWith('.journey.ts'))
  if (named.length === 0) {
    return [`no test is called [${id}]`]
  }
  if (running.length === 0) {
    return [`[${id}] is skipped`]
  }
  if (fitting.length === 0) {
    return [`[${id}] is no ${kind} test (${running.map(({ path }) => path).join(', ')})`]
  }
  if (reaching.length === 0) {
    return [`[${id}] imports nothing that production reaches (${fitting.map(({ path }) => path).join(', ')})`]
  }
  const ran = reaching.filter(({ path }) => hasPassed(id, path, evidence.passed))
  return ran.length === 0 ? [`[${id}] did not run, or did not pass`] : []
}

function hasPassed(id: string, path: string, passed: PassedTests | undefined): boolean {
  return !passed || (passed.get(path) ?? []).some((title) => title.includes(`[${id}]`))
}
