import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pickedEnv, TO_START } from '../../base/picked-env.ts'
import type { DecodeVerdict } from '../../ports/decoder.ts'
import type { DecodeBegun, DecodeReply, DecodeRequest } from './decode-messages.ts'
import { memoryFor } from './memory-for.ts'

const WORKER = fileURLToPath(new URL('./decode-worker.ts', import.meta.url))

/** How often the memory and the processor time of a decoding process are looked at. */
const WATCH_MS = 50

const TOO_HEAVY: DecodeVerdict = { kind: 'refused', reason: 'photo-too-heavy' }

/** What one picture may cost: processor time and clock time, ms, and resident memory, bytes; absent: what its pixels may need. */
interface ProcessLimits {
  readonly processorMs: number
  readonly timeoutMs: number
  readonly memory?: number
}

export interface DecodeProcess {
  /** How many pictures it has decoded. */
  readonly pictures: number
  /** What it held after the last one, bytes. */
  readonly memory: number
  readonly ended: boolean
  /**
   * One picture at a time. `died`: the process ended by itself or by another hand than the limits; `not in time`: the clock ran out
   * before the picture had had its processor time; `over its memory`: it was ended for what it held.
   */
  decode(
    request: Omit<DecodeRequest, 'job'>,
    limits: ProcessLimits,
  ): Promise<DecodeVerdict | Exclude<EndOfProcess, 'over its time'>>
  end(): void
}

/** Starts a process that knows no secret: of the environment it gets the paths that loading libraries needs. */
export function startDecodeProcess(): DecodeProcess {
  const child = fork(WORKER, {
    env: { MALLOC_ARENA_MAX: '2', ...pickedEnv([...TO_START, 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot']) },
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let pictures = 0
  let memory = 0
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  // One that cannot be started has no end; what it was to decode hears of it when it is sent.
  child.on('error', () => {
    ended ||= child.pid === undefined
  })
  return {
    get pictures() {
      return pictures
    },
    get memory() {
      return memory
    },
    get ended() {
      return ended
    },
    async decode(request, limits) {
      pictures += 1
      child.channel?.ref()
      const reply = ended ? 'died' : await askWithin(child, { ...request, job: pictures }, limits)
      child.channel?.unref()
      memory = typeof reply === 'object' ? reply.memory : Number.POSITIVE_INFINITY
      return typeof reply === 'object' ? reply.verdict : reply === 'over its time' ? TOO_HEAVY : reply
    },
    end() {
      ended = true
      child.kill('SIGKILL')
    },
  }
}

type EndOfProcess = 'over its memory' | 'over its time' | 'not in time' | 'died'

/** The reply, or why there is none. */
function askWithin(
  child: ChildProcess,
  request: DecodeRequest,
  limits: ProcessLimits,
): Promise<DecodeReply | EndOfProcess> {
  return new Promise((resolve) => {
    let why: EndOfProcess = 'died'
    let spentBefore: number | undefined
    let mayHold = limits.memory ?? memoryFor(0)
    const settle = (reply: DecodeReply | EndOfProcess) => {
      clearTimeout(clock)
      clearInterval(watch)
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(reply)
    }
    const onMessage = (reply: DecodeBegun | DecodeReply) => {
      if (reply.job !== request.job) {
        return
      }
      if ('verdict' in reply) {
        settle(reply)
      } else {
        mayHold = limits.memory ?? memoryFor(reply.pixels)
      }
    }
    const onExit = () => settle(why)
    const stop = (because: EndOfProcess) => {
      why = because
      child.kill('SIGKILL')
    }
    const clock = setTimeout(() => stop('not in time'), limits.timeoutMs)
    const look = async () => {
      const { memory, processorMs } = await usageOf(child.pid)
      spentBefore ??= processorMs
      if (memory > mayHold) {
        stop('over its memory')
      } else if (processorMs - spentBefore > limits.processorMs) {
        stop('over its time')
      }
    }
    void look()
    const watch = setInterval(look, WATCH_MS)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(request, (error) => {
      if (error) {
        settle('died')
      }
    })
  })
}

const PAGE_BYTES = 4096

/** Of Linux, for every machine that it runs on. */
const TICK_MS = 10

/** What a process holds and has spent; 0 where the system does not tell (then the clock alone protects). */
async function usageOf(pid: number | undefined): Promise<{ memory: number; processorMs: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program stands in brackets and may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [inProgram = 0, inSystem = 0] = fields.slice(11, 13)
  return { memory: (fields[21] ?? 0) * PAGE_BYTES, processorMs: (inProgram + inSystem) * TICK_MS }
}
