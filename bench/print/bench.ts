import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { type BenchTable, benchRow } from '../report.ts'

interface Measure {
  readonly wallMs: number
  readonly cpuMs: number
  readonly peakMb: number
}

/** Different files; each is printed several times, as one file of a shopper's phone is not in memory yet. */
const FILES = 12

/** `bench print`: a book of 24 pages and 96 photos of 12 MP, against decoding and encoding the same pixels. */
export async function run(): Promise<BenchTable> {
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-bench-print-'))
  try {
    for (let at = 0; at < FILES; at++) {
      const photo = { width: 4000, height: 3000, seed: at, format: 'jpeg', quality: 90 } as const
      await writeFile(join(folder, `${String(at).padStart(2, '0')}.jpg`), await generatePhoto(photo))
    }
    const bound = await measure(folder, 'bound')
    const print = await measure(folder, 'print')
    const prepare = await measure(folder, 'prepare')
    const prepared = await measure(folder, 'prepared')
    const row = { better: 'less' } as const
    return {
      bench: 'print',
      rows: [
        benchRow(
          {
            row: '24 pages, 96 photos of 12 MP, 300 dpi: CPU',
            value: print.cpuMs,
            unit: 'ms',
            limit: bound.cpuMs,
            peer: 'full decode of every photo + encode of every slot',
          },
          { ...row, measure: 'ratio', floor: 1.9, goal: 1.3 },
        ),
        benchRow(
          { row: 'the same, slots prepared while the shopper edited: wall', value: prepared.wallMs / 1000, unit: 's' },
          { ...row, measure: 'value', floor: 1, goal: 0.5 },
        ),
        benchRow(
          { row: 'peak memory of the printing process', value: print.peakMb, unit: 'MB' },
          { ...row, measure: 'value', floor: 400, goal: 250 },
        ),
        benchRow(
          { row: 'preparing all slots in the background: CPU', value: prepare.cpuMs, unit: 'ms', limit: bound.cpuMs },
          { ...row, measure: 'ratio' },
        ),
      ],
      notes: [
        `wall of the whole print ${(print.wallMs / 1000).toFixed(1)} s, of the bound ${(bound.wallMs / 1000).toFixed(1)} s`,
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string, variant: string): Promise<Measure> {
  const script = fileURLToPath(new URL('./measure.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder, variant], {
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measure
}
