import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Ran, runStep } from './runner/run-step.ts'
import { grown, inWords, keepTimes, keptTimes } from './runner/step-times.ts'
import { BUILD, STEPS } from './runner/steps.ts'
import { ensureChromium } from './support/browser/ensure-chromium.ts'

/**
 * `npm test`: every check, one after the other (two cores), closed by one line `N passed, N failed`. Names of steps run
 * only those; `--keep-times` writes down how long they took, for the next run to be compared with.
 */

const SLOWEST = 10

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'keep-times': { type: 'boolean' } } })
const unknown = positionals.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

rmSync(BUILD, { recursive: true, force: true })
mkdirSync(BUILD, { recursive: true })
ensureChromium()

const runs: Ran[] = []
for (const step of STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  console.log(`\n== ${step.name}`)
  const ran = await runStep(step)
  console.log(`== ${ran.name}: ${ran.passed} passed, ${ran.failed} failed, ${inWords(ran)}`)
  runs.push(ran)
}
report(runs)

function report(runs: readonly Ran[]): void {
  const slowest = runs
    .flatMap(({ name, tests }) => tests.map((test) => ({ ...test, step: name })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  console.log('\nslowest tests')
  for (const { step, name, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${step}: ${name}`)
  }
  console.log('\nsteps')
  for (const { name, passed, failed, seconds, processor } of runs) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`
    console.log(`${name.padEnd(10)} ${counts} ${inWords({ seconds, processor })}`)
  }
  const kept = keptTimes()
  for (const sentence of runs.flatMap((ran) => grown(ran.name, ran, kept) ?? [])) {
    console.log(sentence)
  }
  if (values['keep-times']) {
    keepTimes(Object.fromEntries(runs.map((ran) => [ran.name, ran])))
  }
  for (const failure of runs.flatMap(({ failures }) => failures)) {
    console.log(`failed: ${failure}`)
  }
  const passed = sum(runs.map((ran) => ran.passed))
  const failed = sum(runs.map((ran) => ran.failed))
  const seconds = sum(runs.map((ran) => ran.seconds))
  console.log(`all of it: ${seconds.toFixed(0)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((whole, figure) => whole + figure, 0)
}
