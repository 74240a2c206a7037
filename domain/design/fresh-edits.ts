import type { IdSource, PageId, PhotoId } from '../ids.ts'
import { asId } from '../ids.ts'
import type { CaptionRole, Design, Page } from './design.ts'
import { innerPages } from './design.ts'
import type { Edit } from './edit.ts'

/** One shuffle for every page that may change: not the cover, not locked, not empty. */
export function shuffleAll(design: Design): Edit[] {
  return innerPages(design)
    .filter((page) => !page.locked && page.slots.some((slot) => slot.placement && !slot.locked && !slot.half))
    .map((page) => ({ cmd: 'shuff', pageId: page.id }))
}

/** Blank pages behind `after`, as many as the product's multiple asks for at least. */
export function freshPages(after: PageId, count: number, ids: IdSource): Edit {
  return { cmd: 'new_pages', after, pageIds: Array.from({ length: count }, () => asId<PageId>(ids.next())) }
}

/** Pages behind `after` with these photos, at most `perPage` to a page. */
export function freshPagesFor(photos: readonly PhotoId[], after: PageId, perPage: number, ids: IdSource): Edit {
  const count = Math.max(1, Math.ceil(photos.length / Math.max(1, perPage)))
  const pageIds = Array.from({ length: count }, () => asId<PageId>(ids.next()))
  return { cmd: 'new_pages_to_add_photos', after, pageIds, photos }
}

/** Writes the page's caption of this role, whether there is one yet or not; `null` takes it away. */
export function writeText(page: Page, role: CaptionRole, text: string | null): Edit {
  const old = page.captions.find((caption) => caption.role === role)
  return {
    cmd: 'update_text_value',
    pageId: page.id,
    captionId: old?.id ?? asId(`${page.id}.${role}`),
    role,
    panel: old?.panel ?? (role === 'spine' ? 'spine' : 'front'),
    text,
  }
}
