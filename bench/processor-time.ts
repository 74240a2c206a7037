import { readdirSync, readFileSync } from 'node:fs'

/** Hundredths of a second, as Linux counts for every program. */
const TICKS = 100

/** Processor time that a process and all that it started have used so far, seconds. Linux only. */
export function processorSeconds(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, one) => sum + (statOf(one)?.seconds ?? 0), 0)
}

/** Time that no program has used so far, of all cores together, seconds. Linux only. */
export function idleSeconds(): number {
  const [, ...times] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/)
  // user, nice, system, idle, iowait, ...
  return (Number(times[3]) + Number(times[4])) / TICKS
}

function descendants(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => statOf(one)?.parent === pid)
  return children.flatMap((one) => [one, ...descendants(one)])
}

/** Children that have ended and were waited for are counted at their parent. */
function statOf(pid: number): { readonly parent: number; readonly seconds: number } | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return undefined
  }
  // Behind the name, which may hold anything: state, parent, ...; 14 to 17 of proc(5) are the times.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
  return { parent: fields[1] ?? 0, seconds: ticks / TICKS }
}
