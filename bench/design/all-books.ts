import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { DEMO_BOOKS } from '../../domain/demo/book-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { makeBook } from '../../server/cli/book/make-book.ts'
import { type BookOptions, readOptions } from '../../server/cli/book/options.ts'
import { startShop } from '../../tests/support/servers/shop-process.ts'
import { pdfFaults } from './pdf-oracles.ts'

/**
 * `npm run all-books -- PHOTOS --out DIR`: `npm run book` for one album in every look and format, by one shop and with the
 * photos uploaded once. Every print file is held against programs of other authors; one sheet a book shows its pages.
 */
const USAGE = 'npm run all-books -- PHOTOS_DIR --out DIR [--products A,B] [--themes A,B] [--title TEXT]'

/** Square, portrait, landscape. */
const FORMATS = ['book-square-203', 'book-portrait-210', 'book-landscape-280']
const SILENT = { say: () => undefined, step: () => ({ to: () => undefined }), end: () => undefined }
const PAGE_HEIGHT = 230
const GAP = 10
const SPREADS_A_ROW = 4

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    ['out', 'products', 'themes', 'title'].map((name) => [name, { type: 'string' }] as const),
  ),
})
const [photos] = positionals
if (photos === undefined || typeof values['out'] !== 'string') {
  console.error(USAGE)
  process.exit(2)
}
const out = resolve(values['out'])
const named = (name: string, all: readonly string[]) => {
  const given = values[name]
  return typeof given === 'string' ? given.split(',') : all
}

mkdirSync(out, { recursive: true })
const shop = await startShop()
let faulty = 0
try {
  const uploads = optionsOf('uploads', '--photos-only')
  rmSync(uploads.out, { recursive: true, force: true })
  await makeBook(uploads, SILENT)
  const uploaded = JSON.parse(readFileSync(stateOf(uploads.out), 'utf8'))
  for (const pid of named('products', FORMATS)) {
    const safe = DEMO_BOOKS.find(({ id }) => id === pid)?.book?.safe ?? 0
    for (const theme of named(
      'themes',
      DEMO_THEMES.map(({ id }) => id),
    )) {
      const options = optionsOf(`${pid}.${theme}`, '--product', pid, '--theme', theme)
      rmSync(options.out, { recursive: true, force: true })
      mkdirSync(join(options.out, '.book'), { recursive: true })
      writeFileSync(stateOf(options.out), JSON.stringify({ ...uploaded, run: randomBytes(12).toString('base64url') }))
      const made = await makeBook(options, SILENT)
      const faults = await pdfFaults(join(options.out, 'print.pdf'), safe)
      await contactSheet(join(options.out, 'pages'), join(out, `${pid}.${theme}.jpg`))
      faulty += faults.length > 0 ? 1 : 0
      console.log(`${pid} ${theme}: ${made.pages} sheets, ${faults.length === 0 ? 'no fault' : faults.join('; ')}`)
    }
  }
} finally {
  await shop.close()
}
process.exitCode = faulty > 0 ? 1 : 0

function stateOf(folder: string): string {
  return join(folder, '.book', 'state.json')
}

function optionsOf(folder: string, ...args: readonly string[]): BookOptions {
  const title = typeof values['title'] === 'string' ? ['--title', values['title']] : []
  const server = ['--server', shop.url]
  const read = readOptions([photos ?? '', '--out', join(out, folder), ...server, ...title, ...args])
  if (read.kind !== 'run') {
    throw new Error(read.kind === 'refused' ? read.sentence : USAGE)
  }
  return read.options
}

/** The cover, then the pages as they face each other. */
async function contactSheet(folder: string, file: string): Promise<void> {
  const pages = await Promise.all(
    readdirSync(folder)
      .sort()
      .map((name) => sharp(join(folder, name)).resize({ height: PAGE_HEIGHT }).toBuffer({ resolveWithObject: true })),
  )
  const [cover, ...inner] = pages
  const wide = inner[0]?.info.width ?? PAGE_HEIGHT
  const column = Math.max(2 * wide, cover?.info.width ?? 0) + GAP
  const place = (cell: number) => ({
    left: GAP + (cell % SPREADS_A_ROW) * column,
    top: GAP + Math.floor(cell / SPREADS_A_ROW) * (PAGE_HEIGHT + GAP),
  })
  // The first page is a right one, as in the book.
  const cells = inner.map(({ data }, at) => {
    const { left, top } = place(1 + Math.floor((at + 1) / 2))
    return { input: data, left: left + ((at + 1) % 2) * wide, top }
  })
  const rows = Math.ceil((2 + Math.floor(inner.length / 2)) / SPREADS_A_ROW)
  await sharp({
    create: {
      width: GAP + SPREADS_A_ROW * column,
      height: GAP + rows * (PAGE_HEIGHT + GAP),
      channels: 3,
      background: '#8d8a84',
    },
  })
    .composite([...(cover ? [{ input: cover.data, ...place(0) }] : []), ...cells])
    .jpeg({ quality: 82 })
    .toFile(file)
}
