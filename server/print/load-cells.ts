import type { PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { PhotoSprite, Scene } from '../../editor/scene/scene.ts'
import { planCell } from './cell-plan.ts'
import type { CellStore } from './cell-store.ts'
import type { PreparedCell } from './draw-scene.ts'
import type { PrintSource } from './print-source.ts'

/** The pictures of one page, ready to be embedded. */
export type PreparedCells = ReadonlyMap<PhotoSprite, PreparedCell & { readonly source: PrintSource }>

interface SourceBook {
  readonly sourceOf: (photoId: PhotoId) => Promise<PrintSource>
}

export async function loadCells(scene: Scene, job: SourceBook, store: CellStore, dpi: number): Promise<PreparedCells> {
  const sprites = scene.sprites.filter((sprite) => sprite.kind === 'photo')
  const loaded: [PhotoSprite, PreparedCell & { readonly source: PrintSource }][] = []
  // Two at a time: each decodes a whole photo, and memory counts more here than the last second.
  for (let at = 0; at < sprites.length; at += 2) {
    loaded.push(...(await Promise.all(sprites.slice(at, at + 2).map((sprite) => loadCell(sprite, job, store, dpi)))))
  }
  return new Map(loaded)
}

async function loadCell(
  sprite: PhotoSprite,
  job: SourceBook,
  store: CellStore,
  dpi: number,
): Promise<[PhotoSprite, PreparedCell & { readonly source: PrintSource }]> {
  const source = await job.sourceOf(sprite.photoId)
  const plan = planCell(sprite, source, dpi)
  return [sprite, { source, plan, jpeg: await store.load(source, plan) }]
}

export function cellFor(cells: PreparedCells, sprite: PhotoSprite): PreparedCell & { readonly source: PrintSource } {
  const cell = cells.get(sprite)
  invariant(cell, `slot ${sprite.id} was not prepared`)
  return cell
}
