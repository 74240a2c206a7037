import type { PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { hashOf } from '../base/hash-of.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import type { RenderJob } from '../jobs/queues.ts'
import type { Deps } from '../ports/deps.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { createPreviewStore, type StoredPreviewTask } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'
import { loadPhotos } from './design-world.ts'
import { createPagePictures } from './page-pictures.ts'

/** Grows whenever the same scene would be painted differently, so that old pictures are not taken for new ones. */
const PAINTER_VERSION = 1

/** Paints a scene as JPEG; `keys` says where its photos lie in the storage. */
export interface JpegPainter {
  paint(scene: Scene, keys: ReadonlyMap<PhotoId, string>): Promise<Uint8Array>
}

/** Renders one page of a preview. Idempotent: the picture is named by all that it is made of. */
export async function renderPage(
  deps: Pick<Deps, 'db' | 'storage' | 'photoShelf' | 'clock'>,
  painter: JpegPainter,
  { taskId, pageId, rev }: RenderJob,
): Promise<void> {
  const previews = createPreviewStore(deps.db)
  const task = await previews.load(taskId)
  const awaited = (await previews.pictures(taskId)).find((page) => page.pageId === pageId)
  // The page is gone or has changed since: the later change has its own job.
  if (!task || awaited?.rev !== rev || awaited.picture !== null) {
    return
  }
  const { scene, md5s, keys } = await sceneOfPage(deps, task, pageId)
  const picture = hashOf([PAINTER_VERSION, scene, md5s])
  const pictures = createPagePictures(deps.storage)
  const paintOnce = async () => {
    const isThere = await pictures.has(picture)
    await (isThere ? undefined : pictures.put(picture, await painter.paint(scene, keys)))
    return isThere
  }
  const wasThere = await paintOnce()
  await previews.savePicture(taskId, pageId, rev, picture, deps.clock.now())
  if (wasThere) {
    // Until it was named here nobody may have shown it any more, and it may have been deleted for that.
    await paintOnce()
  }
}

interface PageToRender {
  readonly scene: Scene
  /** Of the shown photos, in the order of the scene. */
  readonly md5s: readonly string[]
  readonly keys: ReadonlyMap<PhotoId, string>
}

async function sceneOfPage(
  deps: Pick<Deps, 'db' | 'photoShelf'>,
  task: StoredPreviewTask,
  pageId: RenderJob['pageId'],
): Promise<PageToRender> {
  const product = await createProductStore(deps.db).find(task.mchid, task.pid)
  const theme = await createThemeStore(deps.db).find(task.mchid, task.themeId)
  const page = task.design.pages.find(({ id }) => id === pageId)
  invariant(product && theme && page, `page ${pageId} of preview ${task.id} lost what it is made of`)
  // A page of a large album shows a few photos of it: only those are asked for.
  const placed = page.slots.flatMap(({ placement }) => placement?.photoId ?? [])
  const known = await createPhotoStore(deps.db).keysOf(task.mchid, placed)
  const keys = task.photoKeys.filter((key) => known.has(key))
  const { book, stored } = await loadPhotos(deps, task.mchid, keys)
  const fonts: FontBook = loadFontBook()
  const scene = sceneOf({ design: task.design, page, product, theme, photos: book, fonts })
  const shown = new Set(scene.sprites.flatMap((sprite) => (sprite.kind === 'photo' ? [sprite.photoId] : [])))
  const photos = [...shown].flatMap((id) => stored.get(id) ?? [])
  return {
    scene,
    md5s: photos.map((photo) => photo.md5),
    keys: new Map(photos.map((photo) => [photo.id, photo.key])),
  }
}
