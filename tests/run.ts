import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runQueue } from './runner/run-queue.ts'
import { logOf, type Ran, runStep } from './runner/run-step.ts'
import { grown, inWords, storedTimes, storeTimes } from './runner/step-times.ts'
import { BUILD, LAST, STEPS, type Step } from './runner/steps.ts'
import { ensureChromium } from './support/browser/ensure-chromium.ts'

/**
 * `npm test`: every check, three at a time, closed by one line `N passed, N failed`. Names of steps run only
 * those; `--keep-times` writes down how long they took, for the next run to be compared with.
 */

const SLOWEST = 10
/** Two cores: each step waits for a quarter of its time, for a browser, a disk or a job; a third one works meanwhile. */
const SLOTS = 3

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'keep-times': { type: 'boolean' } } })
const steps = [...STEPS, LAST]
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

rmSync(BUILD, { recursive: true, force: true })
mkdirSync(BUILD, { recursive: true })
ensureChromium()

const started = performance.now()
const isWanted = ({ name }: Step) => positionals.length === 0 || positionals.includes(name)
const wanted = STEPS.filter(isWanted)
const alone = wanted.length === 1
const runs = [
  ...(await runQueue(wanted, SLOTS, runAndTell)),
  ...(await runQueue([LAST].filter(isWanted), 1, runAndTell)),
]
report(runs)

async function runAndTell(step: Step): Promise<Ran> {
  console.log(`== ${step.name} begins`)
  const ran = await runStep(step, { alone })
  if (!alone) {
    process.stdout.write(`\n${readFileSync(logOf(step), 'utf8')}`)
  }
  console.log(`== ${ran.name}: ${ran.passed} passed, ${ran.failed} failed, ${inWords(ran)}\n`)
  return ran
}

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
  const kept = storedTimes()
  for (const sentence of runs.flatMap((ran) => grown(ran.name, ran, kept) ?? [])) {
    console.log(sentence)
  }
  if (values['keep-times']) {
    storeTimes(Object.fromEntries(runs.map((ran) => [ran.name, ran])))
  }
  for (const { name, why } of runs.flatMap(({ failures }) => failures)) {
    // Whoever sees nothing but the end of this knows what is red, and why.
    console.log(`failed: ${name}${why === '' ? '' : `\n  ${why.replaceAll('\n', '\n  ')}`}`)
  }
  const passed = sum(runs.map((ran) => ran.passed))
  const failed = sum(runs.map((ran) => ran.failed))
  const seconds = (performance.now() - started) / 1000
  console.log(`all of it: ${seconds.toFixed(0)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((whole, figure) => whole + figure, 0)
}
