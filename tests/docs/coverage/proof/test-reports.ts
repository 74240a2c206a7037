import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
const REPORTS = join(ROOT, 'build', 'test')

/** What the reports of the last `npm test` say of each test file: the full titles of the tests that passed. */
export type PassedTests = ReadonlyMap<string, readonly string[]>

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

/** Reads every report that is there; a file of tests without a report is not in the map. */
export function passedTests(): PassedTests {
  const passed = new Map<string, string[]>()
  const note = (path: string, titles: readonly string[]) => passed.set(path, [...(passed.get(path) ?? []), ...titles])
  const files = existsSync(REPORTS) ? readdirSync(REPORTS, { recursive: true, encoding: 'utf8' }) : []
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const report: unknown = JSON.parse(readFileSync(join(REPORTS, file), 'utf8'))
    if (isVitest(report)) {
      for (const { name, assertionResults } of report.testResults) {
        const titles = assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
        note(relative(ROOT, name), titles)
      }
    } else if (isPlaywright(report)) {
      for (const suite of report.suites) {
        note(join('tests', 'journeys', suite.file), titlesOf(suite, ''))
      }
    }
  }
  return passed
}

function titlesOf({ title, suites = [], specs }: PlaywrightSuite, above: string): readonly string[] {
  const path = `${above} ${title}`
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'expected'))
      .map((spec) => `${path} ${spec.title}`),
    ...suites.flatMap((suite) => titlesOf(suite, path)),
  ]
}

function isVitest(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report
}

function isPlaywright(report: unknown): report is { readonly suites: readonly PlaywrightSuite[] } {
  return typeof report === 'object' && report !== null && 'suites' in report
}
