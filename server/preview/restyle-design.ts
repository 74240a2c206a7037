import { editWorldOf } from '../../domain/design/change/edit-world-of.ts'
import { type RestyleRefusal, restyled } from '../../domain/design/change/restyle.ts'
import type { Design } from '../../domain/design/design.ts'
import { asId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import type { Reason } from '../../domain/refusals/refusals.ts'
import { refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import type { StoredPreviewTask } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'
import { loadPhotos } from './design-world.ts'
import { refuseOffShelf } from './shelf.ts'

const REDRESS_REFUSALS = {
  'not-designable': 'product-not-designable',
  'page-not-valid': 'product-not-designable',
  'too-many-pages': 'page-count-not-allowed',
} as const satisfies Record<RestyleRefusal, Reason>

/** A design in another look or format, with what was done to it. */
export async function restyledTask(
  deps: Deps,
  task: StoredPreviewTask,
  {
    pid = task.pid,
    themeid = task.themeId,
  }: { readonly pid?: string | undefined; readonly themeid?: string | undefined },
  { db, caller }: Pick<CallContext<'shopper'>, 'db' | 'caller'>,
) {
  const [products, themes] = [createProductStore(db), createThemeStore(db)]
  const themeId = asId<ThemeId>(themeid)
  const [before, product] = [
    await products.find(caller.merchantId, task.pid),
    await products.find(caller.merchantId, asId<ProductId>(pid)),
  ]
  const [worn, theme] = [
    await themes.find(caller.merchantId, task.themeId),
    await themes.find(caller.merchantId, themeId),
  ]
  if (!before || !product || !worn || !theme || !product.themeIds.includes(themeId)) {
    return refuse('not-found')
  }
  const offShelf = await refuseOffShelf(product, task.aid, { db, caller })
  if (offShelf) {
    return offShelf
  }
  const { book } = await loadPhotos({ db, photoShelf: deps.photoShelf }, caller.merchantId, task.photoKeys)
  const from = editWorldOf(before, worn, book)
  const verdict = from && restyled(task.design, from, { product, theme })
  if (verdict?.kind !== 'restyled') {
    return refuse(REDRESS_REFUSALS[verdict?.reason ?? 'not-designable'])
  }
  return { kind: 'task' as const, task: asOf(task, verdict.design) }
}

/** Nothing that is known of single pages of the old design holds for the new one. */
function asOf(task: StoredPreviewTask, design: Design): StoredPreviewTask {
  return { ...task, pid: design.productId, themeId: design.themeId, design, rev: 1, takenOff: {}, wholePicture: null }
}
