import { join } from 'node:path'
import { photoFactsOf } from '../../domain/album/facts-of.ts'
import { placedPhotos } from '../../domain/design/design.ts'
import type { PhotoId } from '../../domain/ids.ts'
import { printSettings } from '../../domain/merchant/print-settings.ts'
import { invariant } from '../../domain/never.ts'
import type { PrepareJob } from '../jobs/queues.ts'
import { printSourceOf } from '../photos/print-source.ts'
import type { Deps } from '../ports/deps.ts'
import { trimCells } from '../print/cell-store.ts'
import { prepareInProcess } from '../print/print-process.ts'
import type { PrintSource } from '../print/print-source.ts'
import { printSpec } from '../print/print-spec.ts'
import { profileFile } from '../print/profile-folder.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPreviewStore } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'
import { loadPhotos } from './design-world.ts'

/** The prepared slots of the whole shop, about a thousand books; the ones that were not used for longest go first. */
const CELLS_BYTES = 20 * 2 ** 30

/** Where prepared slots lie; print files are put together from them. */
export function cellsFolder(dataDir: string): string {
  return join(dataDir, 'print-cells')
}

/**
 * Prepares the slots of a design that has been quiet for a while, so that its print file is only put together later.
 *
 * Idempotent: a slot is kept by what it shows. Nothing depends on it: printing makes what is missing.
 */
export async function prepareDesign(
  deps: Pick<Deps, 'db' | 'storage' | 'env' | 'photoShelf'>,
  { taskId, rev }: PrepareJob,
): Promise<void> {
  const task = await createPreviewStore(deps.db).load(taskId)
  if (task?.rev !== rev) {
    return
  }
  const product = await createProductStore(deps.db).find(task.mchid, task.pid)
  const theme = await createThemeStore(deps.db).find(task.mchid, task.themeId)
  invariant(product && theme, `preview ${taskId} lost its product or its theme`)
  const { stored } = await loadPhotos(deps, task.mchid, task.photoKeys)
  const sources: Record<PhotoId, PrintSource> = {}
  for (const photoId of placedPhotos(task.design)) {
    const photo = stored.get(photoId)
    invariant(photo, `photo ${photoId} of preview ${taskId} is gone`)
    sources[photoId] = await printSourceOf(deps, photo.key)
  }
  const cells = cellsFolder(deps.env.dataDir)
  const photos = [...stored.values()].map(photoFactsOf)
  const merchant = await createMerchantStore(deps.db).find(task.mchid)
  const spec = printSpec(product.type, printSettings(merchant?.print), (name) => profileFile(deps.env, name))
  await prepareInProcess({ what: 'cells', design: task.design, product, theme, photos, sources, cells, spec })
  await trimCells(cells, CELLS_BYTES)
}
