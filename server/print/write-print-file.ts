import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Design, Page } from '../../domain/design/design.ts'
import type { PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { PhotoBook } from '../../domain/photo/photo.ts'
import { mainFormat, pageFormat, paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import type { FaceId, Theme } from '../../domain/theme/theme.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import type { PhotoSprite, Scene } from '../../editor/scene/scene.ts'
import { sceneOf } from '../../editor/scene/scene-of.ts'
import { planCell } from './cell-plan.ts'
import type { CellStore } from './cell-store.ts'
import { createCellStore } from './cell-store.ts'
import type { Cell } from './draw-scene.ts'
import { drawScene } from './draw-scene.ts'
import type { PdfMeta, WrittenPdf } from './pdf-x.ts'
import { openPrintPdf } from './pdf-x.ts'
import type { PrintSource } from './print-source.ts'
import type { Proof, ProofPage } from './proof.ts'
import { hashOf, roundPpi } from './proof.ts'

/** Everything that a print file is made of. */
export interface PrintJob {
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
}

/**
 * Writes the print file of a design: cover wrap first, then the inner pages, one PDF page a sheet, with bleed. Cards
 * come front, back, front, back.
 *
 * Photos come from the originals, at most at the product's resolution and never scaled up.
 *
 * @throws Error when a source cannot be read or the disk refuses; nothing is left under `out` then.
 */
export async function writePrintFile(job: PrintJob): Promise<Proof> {
  const paper = paperOf(job.product)
  invariant(paper, `product ${job.product.id} has no page format`)
  const store = createCellStore(job.cells)
  const aside = `${job.out}.part`
  const load = async (page: Page) => {
    const scene = sceneOf({ ...job, page })
    return { page, scene, cells: await loadCells(scene, job, store, pageFormat(paper, page).dpi) }
  }
  const pdf = openPrintPdf(aside, job.meta)
  const faces = new Set<FaceId>()
  const pages: ProofPage[] = []
  for await (const { page, scene, cells } of oneAhead(job.design.pages, load)) {
    for (const face of facesOf(scene)) {
      if (!faces.has(face)) {
        faces.add(face)
        pdf.doc.registerFont(face, job.fontFile(face))
      }
    }
    pdf.addPage(scene, scene.bleed)
    await pdf.room()
    drawScene(pdf.doc, scene, { cellOf: (sprite) => cellFor(cells, sprite), fontOf: (face) => face })
    pages.push(proofPage(page.kind, scene, cells, pageFormat(paper, page).dpi))
  }
  const proof = await proofOf(job, await pdf.end(), pages, faces)
  await writeFile(`${job.proof}.part`, `${JSON.stringify(proof, null, 2)}\n`)
  await rename(aside, job.out)
  await rename(`${job.proof}.part`, job.proof)
  return proof
}

/** Prepares the slots of a design while the shopper still edits, so that the print file is only put together later. */
export async function prepareCells(job: Omit<PrintJob, 'out' | 'proof' | 'meta' | 'fontFile'>): Promise<void> {
  const paper = paperOf(job.product)
  invariant(paper && job.cells, 'preparing slots needs a page format and a folder')
  const store = createCellStore(job.cells)
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

type Cells = ReadonlyMap<PhotoSprite, Cell & { readonly source: PrintSource }>

async function loadCells(scene: Scene, job: Pick<PrintJob, 'sourceOf'>, store: CellStore, dpi: number): Promise<Cells> {
  const sprites = photoSprites(scene)
  const loaded: [PhotoSprite, Cell & { readonly source: PrintSource }][] = []
  // Two at a time: each decodes a whole photo, and memory counts more here than the last second.
  for (let at = 0; at < sprites.length; at += 2) {
    loaded.push(...(await Promise.all(sprites.slice(at, at + 2).map((sprite) => loadCell(sprite, job, store, dpi)))))
  }
  return new Map(loaded)
}

async function loadCell(
  sprite: PhotoSprite,
  job: Pick<PrintJob, 'sourceOf'>,
  store: CellStore,
  dpi: number,
): Promise<[PhotoSprite, Cell & { readonly source: PrintSource }]> {
  const source = await job.sourceOf(sprite.photoId)
  const plan = planCell(sprite, source, dpi)
  return [sprite, { source, plan, jpeg: await store.load(source, plan) }]
}

function cellFor(cells: Cells, sprite: PhotoSprite): Cell {
  const cell = cells.get(sprite)
  invariant(cell, `slot ${sprite.id} was not prepared`)
  return cell
}

function photoSprites(scene: Scene): PhotoSprite[] {
  return scene.sprites.filter((sprite) => sprite.kind === 'photo')
}

function facesOf(scene: Scene): Set<FaceId> {
  return new Set(
    scene.sprites.flatMap((sprite) =>
      sprite.kind === 'text' ? sprite.lines.flatMap((line) => line.glyphs.map((glyph) => glyph.face)) : [],
    ),
  )
}

function proofPage(kind: string, scene: Scene, cells: Cells, dpi: number): ProofPage {
  const texts = scene.sprites.filter((sprite) => sprite.kind === 'text')
  return {
    pageId: scene.pageId,
    kind,
    scene: hashOf(scene),
    trim: { width: scene.width, height: scene.height },
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

async function proofOf(job: PrintJob, file: WrittenPdf, pages: ProofPage[], faces: Set<FaceId>): Promise<Proof> {
  const fonts = await Promise.all(
    [...faces].sort().map(async (face) => ({ face, sha256: sha256(await readFile(job.fontFile(face))) })),
  )
  const paper = paperOf(job.product)
  const main = paper && mainFormat(paper)
  return {
    version: 1,
    design: hashOf(job.design),
    file: { ...file, pages: pages.length },
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
