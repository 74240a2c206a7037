import { expect, test } from 'vitest'
import { playwrightReport, vitestReport } from './reports.ts'

test('a report of Vitest: counts, how long each test took, which failed', () => {
  const text = JSON.stringify({
    ...{ numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 2 },
    testResults: [
      {
        name: '/shop/domain/a.test.ts',
        assertionResults: [
          { fullName: 'books are bound', status: 'passed', duration: 1500 },
          {
            ...{ fullName: ' pages are cut', status: 'failed', duration: null },
            failureMessages: ['\u001b[31mError: 3 pages\u001b[39m\n\n    at cut.test.ts:9'],
          },
        ],
      },
    ],
  })
  expect(vitestReport(text, '/shop')).toEqual({
    ...{ passed: 1, failed: 1 },
    tests: [
      { name: 'domain/a.test.ts > books are bound', seconds: 1.5 },
      { name: 'domain/a.test.ts > pages are cut', seconds: 0 },
    ],
    failures: [{ name: 'domain/a.test.ts > pages are cut', why: 'Error: 3 pages\n    at cut.test.ts:9' }],
  })
})

test('a file that does not load is a failure without a test', () => {
  const text = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 2, testResults: [] })
  expect(vitestReport(text, '/shop')).toEqual({ passed: 3, failed: 1, tests: [], failures: [] })
})

test('a report of Playwright: a test that needed a second try has failed', () => {
  const spec = (title: string, ok: boolean, durations: readonly number[]) => ({
    ...{ title, ok, file: 'book.journey.ts' },
    tests: [{ results: durations.map((duration) => ({ duration, errors: ok ? [] : [{ message: `no ${title}` }] })) }],
  })
  const text = JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('upload', true, [900])], suites: [{ specs: [spec('order', false, [1000, 500])] }] }],
  })
  expect(playwrightReport(text)).toEqual({
    ...{ passed: 1, failed: 2 },
    tests: [
      { name: 'book.journey.ts > upload', seconds: 0.9 },
      { name: 'book.journey.ts > order', seconds: 1.5 },
    ],
    failures: [{ name: 'book.journey.ts > order', why: 'no order\nno order' }],
  })
})
