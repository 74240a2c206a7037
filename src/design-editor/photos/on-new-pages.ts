import type { Edit } from '../../../domain/design/change/edit.ts'
import { photosOnNewPages } from '../../../domain/design/change/photos-on-new-pages.ts'
import { asId, type IdSource, type PageId, type PhotoId } from '../../../domain/ids.ts'
import { isRightBound } from '../../../domain/product/paper.ts'
import { spreadIndexOf, spreadsOf } from '../../../editor/spread.ts'
import type { EditorDocument } from '../hooks/use-document.ts'

/** Whether pages can be added: not where their number is fixed, and not months. */
export function takesNewPages({ design, world }: EditorDocument): boolean {
  return world.pages.kind === 'change' && design.calendar === undefined
}

/** Photos on new pages behind those that lie open together with the page in hand: no spread is parted. */
export function onNewPages({ design, world, page }: EditorDocument, photos: readonly PhotoId[], ids: IdSource): Edit {
  const spreads = spreadsOf(design.pages, 'spread', isRightBound(world.paper))
  const open = page && spreads[spreadIndexOf(spreads, page.id)]
  const last = design.pages.at(-1)?.id ?? asId<PageId>('')
  return photosOnNewPages({ after: open?.at(-1) ?? last, photos }, world, () => asId<PageId>(ids.next()))
}

/** Photos wait in the tray, beside those that wait already. */
export function addedToTray({ design }: Pick<EditorDocument, 'design'>, photos: readonly PhotoId[]): Edit {
  return {
    ...{ cmd: 'page_load', pages: [], order: design.pages.map(({ id }) => id) },
    tray: [...design.tray, ...photos],
  }
}
