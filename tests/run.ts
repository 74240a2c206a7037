import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './support/browser/ensure-chromium.ts'

/** `npm test`: every check, one after the other (two cores), closed by one line `N passed, N failed`. */

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Reads the counts of a runner's report; without one the step itself is one check. */
  readonly report?: { readonly file: string; readonly count: (text: string) => Count }
}

const BUILD = 'build/test'

/** Real processes and browsers on two busy cores: a test that fails twice is broken, one that fails once was late. */
const SECOND_TRY = '--retry=1'

const STEPS: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  vitest('unit', ['--project', 'unit']),
  vitest('contract', ['--project', 'contract', SECOND_TRY]),
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'], env: { KEEPSAKE_BUILD: 'strict' } },
  vitest('browser', ['--project', 'browser', SECOND_TRY]),
  vitest('stories', ['--config', 'vitest.stories.config.ts', SECOND_TRY]),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(BUILD, 'journeys.json') },
    report: { file: join(BUILD, 'journeys.json'), count: playwrightCount },
  },
]

function vitest(name: string, selection: readonly string[]): Step {
  const file = join(BUILD, `${name}.json`)
  return {
    name,
    command: ['vitest', 'run', ...selection, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, count: vitestCount },
  }
}

function vitestCount(text: string): Count {
  const report = JSON.parse(text) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1)),
  }
}

function playwrightCount(text: string): Count {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }
  if (stats.flaky > 0) {
    console.log(`${stats.flaky} passed only at the second try`)
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function run(step: Step): Count {
  const started = performance.now()
  console.log(`\n== ${step.name}`)
  const [tool, ...args] = step.command
  const { status } = spawnSync(join('node_modules', '.bin', tool ?? ''), args, {
    stdio: 'inherit',
    env: { ...process.env, ...step.env, PATH: `${join(process.cwd(), 'node_modules', '.bin')}:${process.env['PATH']}` },
  })
  const count = countOf(step, status === 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`== ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`)
  return count
}

/** A runner that failed without naming a failed test still counts as one failure. */
function countOf(step: Step, clean: boolean): Count {
  if (!step.report) {
    return clean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
  if (!existsSync(step.report.file)) {
    return { passed: 0, failed: 1 }
  }
  const count = step.report.count(readFileSync(step.report.file, 'utf8'))
  // A runner that saw no test is a gate that sees nothing.
  return clean && count.passed > 0 ? count : { passed: count.passed, failed: Math.max(count.failed, 1) }
}

rmSync(BUILD, { recursive: true, force: true })
mkdirSync(BUILD, { recursive: true })
ensureChromium()
const only = process.argv.slice(2)
const counts = STEPS.filter((step) => only.length === 0 || only.includes(step.name)).map(
  (step) => [step.name, run(step)] as const,
)
const passed = counts.reduce((sum, [, count]) => sum + count.passed, 0)
const failed = counts.reduce((sum, [, count]) => sum + count.failed, 0)
for (const [name, count] of counts) {
  console.log(
    `${name.padEnd(10)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed`,
  )
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
