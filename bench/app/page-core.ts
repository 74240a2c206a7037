import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** From so many cores on, the page waits for nobody, and parting them would only take some from it. */
const ENOUGH_CORES = 4

/** Of one core that is kept for the page. */
export interface PageCore {
  /** Flags of a Chromium that is started from this process: what runs a page may use every core, the rest keeps off the page's. */
  readonly chromeFlags: readonly string[]
  /** Lets the processes use every core again. */
  giveBack(): void
}

/**
 * Gives the page a core of its own, as it has on a phone of eight: this process, the others and whatever they start from now on
 * keep to the rest. Lighthouse counts the clock, not the processor: on two cores that a shop, a proxy, Lighthouse and the
 * browser's other processes share with it, the page waits as long as it works.
 *
 * Answers nothing where there is one core, where there are enough, or where cores cannot be told (no `taskset`).
 */
export function partPageCore(processes: readonly number[]): PageCore | undefined {
  const cores = availableParallelism()
  if (cores < 2 || cores >= ENOUGH_CORES) {
    return undefined
  }
  const all = [process.pid, ...processes]
  const parted = all.every((pid) => keepTo(`0-${cores - 2}`, pid))
  const giveBack = () => all.forEach((pid) => void keepTo(`0-${cores - 1}`, pid))
  if (!parted) {
    giveBack()
    return undefined
  }
  return { chromeFlags: ['--no-zygote', `--renderer-cmd-prefix=taskset -c 0-${cores - 1}`], giveBack }
}

/** With all its threads; those that are started later follow. */
function keepTo(cores: string, pid: number): boolean {
  return spawnSync('taskset', ['-a', '-c', '-p', cores, `${pid}`], { stdio: 'ignore' }).status === 0
}
