import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long a step took when its figure was kept: on two quiet cores. */
export interface StepTime {
  readonly seconds: number
  /** Processor seconds tell a step that works more from a machine that is busy. */
  readonly processor: number | undefined
}

export type StepTimes = Readonly<Record<string, StepTime>>

const KEPT = join(import.meta.dirname, 'step-times.json')
/** Short steps vary by more than half for no reason. */
const LEAST_SECONDS = 10
const TOO_MUCH = 1.5

export function storedTimes(): StepTimes {
  return JSON.parse(readFileSync(KEPT, 'utf8')) as StepTimes
}

/** Keeps these figures; those of other steps stay. */
export function storeTimes(times: StepTimes): void {
  const rounded = Object.entries(times).map(([name, { seconds, processor }]) => [
    name,
    { seconds: Math.round(seconds), ...(processor === undefined ? {} : { processor: Math.round(processor) }) },
  ])
  writeFileSync(KEPT, `${JSON.stringify({ ...storedTimes(), ...Object.fromEntries(rounded) }, null, 2)}\n`)
}

/** What is to be said of a step that grew by half, or nothing. */
export function grown(name: string, now: StepTime, kept: StepTimes): string | undefined {
  const before = kept[name]
  if (!before || now.seconds < LEAST_SECONDS || now.seconds < before.seconds * TOO_MUCH) {
    return undefined
  }
  return `${name} grew by half: ${inWords(now)}; kept: ${inWords(before)}`
}

export function inWords({ seconds, processor }: StepTime): string {
  const wall = `${seconds.toFixed(1)} s`
  return processor === undefined ? wall : `${wall} (processor ${processor.toFixed(1)} s)`
}
