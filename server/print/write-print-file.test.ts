import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import { countingIds } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { Proof } from '../../domain/production/proof.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { photoMatrix } from '../../editor/scene/photo-matrix.ts'
import { aBleedTheme, aBookProduct, aGroup, somePhotos } from '../../tests/support/builders/design-builders.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { readPdf } from '../../tests/support/print/read-pdf.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { masterFile } from '../fonts/master-file.ts'
import { planCell } from './cell-plan.ts'
import { POINTS_PER_MM } from './pdf-x.ts'
import type { PrintSource } from './print-source.ts'
import { writePrintFile } from './write-print-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'keepsake-print-'))
const product = aBookProduct({ min: 2, default: 4, max: 8 })
const theme = aBleedTheme()
const photos = somePhotos(8, 3).map((photo, at) => ({
  ...photo,
  // Small enough to be quick; the first is too small for its slot and must be named in the proof.
  width: at === 0 ? 300 : Math.round(photo.width / 4),
  height: at === 0 ? 200 : Math.round(photo.height / 4),
}))
const sources = new Map<string, PrintSource>()
const fonts = loadFontBook()
const designed = autoDesign({
  groups: [aGroup(photos, '夏天 2026')],
  title: '我的影集 & friends',
  product,
  theme,
  seed: 1,
  ids: countingIds('p'),
})
if (designed.kind === 'refused') {
  throw new Error(designed.reason)
}
const { design } = designed
const job = {
  design,
  product,
  theme,
  photos: photoBook(photos),
  fonts,
  fontFile: masterFile,
  sourceOf: async (id: string) => {
    const source = sources.get(id)
    if (!source) {
      throw new Error(`no source ${id}`)
    }
    return source
  },
  out: join(folder, 'print.pdf'),
  proof: join(folder, 'proof.json'),
  meta: {
    title: '我的影集 & friends',
    createdAt: '2026-01-31T09:00:00Z',
    documentId: '00000000-0000-4000-8000-000000000000',
  },
}
let proof: Proof
let bytes: Buffer

beforeAll(async () => {
  for (const [at, photo] of photos.entries()) {
    const path = join(folder, `${photo.id}.jpg`)
    await writeFile(path, await generatePhoto({ width: photo.width, height: photo.height, seed: at, format: 'jpeg' }))
    sources.set(photo.id, { path, width: photo.width, height: photo.height, isSrgb: true, sha256: `sha-${at}` })
  }
  proof = await writePrintFile(job)
  bytes = await readFile(job.out)
})

afterAll(() => rm(folder, { recursive: true }))

const round = (numbers: readonly number[]) => numbers.map((number) => Math.round(number * 100) / 100)

test('every sheet has its own MediaBox, BleedBox and TrimBox with the bleed between them', async () => {
  const pages = await readPdf(bytes)
  expect(pages.length).toBe(design.pages.length)
  pages.forEach((page, at) => {
    const proofPage = proof.pages[at]
    const edge = 3 * POINTS_PER_MM
    const width = ((proofPage?.trim.width ?? 0) + 6) * POINTS_PER_MM
    const height = ((proofPage?.trim.height ?? 0) + 6) * POINTS_PER_MM
    expect(round(page.media)).toEqual(round([0, 0, width, height]))
    expect(round(page.bleed)).toEqual(round([0, 0, width, height]))
    expect(round(page.trim)).toEqual(round([edge, edge, width - edge, height - edge]))
  })
})

test('the file has the structure that PDF/X-4 asks for', () => {
  const text = bytes.toString('latin1')
  expect(text.slice(0, 8)).toBe('%PDF-1.6')
  expect([...text.matchAll(/\/S \/GTS_PDFX\b/g)].length).toBe(1)
  const trapped = /\/Trapped (\d+) 0 R/.exec(text)?.[1]
  expect(new RegExp(`\\n${trapped} 0 obj\\n/False\\n`).test(text)).toBe(true)
  expect(text.includes('<pdfxid:GTS_PDFXVersion>PDF/X-4<')).toBe(true)
  expect(bytes.includes(Buffer.from('<rdf:li xml:lang="x-default">我的影集 &amp; friends</rdf:li>'))).toBe(true)
  expect(/\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/.test(text)).toBe(true)
  expect(/\/(JavaScript|OpenAction|Encrypt)\b/.test(text)).toBe(false)
  expect([...text.matchAll(/\/DefaultRGB/g)].length).toBe(design.pages.length)
})

test('pictures lie where the scene puts them, to a micrometre', async () => {
  const pages = await readPdf(bytes)
  for (const [at, page] of design.pages.entries()) {
    const scene = sceneOf({ ...job, page })
    const sprites = scene.sprites.filter((sprite) => sprite.kind === 'photo')
    const expected = await Promise.all(
      sprites.map(async (sprite) => {
        const plan = planCell(sprite, await job.sourceOf(sprite.photoId), product.book.dpi)
        const [a, b, c, d, e, f] = photoMatrix(sprite, plan.scaled)
        const corner = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]
        const { region } = plan
        return [corner(region.x, region.y), corner(region.x + region.width, region.y + region.height)]
      }),
    )
    const height = (scene.height + 2 * scene.bleed) * POINTS_PER_MM
    const found = (pages[at]?.images ?? []).map(({ matrix: [a, b, c, d, e, f] }) => {
      const toMm = (x: number, y: number) => [
        x / POINTS_PER_MM - scene.bleed,
        (height - y) / POINTS_PER_MM - scene.bleed,
      ]
      return [toMm(c + e, d + f), toMm(a + e, b + f)]
    })
    expect(found.length).toBe(expected.length)
    found.flat(2).forEach((value, index) => {
      expect(Math.abs(value - (expected.flat(2)[index] ?? Number.NaN))).toBeLessThan(0.001)
    })
  }
})

test('text is text: the title and the group can be read from the file', async () => {
  const pages = await readPdf(bytes)
  expect(pages[0]?.text.includes('我的影集 & friends')).toBe(true)
  expect(pages.some((page) => page.text.includes('夏天 2026'))).toBe(true)
})

test('no photo is scaled up, and those below the resolution of the product are named', () => {
  const all = proof.pages.flatMap((page) => page.photos)
  expect(all.filter((photo) => photo.printedPpi > Math.min(300, photo.sourcePpi) + 0.05)).toEqual([])
  const low = all.filter((photo) => photo.sourcePpi < 300)
  expect(proof.lowResolution.map(({ photoId, ppi }) => [photoId, ppi])).toEqual(
    low.map(({ photoId, sourcePpi }) => [photoId, sourcePpi]),
  )
  expect(low.length).toBeGreaterThan(0)
})

test('the same order printed again gives the same scenes and the same pictures', async () => {
  const again = await writePrintFile({ ...job, out: join(folder, 'again.pdf'), proof: join(folder, 'again.json') })
  expect({ ...again, file: undefined }).toEqual({ ...proof, file: undefined })
})
