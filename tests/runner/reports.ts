import { stripVTControlCharacters } from 'node:util'

/** What a runner's report says of one step. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface TimedTest {
  readonly name: string
  readonly seconds: number
}

/** A test that failed, or a step that failed without naming one. */
export interface Failure {
  readonly name: string
  /** The first lines of what was thrown; the last ones of what a step said. */
  readonly why: string
}

export interface Report extends Count {
  readonly tests: readonly TimedTest[]
  readonly failures: readonly Failure[]
}

/** As much of an error as tells what was expected, and where. */
const LINES_OF_AN_ERROR = 12

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** Reads what Vitest's JSON reporter wrote. `root` is left off the files' names. */
export function vitestReport(text: string, root: string): Report {
  const report = JSON.parse(text) as VitestReport
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      name: `${name.replace(`${root}/`, '')} > ${fullName.trim()}`,
      seconds: (duration ?? 0) / 1000,
      status,
      why: firstLines(failureMessages),
    })),
  )
  return {
    passed: report.numPassedTests,
    // A file that does not load fails without a test of its own.
    failed: Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1)),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
    failures: tests.filter(({ status }) => status === 'failed').map(({ name, why }) => ({ name, why })),
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** Reads what Playwright's JSON reporter wrote. A test that needed a second try has failed. */
export function playwrightReport(text: string): Report {
  const report = JSON.parse(text) as PlaywrightReport
  const specs = specsOf(report)
  const tests = specs.map(({ title, file, tests }) => ({
    name: `${file} > ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    tests,
    failures: specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        name: `${file} > ${title}`,
        why: firstLines(
          tests
            .flatMap(({ results }) => results)
            .flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
        ),
      })),
  }
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

function firstLines(messages: readonly string[]): string {
  return plain(messages.join('\n')).split('\n').slice(0, LINES_OF_AN_ERROR).join('\n')
}

/** What somebody reads at the end of a log: no colours, no empty lines. */
export function plain(text: string): string {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}
