/** What a runner's report says of one step. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface TimedTest {
  readonly name: string
  readonly seconds: number
}

export interface Report extends Count {
  readonly tests: readonly TimedTest[]
  /** Names of the tests that failed. */
  readonly failures: readonly string[]
}

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
    }[]
  }[]
}

/** Reads what Vitest's JSON reporter wrote. `root` is left off the files' names. */
export function vitestReport(text: string, root: string): Report {
  const report = JSON.parse(text) as VitestReport
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: `${name.replace(`${root}/`, '')} > ${fullName.trim()}`,
      seconds: (duration ?? 0) / 1000,
      status,
    })),
  )
  return {
    passed: report.numPassedTests,
    // A file that does not load fails without a test of its own.
    failed: Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1)),
    tests,
    failures: tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
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
    failures: specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} > ${title}`),
  }
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}
