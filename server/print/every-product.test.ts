import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalendarSettings } from '../../domain/calendar/calendar-settings.ts'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import { pagesInPrint } from '../../domain/design/sheets/copies.ts'
import { countingIds } from '../../domain/ids.ts'
import { printSettings } from '../../domain/merchant/print-settings.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { paperOf } from '../../domain/product/paper.ts'
import { PRODUCT_TYPES, type Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { photoMatrix } from '../../editor/scene/photo-matrix.ts'
import { aGroup, somePhotos } from '../../tests/support/builders/design-builders.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { checkPdfX } from '../../tests/support/print/check-pdf-x.ts'
import { readPdf } from '../../tests/support/print/read-pdf.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { masterFile } from '../fonts/master-file.ts'
import { planCell } from './cell-plan.ts'
import { POINTS_PER_MM } from './pdf-x.ts'
import { besides } from './print-besides.ts'
import { printSpec } from './print-spec.ts'
import { writePrintFile } from './write-print-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'keepsake-every-'))
afterAll(() => rm(folder, { recursive: true }))
const path = join(folder, 'photo.jpg')
beforeAll(async () => {
  await writeFile(path, await generatePhoto({ width: 600, height: 450, seed: 1, format: 'jpeg' }))
})

const photos = somePhotos(14, 3).map((photo) => ({ ...photo, width: 600, height: 450 }))
const CALENDAR: CalendarSettings = {
  ...{ start: { year: 2027, month: 1 }, language: 'zh-Hans', weekStart: 1, lunar: true, familyDates: [] },
}

/** One product of each type that is designed. */
const products = [...new Set(DEMO_PRODUCTS.map(({ type }) => type))].flatMap((type): Product[] => {
  const product = DEMO_PRODUCTS.find((one) => one.type === type && paperOf(one) && one.pages)
  return product ? [product] : []
})

describe('a print file of every designed product', () => {
  test.each(products.map((product) => [PRODUCT_TYPES[product.type], product] as const))(
    'B§4 %s: PDF/X-4, fonts embedded, pictures where the scene puts them to a micrometre, nothing scaled up',
    async (type, product) => {
      const theme = (DEMO_THEMES.find((one) => product.themeIds.includes(one.id)) ?? DEMO_THEMES[0]) as Theme
      const made = autoDesign({
        ...{ groups: [aGroup(photos, '海边的夏天')], title: '我们的夏天', product, theme, seed: 1 },
        ids: countingIds('p'),
        ...(product.calendar ? { calendar: CALENDAR } : {}),
      })
      if (made.kind !== 'designed') {
        throw new Error(`${product.id}: ${made.reason}`)
      }
      const { design } = made
      const source = { path, width: 600, height: 450, isSrgb: true, sha256: 'photo' }
      const world = { design, product, theme, photos: photoBook(photos), fonts: loadFontBook() }
      const out = join(folder, `${type}.pdf`)
      const proof = await writePrintFile({
        ...{ ...world, fontFile: masterFile, sourceOf: async () => source, out, proof: join(folder, `${type}.json`) },
        meta: { title: 'order-1', createdAt: '2026-01-31T09:00:00Z', documentId: 'd' },
        spec: printSpec(product.type, printSettings({ prints: 'jpegs' }), () => ''),
      })
      const bytes = await readFile(out)
      expect(checkPdfX(bytes)).toEqual([])
      for (const { kind } of proof.files.filter((file) => file.kind !== 'pictures')) {
        expect([kind, checkPdfX(await readFile(besides(out, kind)))]).toEqual([kind, []])
      }
      const kinds = { album: ['cover', 'block'], print: ['pictures'], combo: ['pictures'] } as Record<string, string[]>
      expect(proof.files.map(({ kind }) => kind)).toEqual(kinds[type] ?? [])
      const pages = await readPdf(bytes)
      const printed = pagesInPrint(design)
      expect(pages.length).toBe(printed.length)
      for (const [at, page] of printed.entries()) {
        const scene = sceneOf({ ...world, page })
        const expected = scene.sprites.flatMap((sprite) => {
          if (sprite.kind !== 'photo') {
            return []
          }
          const { scaled, region } = planCell(sprite, source, 300)
          const [a, b, c, d, e, f] = photoMatrix(sprite, scaled)
          return [[a * region.x + c * region.y + e, b * region.x + d * region.y + f]]
        })
        const height = (scene.height + 2 * scene.bleed) * POINTS_PER_MM
        const found = (pages[at]?.images ?? []).map(({ matrix: [, , c, d, e, f] }) => [
          (c + e) / POINTS_PER_MM - scene.bleed,
          (height - d - f) / POINTS_PER_MM - scene.bleed,
        ])
        expect(found.length).toBe(expected.length)
        found.flat().forEach((value, index) => {
          expect(Math.abs(value - (expected.flat()[index] ?? Number.NaN))).toBeLessThan(0.001)
        })
      }
      const shown = proof.pages.flatMap((page) => page.photos)
      expect(shown.filter((photo) => photo.printedPpi > photo.sourcePpi + 0.1)).toEqual([])
    },
    120_000,
  )
})
