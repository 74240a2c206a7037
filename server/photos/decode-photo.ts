import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_PIXELS } from '../../domain/photo/photo-refusal.ts'
import type { DecodeLimits, Decoder, DecodeVerdict } from '../ports/decoder.ts'
import { type DecodeProcess, startDecodeProcess } from './decode/decode-process.ts'

export interface DecoderOptions {
  /** Pictures decoded at the same time; each has its own process. Default 1. */
  readonly processes?: number
  /** A process is replaced after so many pictures. Default 200. */
  readonly picturesPerProcess?: number
  /** A process that holds more memory after a picture is replaced, bytes. Default 400 MB. */
  readonly restingMemory?: number
}

/** Decoding of untrusted pictures. Processes start with the first picture that needs them. */
export function createDecoder(options: DecoderOptions = {}): Decoder {
  const { processes = 1, picturesPerProcess = 200, restingMemory = 400_000_000 } = options
  const idle: DecodeProcess[] = []
  const busy = new Set<DecodeProcess>()
  const waiting: ((process: DecodeProcess) => void)[] = []
  let closed = false

  const take = (): Promise<DecodeProcess> => {
    if (busy.size >= processes) {
      return new Promise((resolve) => waiting.push(resolve))
    }
    if (closed) {
      return Promise.reject(new Error('the decoder is closed'))
    }
    const process = idle.pop() ?? startDecodeProcess()
    busy.add(process)
    return Promise.resolve(process)
  }
  const giveBack = (process: DecodeProcess) => {
    busy.delete(process)
    const spent = process.ended || process.pictures >= picturesPerProcess || process.memory > restingMemory
    if (spent) {
      process.end()
    }
    const next = waiting.shift()
    if (next) {
      // After closing nothing starts any more: whoever waits is told by the ended process.
      const fresh = spent && !closed ? startDecodeProcess() : process
      busy.add(fresh)
      next(fresh)
    } else if (!spent) {
      idle.push(process)
    }
  }
  /** In the place of a process that has decoded before, one that holds nothing of other pictures. */
  const fresh = (process: DecodeProcess): DecodeProcess => {
    if (process.pictures === 0 || closed) {
      return process
    }
    process.end()
    busy.delete(process)
    const other = startDecodeProcess()
    busy.add(other)
    return other
  }
  const tryOnce = async (source: string, limits: DecodeLimits, attempt: number) => {
    const taken = await take()
    const process = attempt === 1 ? taken : fresh(taken)
    try {
      const { into, maxPixels = MAX_PIXELS, processorMs = 90_000, timeoutMs = 150_000, memory } = limits
      const of = { processorMs, timeoutMs, ...(memory === undefined ? {} : { memory }) }
      return await process.decode({ source, into, maxPixels }, of)
    } finally {
      giveBack(process)
    }
  }
  const decodeFile = async (source: string, limits: DecodeLimits): Promise<DecodeVerdict> => {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const verdict = await tryOnce(source, limits, attempt)
      if (verdict === 'not in time') {
        throw new Error('the machine was too busy to decode the picture in time')
      }
      // What it held may have been left by other pictures: only a fresh process says that this one is too heavy.
      if (verdict !== 'died' && verdict !== 'over its memory') {
        return verdict
      }
      if (closed) {
        throw new Error('the decoder was closed before the picture was decoded')
      }
    }
    return { kind: 'refused', reason: 'photo-too-heavy' }
  }

  return {
    async decode(source, limits) {
      if (typeof source === 'string') {
        return await decodeFile(source, limits)
      }
      const folder = join(tmpdir(), `keepsake-${randomUUID()}`)
      await mkdir(folder, { mode: 0o700 })
      try {
        await writeFile(join(folder, 'picture'), source)
        return await decodeFile(join(folder, 'picture'), limits)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async close() {
      closed = true
      for (const process of [...idle, ...busy]) {
        process.end()
      }
      idle.length = 0
      await Promise.resolve()
    },
  }
}
