import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookReport } from '../../../server/cli/book/book-report.ts'
import { makeBook } from '../../../server/cli/book/make-book.ts'
import { readOptions } from '../../../server/cli/book/options.ts'
import type { Report } from '../../../server/cli/book/report.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { migratedDataDir } from '../../support/servers/migrated-database.ts'

const room = mkdtempSync(join(tmpdir(), 'keepsake-book-'))
const photos = join(room, 'photos')
const out = join(room, 'out')

beforeAll(async () => {
  mkdirSync(join(photos, '第二天'), { recursive: true })
  for (let n = 0; n < 11; n++) {
    const takenAt = Date.UTC(2026, 6, 1 + Math.floor(n / 6), 9, n * 5)
    const bytes = await generatePhoto({ width: 900, height: 700, seed: n, format: 'jpeg', takenAt })
    writeFileSync(join(photos, n < 6 ? `IMG_${n}.jpg` : `第二天/照片 ${n} 😀.jpg`), bytes)
  }
  writeFileSync(join(photos, 'packed.jpg.gz'), gzipSync(readFileSync(join(photos, 'IMG_0.jpg'))))
  writeFileSync(join(photos, '--notes.txt'), 'no picture '.repeat(2000))
  writeFileSync(join(photos, 'empty.jpg'), '')
  await migratedDataDir(join(out, '.book', 'data'))
})
afterAll(() => rmSync(room, { recursive: true, force: true }))

/** Hears what the command tells and kills its shop, as hard as it goes, the first time it tells of one of these. */
function killingReport(moments: readonly string[]): { report: Report; killed: string[] } {
  const killed: string[] = []
  let pid: number | undefined
  const hear = (what: string) => {
    pid = Number(/process (\d+)/.exec(what)?.[1] ?? pid)
    const moment = moments.find((one) => what.startsWith(one) && !killed.includes(one))
    if (moment !== undefined && pid !== undefined) {
      killed.push(moment)
      process.kill(pid, 'SIGKILL')
    }
  }
  const report = {
    say: hear,
    step: (name: string) => ({ to: (done: number) => hear(`${name} ${done}`) }),
    end: () => undefined,
  }
  return { report, killed }
}

function optionsFor(...args: string[]) {
  const read = readOptions([photos, '--out', out, ...args])
  if (read.kind !== 'run') {
    throw new Error('the options are right')
  }
  return read.options
}

test('a shop that is killed three times loses nothing: every file is accounted for, the print file is there', async () => {
  const { report, killed } = killingReport(['photos 4', 'designed', 'ordered'])
  const made = await makeBook(optionsFor('--lang', 'zh-Hans'), report)
  expect(killed).toEqual(['photos 4', 'designed', 'ordered'])
  const order: BookReport = JSON.parse(readFileSync(join(out, 'order.json'), 'utf8'))
  expect(order).toEqual(made)
  expect(order.photos.filter((photo) => photo.verdict === 'refused')).toEqual([
    {
      file: '--notes.txt',
      verdict: 'refused',
      reason: '只能上传 JPEG、PNG、WebP 或 HEIC 照片，这个文件是别的类型。',
    },
    { file: 'empty.jpg', verdict: 'refused', reason: '这个文件太小（不到 10 KB），印出来会看不清，请选原图。' },
  ])
  // The packed file holds the same bytes as IMG_0: one photo, placed once, and both files are accounted for.
  expect(order.photos.filter((photo) => photo.verdict === 'placed')).toHaveLength(12)
  expect(readFileSync(join(out, 'print.pdf')).subarray(0, 8).toString()).toBe('%PDF-1.6')
  const proof = JSON.parse(readFileSync(join(out, 'proof.json'), 'utf8'))
  expect(proof.file.pages).toBe(order.pages)
  expect(readdirSync(join(out, 'pages'))).toHaveLength(order.pages)
  const cover = JSON.parse(readFileSync(join(out, 'design.json'), 'utf8')).pages[0]
  // Nobody has said a title: nothing is printed on cover and spine.
  expect([cover.captions, cover.untitled]).toEqual([[], true])
})
