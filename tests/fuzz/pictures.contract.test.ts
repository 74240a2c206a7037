import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDecoder } from '../../server/photos/decode-photo.ts'
import { FUZZ } from './fuzz-settings.ts'
import { honestPictures, mutatedOf } from './mutated-pictures.ts'

/** Of a picture as small as these; the decoder's own limit is for 200 MP. */
const SLOW_MS = 30_000
const LOOK_MS = 20
const MB = 1_000_000

/** The most that each decoding process of this one has held, bytes, by its id; nothing where the system does not tell. */
function decodersOf(parent: number): ReadonlyMap<number, number> {
  const held = new Map<number, number>()
  for (const task of readdirSync(`/proc/${parent}/task`)) {
    const children = readIfThere(`/proc/${parent}/task/${task}/children`).split(' ').filter(Boolean).map(Number)
    for (const child of children) {
      if (readIfThere(`/proc/${child}/cmdline`).includes('decode-worker')) {
        const [, kB] = /VmHWM:\s+(\d+) kB/.exec(readIfThere(`/proc/${child}/status`)) ?? []
        held.set(child, Number(kB ?? 0) * 1024)
      }
    }
  }
  return held
}

/** Nothing of a thread or a process that has ended since it was listed. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

test('safety G8: whatever is wrong with a picture, it is decoded or refused, within 512 MB', async () => {
  const decoder = createDecoder()
  const into = mkdtempSync(join(tmpdir(), 'keepsake-fuzz-'))
  const honest = await honestPictures()
  const pictures = fc.sample(mutatedOf(honest), { seed: FUZZ.seed, numRuns: FUZZ.pictures })
  const verdicts = new Map<string, number>()
  const wrong: string[] = []
  const peaks = new Map<number, number>()
  // Tests of one worker share its process: the decoders of a shop that was there before are not this one's.
  const others = process.platform === 'linux' ? decodersOf(process.pid) : new Map()
  const watch = setInterval(() => {
    for (const [pid, held] of process.platform === 'linux' ? decodersOf(process.pid) : []) {
      if (!others.has(pid)) {
        peaks.set(pid, Math.max(held, peaks.get(pid) ?? 0))
      }
    }
  }, LOOK_MS)
  let slowestMs = 0
  try {
    for (const { name, bytes } of [...honest, ...pictures]) {
      const before = performance.now()
      const verdict = await decoder.decode(bytes, { into }).catch((error: unknown) => String(error))
      const ms = performance.now() - before
      slowestMs = Math.max(slowestMs, ms)
      const word = typeof verdict === 'string' ? verdict : verdict.kind === 'refused' ? verdict.reason : verdict.kind
      verdicts.set(word, (verdicts.get(word) ?? 0) + 1)
      if (typeof verdict === 'string' || word === 'photo-too-heavy' || ms > SLOW_MS) {
        wrong.push(`${name}: ${word} after ${Math.round(ms)} ms: ${bytes.toString('base64').slice(0, 4000)}`)
      }
    }
  } finally {
    clearInterval(watch)
    await decoder.close()
    rmSync(into, { recursive: true })
  }
  const most = Math.max(0, ...peaks.values())
  if (FUZZ.isWhole) {
    const told = [...verdicts].map(([word, times]) => `${times} ${word}`).join(', ')
    console.info(
      `${pictures.length} mutated pictures: ${told}; the slowest ${Math.round(slowestMs)} ms, ${peaks.size} processes, at most ${Math.round(most / MB)} MB, seed ${FUZZ.seed}`,
    )
  }
  expect(wrong).toEqual([])
  expect(most).toBeLessThan(512 * MB)
  // A process that died was replaced; nothing else than their age ends them.
  expect(peaks.size).toBeLessThanOrEqual(2 + Math.ceil(pictures.length / 100))
  expect(verdicts.get('decoded')).toBeGreaterThan(honest.length)
})
