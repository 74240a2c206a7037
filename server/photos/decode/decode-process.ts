import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DecodeReply, DecodeRequest, DecodeVerdict } from './decode-messages.ts'

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
  /** One picture at a time. */
  decode(
    request: Omit<DecodeRequest, 'job'>,
    limits: { readonly timeoutMs: number; readonly memory: number },
  ): Promise<DecodeVerdict>
  end(): void
}

/** Starts a process that knows no secret: of the environment it gets the paths that loading libraries needs. */
export function startDecodeProcess(): DecodeProcess {
  const child = fork(WORKER, {
    env: { MALLOC_ARENA_MAX: '2', ...pick(['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot']) },
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
      const reply = ended ? undefined : await askWithin(child, { ...request, job: pictures }, limits)
      child.channel?.unref()
      memory = reply?.memory ?? Number.POSITIVE_INFINITY
      return reply?.verdict ?? TOO_HEAVY
    },
    end() {
      ended = true
      child.kill('SIGKILL')
    },
  }
}

/** The reply, or `undefined` when the process died or had to be ended. */
function askWithin(
  child: ChildProcess,
  request: DecodeRequest,
  limits: { readonly timeoutMs: number; readonly memory: number },
): Promise<DecodeReply | undefined> {
  return new Promise((resolve) => {
    const settle = (reply: DecodeReply | undefined) => {
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
    const onExit = () => settle(undefined)
    const clock = setTimeout(() => child.kill('SIGKILL'), limits.timeoutMs)
    const watch = setInterval(() => {
      residentMemory(child.pid).then((held) => {
        if (held > limits.memory) {
          child.kill('SIGKILL')
        }
      })
    }, WATCH_MS)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(request, (error) => {
      if (error) {
        settle(undefined)
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

function pick(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}
