import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { plain, type Report } from './reports.ts'
import { BUILD, readReport, type Step } from './steps.ts'

export interface Ran extends Report {
  readonly name: string
  readonly seconds: number
  /** Processor seconds of everything that the step started; `undefined` where the system does not say. */
  readonly processor: number | undefined
}

/** Runs one check to its end. What it says is seen at once, or is in its log when other steps speak meanwhile. */
export async function runStep(step: Step, { alone }: { readonly alone: boolean }): Promise<Ran> {
  const started = performance.now()
  const log = alone ? undefined : openSync(logOf(step), 'w')
  const { clean, processor } = await ended(step, log ?? 'inherit')
  if (log !== undefined) {
    closeSync(log)
  }
  const seconds = (performance.now() - started) / 1000
  return {
    name: step.name,
    seconds,
    processor,
    ...outcome(step, clean, readReport(step), log === undefined ? undefined : logOf(step)),
  }
}

/** Where the words of a step are that does not run alone. */
export const logOf = ({ name }: Step) => join(BUILD, `${name}.txt`)

interface Ended {
  readonly clean: boolean
  readonly processor: number | undefined
}

/** Every process of a step loads its modules as the shop does. */
const PRELOADED = `--import=${new URL('../../server/quick-load.ts', import.meta.url).href}`

function ended({ command: [tool, ...args], env, givesWay }: Step, to: number | 'inherit'): Promise<Ended> {
  const bin = join(process.cwd(), 'node_modules', '.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(tool === 'node' ? process.execPath : join(bin, tool), args, {
      stdio: ['ignore', to, to],
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${PRELOADED}`,
        ...env,
        PATH: `${bin}:${process.env['PATH']}`,
      },
    })
    child.once('error', reject)
    if (givesWay && child.pid !== undefined) {
      // What it starts is born with the same.
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    }
    child.once('exit', (code) => resolve({ clean: code === 0, processor: sinceTheLastOne() }))
  })
}

/** A runner that failed without naming a failed test still counts as one failure. */
function outcome({ name, report: wanted }: Step, clean: boolean, report: Report | undefined, log?: string): Report {
  const itself = () => [{ name, why: log === undefined ? '' : lastWords(log) }]
  if (!report) {
    const passed = clean && !wanted
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, tests: [], failures: passed ? [] : itself() }
  }
  // A runner that saw no test is a gate that sees nothing.
  if (clean && report.passed > 0) {
    return report
  }
  return {
    ...report,
    failed: Math.max(report.failed, 1),
    failures: report.failures.length > 0 ? report.failures : itself(),
  }
}

const LAST_LINES = 20

function lastWords(log: string): string {
  return plain(readFileSync(log, 'utf8')).split('\n').slice(-LAST_LINES).join('\n')
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

let counted = childrensProcessor()

/** Processor seconds of the child that ended just now and of all that it started: they are added up when it ends. */
function sinceTheLastOne(): number | undefined {
  const now = childrensProcessor()
  const its = now === undefined || counted === undefined ? undefined : now - counted
  counted = now
  return its
}

/** Processor seconds of all processes that this one started and that have ended. */
function childrensProcessor(): number | undefined {
  if (process.platform !== 'linux') {
    return undefined
  }
  // The second field is the command in brackets and may hold blanks.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = [fields[13], fields[14]]
  return (Number(user) + Number(system)) / TICKS_PER_SECOND
}
