import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import { asId, type PhotoId } from '../../domain/ids.ts'
import type { Product } from '../../domain/product/product.ts'
import { aCardProduct, aFrameProduct, aSheetDesign, aTheme } from '../../tests/support/builders/design-builders.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { readPdf } from '../../tests/support/print/read-pdf.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { masterFile } from '../fonts/master-file.ts'
import { POINTS_PER_MM } from './pdf-x.ts'
import { writePrintFile } from './write-print-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'keepsake-sheets-'))
afterAll(() => rm(folder, { recursive: true }))

/** The print file of two sheets, with words on the first back where there is one. */
async function printed(product: Product) {
  const theme = aTheme()
  const { design, world, photos } = aSheetDesign(2, product, theme)
  const back = design.pages.find(({ kind }) => kind === 'back')
  const verdict =
    back &&
    applyEdit(
      design,
      {
        ...{ cmd: 'update_text_value', pageId: back.id, captionId: asId(`${back.id}.text`) },
        ...{ role: 'text', panel: 'front', text: 'See you soon' },
      },
      world,
    )
  const path = join(folder, 'photo.jpg')
  await writeFile(path, await generatePhoto({ width: 400, height: 300, seed: 1, format: 'jpeg' }))
  const [out, proof] = [join(folder, `${product.id}.pdf`), join(folder, `${product.id}.json`)]
  const written = await writePrintFile({
    design: verdict?.kind === 'applied' ? verdict.next : design,
    ...{ product, theme, photos: world.photos, fonts: loadFontBook(), fontFile: masterFile, out, proof },
    sourceOf: async (id: PhotoId) => {
      const { width, height } = photos.find((photo) => photo.id === id) ?? { width: 400, height: 300 }
      return { path, width, height, isSrgb: true, sha256: id }
    },
    meta: { title: 't', createdAt: '2026-01-31T09:00:00Z', documentId: 'd' },
  })
  return { proof: written, pages: await readPdf(await readFile(out)) }
}

const boxOf = (width: number, height: number, bleed = 3) => {
  const [left, right] = [bleed * POINTS_PER_MM, (bleed + width) * POINTS_PER_MM]
  return [left, left, right, (bleed + height) * POINTS_PER_MM].map((value) => Math.round(value * 100) / 100)
}

test('postcards: front, back, front, back, each at its trim with bleed, the words as text', async () => {
  const { proof, pages } = await printed(aCardProduct({ min: 4, max: 4, default: 4 }))
  expect(proof.pages.map(({ kind }) => kind)).toEqual(['inner', 'back', 'inner', 'back'])
  expect(pages.map((page) => page.trim.map((value) => Math.round(value * 100) / 100))).toEqual(
    [1, 2, 3, 4].map(() => boxOf(148, 105)),
  )
  expect(pages[1]?.text).toContain('See you soon')
  expect([proof.dpi, proof.bleed, proof.pages[1]?.photos]).toEqual([300, 3, []])
})

test('frames: every picture at the size of its own frame', async () => {
  const { proof, pages } = await printed(aFrameProduct())
  expect(proof.pages.map(({ trim }) => [trim.width, trim.height].sort((a, b) => a - b))).toEqual([
    [210, 297],
    [100, 150],
  ])
  expect([pages.length, proof.dpi]).toEqual([2, 240])
})
