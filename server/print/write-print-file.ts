import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Design, Page } from '../../domain/design/design.ts'
import { innerPages } from '../../domain/design/design.ts'
import { copiesOf, pagesInPrint } from '../../domain/design/sheets/copies.ts'
import { sheetOf } from '../../domain/design/sheets/sheet.ts'
import type { PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { PhotoBook } from '../../domain/photo/photo.ts'
import type { Finding } from '../../domain/preflight/finding.ts'
import { mainFormat, type Paper, pageFormat, paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Proof, ProofFile, ProofPage } from '../../domain/production/proof.ts'
import type { FaceId, Theme } from '../../domain/theme/theme.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { hashOf } from '../base/hash-of.ts'
import type { CellColours } from './cell-store.ts'
import { createCellStore } from './cell-store.ts'
import { drawScene } from './draw-scene.ts'
import { cellFor, loadCells, type PreparedCells } from './load-cells.ts'
import type { PdfMeta, WrittenPdf } from './pdf-x.ts'
import { openPrintPdf } from './pdf-x.ts'
import { openPictureFolder, type PictureFolder } from './picture-folder.ts'
import { besides } from './print-besides.ts'
import { type PrintColours, printColours } from './print-colours.ts'
import { picturePainter, printPicture } from './print-picture.ts'
import type { PrintSource } from './print-source.ts'
import { PLAIN_SPEC, type PrintSpec } from './print-spec.ts'
import { takePages } from './take-pages.ts'

/** Everything that a print file is made of. */
export interface PrintFileSource {
  readonly design: Design
  readonly product: Product
  readonly theme: Theme
  readonly photos: PhotoBook
  readonly fonts: FontBook
  /** Absolute path of a face's TrueType file. */
  readonly fontFile: (face: FaceId) => string
  readonly sourceOf: (photoId: PhotoId) => Promise<PrintSource>
  /** Where the PDF and its proof are written; each appears whole or not at all. */
  readonly out: string
  readonly proof: string
  readonly meta: PdfMeta
  /** Folder of prepared slots; optional. */
  readonly cells?: string
  /** How the merchant's printer wants it; absent: as every shop prints. */
  readonly spec?: PrintSpec
  /** What the shopper was told and ordered all the same. */
  readonly warnings?: readonly Finding[]
}

/**
 * Writes the print file of a design: cover first, then the inner pages, one PDF page a sheet, with bleed, each as many
 * times as it is made. Cards come front, back, front, back. What else the merchant's printer wants lies beside it: the
 * cover and the block of a book apart, prints as pictures.
 *
 * Photos come from the originals, at most at the product's resolution and never scaled up.
 *
 * @throws Error when a source cannot be read or the disk refuses; nothing is left under `out` then.
 */
export async function writePrintFile(job: PrintFileSource): Promise<Proof> {
  const paper = paperOf(job.product)
  invariant(paper, `product ${job.product.id} has no page format`)
  const spec = job.spec ?? PLAIN_SPEC
  const colours = printColours(spec.profile)
  const store = createCellStore(job.cells, await cellColours(colours))
  const emojiOf: FontBook['emoji'] = (name) => job.fonts.emoji(name)
  const aside = `${job.out}.part`
  const load = once2(async (page: Page): Promise<Loaded> => {
    const scene = sceneOf({ ...job, page })
    await colours.prepare(coloursOf(scene, job.fonts))
    return { page, scene, cells: await loadCells(scene, job, store, pageFormat(paper, page).dpi) }
  })
  const pdf = openPrintPdf(aside, job.meta, { colours, marks: spec.marks })
  const pictures = spec.pictures ? openPictureFolder(`${besides(job.out, 'pictures')}.part`, job.meta) : undefined
  const paint = pictures && picturesOf(job, pictures)
  const faces = new Set<FaceId>()
  const pages: ProofPage[] = []
  let sheets = 0
  let last: Page | undefined
  for await (const { page, scene, cells } of oneAhead(pagesInPrint(job.design), load)) {
    for (const face of facesOf(scene)) {
      if (!faces.has(face)) {
        faces.add(face)
        pdf.doc.registerFont(face, job.fontFile(face))
      }
    }
    pdf.addPage(scene, scene.bleed, foldsOf(paper, page, innerPages(job.design).length))
    await pdf.room()
    drawScene(pdf.doc, scene, { cellOf: (sprite) => cellFor(cells, sprite), fontOf: (face) => face, emojiOf, colours })
    sheets += 1
    if (page !== last && !pages.some(({ pageId }) => pageId === page.id)) {
      const { dpi } = pageFormat(paper, page)
      pages.push(proofPage(page.kind, scene, cells, dpi, copiesOf(job.design, page)))
      await paint?.({ page, scene, cells }, dpi)
    }
    last = page
  }
  const file = { ...(await pdf.end()), pages: sheets }
  const written = pictures && { kind: 'pictures' as const, ...(await pictures.end()) }
  const files = [...(spec.apart ? await apart(job, aside, sheets) : []), ...(written ? [written] : [])]
  const proof = await proofOf(job, { file, files, colours, marks: spec.marks }, pages, faces)
  await writeFile(`${job.proof}.part`, `${JSON.stringify(proof, null, 2)}\n`)
  for (const { kind } of files) {
    await rename(`${besides(job.out, kind)}.part`, besides(job.out, kind))
  }
  await rename(aside, job.out)
  await rename(`${job.proof}.part`, job.proof)
  return proof
}

interface Loaded {
  readonly page: Page
  readonly scene: Scene
  readonly cells: PreparedCells
}

/** The two sides of a card come by turns as often as it is made: both are loaded once. */
function once2(load: (page: Page) => Promise<Loaded>): (page: Page) => Promise<Loaded> {
  const known = new Map<Page, Promise<Loaded>>()
  return (page) => {
    const loading = known.get(page) ?? load(page)
    known.delete(page)
    known.set(page, loading)
    for (const oldest of [...known.keys()].slice(0, -2)) {
      known.delete(oldest)
    }
    return loading
  }
}

/** The cover and the block of a book, each as a file of its own. */
async function apart({ out, meta }: PrintFileSource, whole: string, sheets: number): Promise<ProofFile[]> {
  const parts = [
    { kind: 'cover', from: 0, to: 1 },
    { kind: 'block', from: 1, to: sheets },
  ] as const
  const files: ProofFile[] = []
  for (const { kind, from, to } of parts) {
    const name = hashOf([meta.documentId, kind])
    const own = {
      ...meta,
      title: `${meta.title} ${kind}`,
      documentId: [
        name.slice(0, 8),
        name.slice(8, 12),
        name.slice(12, 16),
        name.slice(16, 20),
        name.slice(20, 32),
      ].join('-'),
    }
    const written = await takePages(whole, { from, to, out: `${besides(out, kind)}.part`, meta: own }, meta)
    files.push({ kind, ...written, pages: to - from })
  }
  return files
}

/** Paints prints into a folder of pictures, which are sRGB whatever the PDF is. */
function picturesOf(job: PrintFileSource, folder: PictureFolder) {
  const painter = picturePainter(job.fonts)
  const srgb = (job.spec ?? PLAIN_SPEC).profile.space === 'srgb' ? undefined : createCellStore(job.cells)
  return async ({ page, scene, cells }: Loaded, dpi: number) => {
    const own = srgb ? await loadCells(scene, job, srgb, dpi) : cells
    const jpeg = await printPicture(painter, scene, (sprite) => cellFor(own, sprite), dpi)
    await folder.add(jpeg, copiesOf(job.design, page))
  }
}

async function cellColours({ profile, output }: PrintColours): Promise<CellColours> {
  return profile.space === 'srgb' ? { profile } : { profile, sha256: sha256((await output).bytes) }
}

/** Every flat colour of a page. */
function coloursOf(scene: Scene, fonts: FontBook): Set<string> {
  return new Set(
    scene.sprites.flatMap((sprite) => {
      switch (sprite.kind) {
        case 'fill':
          return [sprite.colour]
        case 'text': {
          const emoji = sprite.lines.flatMap((line) => line.emoji ?? [])
          const layers = emoji.flatMap(({ name }) => fonts.emoji(name)?.layers ?? [])
          return [sprite.colour, ...layers.map(({ colour }) => colour)]
        }
        case 'shape':
          return [sprite.fill, sprite.stroke?.colour].filter((colour) => colour !== undefined)
        case 'photo':
          return sprite.border ? [sprite.border.colour] : []
        default:
          return []
      }
    }),
  )
}

/** The two edges of a book's spine. */
function foldsOf(paper: Paper, page: Page, pageCount: number): readonly number[] {
  const { spine } = sheetOf(paper, page, pageCount).panels
  return spine ? [spine.x, spine.x + spine.width] : []
}

/** Prepares the slots of a design while the shopper still edits, so that the print file is only put together later. */
export async function prepareCells(job: Omit<PrintFileSource, 'out' | 'proof' | 'meta' | 'fontFile'>): Promise<void> {
  const paper = paperOf(job.product)
  invariant(paper && job.cells, 'preparing slots needs a page format and a folder')
  const store = createCellStore(job.cells, await cellColours(printColours((job.spec ?? PLAIN_SPEC).profile)))
  for (const page of job.design.pages) {
    const scene = sceneOf({ ...job, page })
    await loadCells(scene, job, store, pageFormat(paper, page).dpi)
  }
}

/** The results of `load`, in order; the next one is under way while this one is used. */
async function* oneAhead<In, Out>(all: readonly In[], load: (it: In) => Promise<Out>): AsyncGenerator<Out> {
  const start = (at: number) => {
    const it = all[at]
    const result = it === undefined ? undefined : load(it)
    // Its failure is met when its turn comes.
    result?.catch(() => undefined)
    return result
  }
  let next = start(0)
  for (let at = 0; next; at++) {
    const now = await next
    next = start(at + 1)
    yield now
  }
}

function facesOf(scene: Scene): Set<FaceId> {
  return new Set(
    scene.sprites.flatMap((sprite) =>
      sprite.kind === 'text' ? sprite.lines.flatMap((line) => line.glyphs.map((glyph) => glyph.face)) : [],
    ),
  )
}

function proofPage(kind: string, scene: Scene, cells: PreparedCells, dpi: number, copies: number): ProofPage {
  const texts = scene.sprites.filter((sprite) => sprite.kind === 'text')
  return {
    pageId: scene.pageId,
    kind,
    scene: hashOf(scene),
    trim: { width: scene.width, height: scene.height },
    ...(copies > 1 ? { copies } : {}),
    photos: [...cells].map(([sprite, { source, plan }]) => ({
      slotId: sprite.id,
      photoId: sprite.photoId,
      sha256: source.sha256,
      sourcePpi: roundPpi(plan.sourcePpi),
      printedPpi: roundPpi(plan.printedPpi),
      low: roundPpi(plan.sourcePpi) < dpi,
    })),
    missingCharacters: texts.flatMap((text) => [...text.missing]),
    overflowing: texts.filter((text) => text.overflows).map((text) => text.id),
  }
}

interface Made {
  readonly file: WrittenPdf & { readonly pages: number }
  readonly files: readonly ProofFile[]
  readonly colours: PrintColours
  readonly marks: boolean
}

async function proofOf(
  job: PrintFileSource,
  { file, files, colours, marks }: Made,
  pages: ProofPage[],
  faces: Set<FaceId>,
): Promise<Proof> {
  const output = await colours.output
  const fonts = await Promise.all(
    [...faces].sort().map(async (face) => ({ face, sha256: sha256(await readFile(job.fontFile(face))) })),
  )
  const paper = paperOf(job.product)
  const main = paper && mainFormat(paper)
  return {
    version: 1,
    design: hashOf(job.design),
    file,
    files,
    profile: { space: colours.profile.space, output: output.description, sha256: sha256(output.bytes) },
    marks,
    warnings: job.warnings ?? [],
    dpi: main?.dpi ?? 0,
    bleed: main?.bleed ?? 0,
    fonts,
    pages,
    lowResolution: pages.flatMap((page) =>
      page.photos
        .filter((photo) => photo.low)
        .map((photo) => ({ pageId: page.pageId, photoId: photo.photoId, ppi: photo.sourcePpi })),
    ),
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** One decimal is enough to compare resolutions, and floats of different machines then agree. */
function roundPpi(ppi: number): number {
  return Math.round(ppi * 10) / 10
}
