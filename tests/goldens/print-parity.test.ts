import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage, Path2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import type { Design, Slot } from '../../domain/design/design.ts'
import { angled, flipped, turned, zoomed } from '../../domain/design/placing/crop.ts'
import { textPlaceOn } from '../../domain/design/sheets/sheet-text.ts'
import type { CaptionId, PhotoId } from '../../domain/ids.ts'
import { asId, countingIds } from '../../domain/ids.ts'
import { type PhotoFacts, photoBook } from '../../domain/photo/photo.ts'
import { paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { themeFor } from '../../domain/theme/theme-for.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { paint } from '../../editor/scene/paint.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { hashOf } from '../../server/base/hash-of.ts'
import { loadFontBook } from '../../server/fonts/load-font-book.ts'
import { masterFile } from '../../server/fonts/master-file.ts'
import type { PrintSource } from '../../server/print/print-source.ts'
import { type PrintFileSource, writePrintFile } from '../../server/print/write-print-file.ts'
import { aBookProduct, aGroup } from '../support/builders/design-builders.ts'
import { generatePhoto } from '../support/builders/generate-photos.ts'
import { meanSsim } from '../support/print/mean-ssim.ts'
import { type Raster, rasterPdf } from '../support/print/raster-pdf.ts'
import { editedBook, OWN_STYLE } from './edited-book.ts'
import { GOLDEN_CALENDAR, GOLDEN_SHEETS } from './golden-pages.ts'

/** Both sides are drawn at this resolution and reduced, at least to half, so that the renderers' own sampling averages out. */
const DPI = 150
const REDUCE = 2
/** What the likeness is measured on, pixels of the shorter side: as its authors reduce pictures before they compare. */
const MEASURED = 256
/** Sheets of a design that are printed and compared: each kind of them. */
const COMPARED = 3
/** The wanted likeness of photos and text in print and on the screen. */
const SSIM_FLOOR = 0.99

const folder = await mkdtemp(join(tmpdir(), 'keepsake-parity-'))
afterAll(() => rm(folder, { recursive: true }))

const product = aBookProduct({ min: 2, default: 2, max: 4 }, { page: { width: 100, height: 100 } })
const photos = Array.from({ length: 5 }, (_, at) => ({
  id: asId<PhotoId>(`photo${at}`),
  width: at % 2 === 0 ? 1200 : 800,
  height: at % 2 === 0 ? 800 : 1200,
}))
const sources = new Map<string, PrintSource>()
for (const [at, photo] of photos.entries()) {
  const path = join(folder, `${at}.jpg`)
  await writeFile(
    path,
    await generatePhoto({ width: photo.width, height: photo.height, seed: at, format: 'jpeg', quality: 94, grain: 8 }),
  )
  sources.set(photo.id, { path, width: photo.width, height: photo.height, isSrgb: true, sha256: `${at}` })
}
const images = new Map(
  await Promise.all([...sources].map(async ([id, { path }]) => [id, await loadImage(path)] as const)),
)
const fonts = loadFontBook()

const PRODUCTS = [product, ...GOLDEN_SHEETS]

/** Every look on half of the products, so that each product is printed in every second look. */
const PRINTED = DEMO_THEMES.flatMap((theme, at) =>
  PRODUCTS.filter((_, of) => (at + of) % 2 === 0).map((each) => [theme.name.en, each.id, theme, each] as const),
)

test.each(PRINTED)(
  'print = screen: every sheet of %s, %s in the file looks as the painter draws it',
  async (_name, _id, theme, product) => {
    const designed = autoDesign({
      // A calendar wants a photo for every month.
      groups: [aGroup(product.calendar ? [...photos, ...photos, ...photos] : photos, '夏天 Summer', '海边的一天')],
      title: '我的影集',
      product,
      theme,
      seed: 2,
      ids: countingIds('p'),
      ...(product.calendar ? { calendar: GOLDEN_CALENDAR } : {}),
    })
    if (designed.kind === 'refused') {
      throw new Error(designed.reason)
    }
    const first = { ...designed.design, pages: designed.design.pages.slice(0, COMPARED) }
    const design = worked(lettered(first, product, theme))
    const { scores } = await printed({ design, product, theme, photos })
    expect(scores.filter((score) => score < SSIM_FLOOR)).toEqual([])
  },
)

test('print = screen: a gap pulled, a layout chosen, a text styled, pages moved: the file has them so, in the new order', async () => {
  const four = photos.slice(0, 4)
  const { designed, design, product, theme } = editedBook(four)
  const [cover, first, second, third, last] = designed.pages.map(({ id }) => id)
  const { proof, scores } = await printed({ design, product, theme, photos: four })
  expect(proof.pages.map(({ pageId }) => pageId)).toEqual([cover, last, first, second, third])
  expect({ sheets: scores.length, unlike: scores.filter((score) => score < SSIM_FLOOR) }).toEqual({
    sheets: 5,
    unlike: [],
  })
})

interface Printed extends Pick<PrintFileSource, 'design' | 'product' | 'theme'> {
  readonly photos: readonly PhotoFacts[]
}

/** Prints a design, and says how like each sheet of the file is to what the painter draws of the page in its place. */
async function printed({ photos, ...design }: Printed) {
  const name = `${design.theme.id}-${design.product.id}`
  const job = {
    ...design,
    photos: photoBook(photos),
    fonts,
    fontFile: masterFile,
    sourceOf: async (id: string) => sources.get(id) ?? Promise.reject(new Error(id)),
    out: join(folder, `${name}.pdf`),
    proof: join(folder, `${name}.json`),
    meta: { title: 't', createdAt: '2026-01-31T09:00:00Z', documentId: 'd' },
  }
  const proof = await writePrintFile(job)
  const bytes = await readFile(job.out)
  const scores = []
  for (const [at, page] of job.design.pages.entries()) {
    const scene = sceneOf({ ...job, page })
    const sheet = hashOf([scene])
    const score = compared.get(sheet) ?? (await likeness(scene, bytes, at + 1))
    compared.set(sheet, score)
    scores.push(score)
  }
  return { proof, scores }
}

/** Scores by scene: a print has the same sheets in several themes, which are drawn and compared once. */
const compared = new Map<string, number>()

/** How like a sheet of the file, by its number from 1, is to what the painter draws of its scene. */
async function likeness(scene: Scene, bytes: Buffer, sheet: number): Promise<number> {
  const scale = DPI / 25.4
  const width = Math.round((scene.width + 2 * scene.bleed) * scale)
  const height = Math.round((scene.height + 2 * scene.bleed) * scale)
  const canvas = createCanvas(width, height)
  paint(canvas.getContext('2d'), scene, {
    scale,
    images: (id) => images.get(id),
    fonts,
    path2d: (path) => new Path2D(path),
    bleed: true,
    placeholders: false,
  })
  const painted = canvas.getContext('2d').getImageData(0, 0, width, height)
  const a = await reduced({ data: painted.data as Raster['data'], width, height })
  const b = await reduced(await rasterPdf(bytes, sheet, DPI))
  return meanSsim(a, b)
}

/** Prints and frames have no words of their own: a shopper has put some on each. */
function lettered(design: Design, product: Product, theme: Theme): Design {
  const paper = paperOf(product)
  const pages = design.pages.map((page) => {
    const box = paper && textPlaceOn(page, { paper, theme: themeFor(theme, product) })
    const id = asId<CaptionId>(`${page.id}.words`)
    const caption =
      box && ({ id, role: 'text', panel: 'front', box, text: '外婆家 Lisbon 2026', placed: true } as const)
    return caption ? { ...page, captions: [caption] } : page
  })
  return { ...design, pages }
}

/** Every kind of change that a finger makes: photos of the second sheet turned, mirrored and set askew, texts in a look of their own. */
function worked(design: Design): Design {
  const styled = design.pages.map((page) => ({
    ...page,
    captions: page.captions.map((each) => ({ ...each, style: OWN_STYLE })),
  }))
  const pages = styled.map((page, at) =>
    at === 1 && page.kind !== 'back'
      ? { ...page, slots: page.slots.map((slot, index) => ({ ...slot, ...changed(slot, index) })) }
      : page,
  )
  return { ...design, pages }
}

function changed({ placement, box }: Slot, index: number): Pick<Slot, 'placement'> {
  const source = placement && photos.find((photo) => photo.id === placement.photoId)
  if (!(placement && source)) {
    return {}
  }
  const changes = [
    () => flipped(turned(placement, source, box, 1), 'h'),
    () => angled(flipped(placement, 'v'), source, box, -17.5),
    () => zoomed(turned(placement, source, box, 2), source, box, 1.6, { x: 3, y: 5 }),
  ]
  return { placement: (changes[index % changes.length] ?? (() => placement))() }
}

async function reduced({ data, width, height }: Raster) {
  const reduce = REDUCE * Math.max(1, Math.round(Math.min(width, height) / REDUCE / MEASURED))
  const to = { width: Math.floor(width / reduce), height: Math.floor(height / reduce) }
  const pixels = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width: to.width * reduce, height: to.height * reduce })
    .resize(to.width, to.height, { kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer()
  return { data: new Uint8ClampedArray(pixels), ...to }
}
