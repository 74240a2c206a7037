import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pickedEnv, TO_START } from '../../base/picked-env.ts'
import type { DecodeVerdict } from '../../ports/decoder.ts'
import type { DecodeReply, DecodeRequest } from './decode-messages.ts'

const WORKER = fileURLToPath(new URL('./decode-worker.ts', import.meta.url))

/** How often the memory of a decoding process is looked at. */
const WATCH_MS = 200

const TOO_HEAVY: DecodeVerdict = { kind: 'refused', reason: 'photo-too-heavy' }

export interface DecodeProcess {
  /** How many pictures it has decoded. */
  readonly pictures: number
  /** What it held after the last one, bytes. */
  readonly memory: number
  readonly ended: boolean
  /** One picture at a time. `died`: the process ended by itself or by another hand than the limits. */
  decode(
    request: Omit<DecodeRequest, 'job'>,
    limits: { readonly timeoutMs: number; readonly memory: number },
  ): Promise<DecodeVerdict | 'died'>
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
      return typeof reply === 'object' ? reply.verdict : reply === 'over the limits' ? TOO_HEAVY : 'died'
    },
    end() {
      ended = true
      child.kill('SIGKILL')
    },
  }
}

/** The reply, or why there is none. */
function askWithin(
  child: ChildProcess,
  request: DecodeRequest,
  limits: { readonly timeoutMs: number; readonly memory: number },
): Promise<DecodeReply | 'over the limits' | 'died'> {
  return new Promise((resolve) => {
    let isOver = false
    const settle = (reply: DecodeReply | 'over the limits' | 'died') => {
      clearTimeout(clock)
      clearInterval(watch)
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(reply)
    }
    const onMessage = (reply: DecodeReply) => {
      if (reply.job === request.job) {
        settle(reply)
      }
    }
    const onExit = () => settle(isOver ? 'over the limits' : 'died')
    const stop = () => {
      isOver = true
      child.kill('SIGKILL')
    }
    const clock = setTimeout(stop, limits.timeoutMs)
    const watch = setInterval(() => {
      residentMemory(child.pid).then((held) => {
        if (held > limits.memory) {
          stop()
        }
      })
    }, WATCH_MS)
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

/** Resident bytes of a process; 0 where the system does not tell (then the time limit alone protects). */
async function residentMemory(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES
}
