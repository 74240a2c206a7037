import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './reports.ts'
import { readReport, type Step } from './steps.ts'

export interface Ran extends Report {
  readonly name: string
  readonly seconds: number
  /** Processor seconds of everything that the step started; `undefined` where the system does not say. */
  readonly processor: number | undefined
}

/** Runs one check to its end; what it says is seen at once. */
export async function runStep(step: Step): Promise<Ran> {
  const started = performance.now()
  const before = childrensProcessor()
  const clean = await succeeds(step)
  const seconds = (performance.now() - started) / 1000
  const after = childrensProcessor()
  return {
    name: step.name,
    seconds,
    processor: before === undefined || after === undefined ? undefined : after - before,
    ...outcome(step, clean, readReport(step)),
  }
}

function succeeds({ command: [tool, ...args], env }: Step): Promise<boolean> {
  const bin = join(process.cwd(), 'node_modules', '.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(tool === 'node' ? process.execPath : join(bin, tool), args, {
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: `${bin}:${process.env['PATH']}` },
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}

/** A runner that failed without naming a failed test still counts as one failure. */
function outcome({ name, report: wanted }: Step, clean: boolean, report: Report | undefined): Report {
  if (!report) {
    const passed = clean && !wanted
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, tests: [], failures: passed ? [] : [name] }
  }
  // A runner that saw no test is a gate that sees nothing.
  if (clean && report.passed > 0) {
    return report
  }
  return {
    ...report,
    failed: Math.max(report.failed, 1),
    failures: report.failures.length > 0 ? report.failures : [name],
  }
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

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
