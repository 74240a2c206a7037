import type { PageId } from '../ids.ts'
import { asId } from '../ids.ts'
import type { PageRun } from '../layout/pagination.ts'
import { paginate } from '../layout/pagination.ts'
import type { PhotoFacts, PhotoGroup } from '../photo/photo.ts'
import { photoBook } from '../photo/photo.ts'
import { pageFormat } from '../product/paper.ts'
import type { BookFormat } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'
import type { Caption, Page } from './design.ts'
import type { Band } from './page-areas.ts'
import { bandFor, marginBox, sideIn } from './page-areas.ts'
import { titlePageArea } from './page-texts.ts'
import { atItsBleed } from './relay-page.ts'
import { layOut, photoRoom, settled, slotsFor } from './relayout.ts'

/** The inner pages of a book as the engine lays them out, and the photos that found no place. */
export function laidOutBook(request: PlanRequest): { readonly pages: Page[]; readonly tray: readonly PhotoFacts[] } {
  const { items, tray } = planOf(request)
  return { pages: items.map((item, at) => pageOf(item, request.nextId(), at + 1, request)), tray }
}

type PlanItem =
  | {
      readonly kind: 'photos'
      readonly photos: readonly PhotoFacts[]
      readonly run: PageRun
      readonly opens: readonly number[]
    }
  | { readonly kind: 'texts'; readonly group: number }
  | { readonly kind: 'blank' }

export interface PageRange {
  readonly min: number
  readonly max: number
  readonly wanted: number
  readonly multiple: number
}

export interface PlanRequest {
  readonly photos: readonly { readonly photo: PhotoFacts; readonly group: number }[]
  readonly groups: readonly PhotoGroup[]
  readonly book: BookFormat
  readonly theme: Theme
  readonly range: PageRange
  readonly seed: number
  readonly nextId: () => PageId
}

/**
 * What lies on which page. Groups share no page while there are pages enough; then they may; then the last photos
 * of the album go to the tray.
 */
function planOf(request: PlanRequest): { items: PlanItem[]; tray: PhotoFacts[] } {
  const { photos, groups, theme, range } = request
  const most = Math.max(1, theme.layout.photosPerPage.max)
  const needed = groups.reduce((sum, group) => sum + Math.ceil(group.photos.length / most), 0)
  const apart = needed <= range.max
  const taken = photos.slice(0, range.max * most)
  const runs = paginate({
    photos: taken.map(({ photo, group }) => ({
      aspect: photo.width / photo.height,
      ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
      group: apart ? group : 0,
    })),
    frame: (group, opening) => {
      const below = apart && opening ? headOf(request, groups[group], 'right')?.bottom : undefined
      return photoRoom(request.book, theme, 'right', { below }).frame
    },
    weights: photoRoom(request.book, theme, 'right').weights,
    pages: { ...range, max: apart ? Math.max(range.max, needed) : range.max },
    perPage: theme.layout.photosPerPage,
  })
  const items = (runs ?? []).map((run): PlanItem => {
    const entries = taken.slice(run.from, run.to)
    const before = taken[run.from - 1]?.group
    const opens = [...new Set(entries.map((entry) => entry.group))].filter((group) => group !== before)
    return { kind: 'photos', photos: entries.map((entry) => entry.photo), run, opens }
  })
  const tray = photos.slice(taken.length).map((entry) => entry.photo)
  return { items: spread(items, request), tray }
}

/** Fills up to the page total: titles on pages of their own first, then blank pages between the photos, the rest at the end. */
function spread(items: readonly PlanItem[], { groups, range }: PlanRequest): PlanItem[] {
  const total = Math.max(range.min, Math.ceil(items.length / range.multiple) * range.multiple)
  const titled = items.filter((item) => item.kind === 'photos' && item.opens.some((at) => hasTexts(groups[at]))).length
  const roomy = total - items.length >= titled + 1
  const opened = roomy ? items.flatMap((item) => withTitlePage(item, groups)) : [...items]
  const spare = total - opened.length
  const result: PlanItem[] = []
  const gaps = opened.length - 1
  for (const [at, item] of opened.entries()) {
    result.push(item)
    const blanks = gaps > 0 ? Math.min(spare, gaps) : 0
    if (at < gaps && Math.floor(((at + 1) * blanks) / gaps) > Math.floor((at * blanks) / gaps)) {
      result.push({ kind: 'blank' })
    }
  }
  while (result.length < total) {
    result.push({ kind: 'blank' })
  }
  return result
}

function withTitlePage(item: PlanItem, groups: readonly PhotoGroup[]): PlanItem[] {
  const group = item.kind === 'photos' ? item.opens.find((at) => hasTexts(groups[at])) : undefined
  return item.kind === 'photos' && group !== undefined
    ? [
        { kind: 'texts', group },
        { ...item, opens: [] },
      ]
    : [item]
}

function hasTexts(group: PhotoGroup | undefined): boolean {
  return group !== undefined && (group.title !== '' || group.description !== '')
}

function headOf(
  { book, theme }: Pick<PlanRequest, 'book' | 'theme'>,
  group: PhotoGroup | undefined,
  side: 'left' | 'right',
): Band | undefined {
  return group && bandFor(theme, marginBox(book, theme, side), group.title, group.description)
}

function pageOf(item: PlanItem, id: PageId, index: number, { book, theme, seed, groups }: PlanRequest): Page {
  const side = sideIn(book, index)
  const area = marginBox(book, theme, side)
  const rest = { shuffleStep: 0, locked: false }
  if (item.kind === 'blank') {
    return { id, kind: 'blank', slots: [], captions: [], ...rest }
  }
  if (item.kind === 'texts') {
    const group = groups[item.group] as PhotoGroup
    const captions = captionsOf(id, group, bandFor(theme, titlePageArea(area), group.title, group.description))
    return { id, kind: 'chapter', groupId: group.id, slots: [], captions, ...rest }
  }
  const opened = item.opens.map((at) => groups[at] as PhotoGroup)
  const head = opened.length > 0 ? joined(opened) : undefined
  const band = headOf({ book, theme }, head, side)
  const room = photoRoom(book, theme, side, { below: band?.bottom })
  const fits = room.frame.height === item.run.frame.height
  const laid = fits ? settled(item.photos, room, item.run.layout, seed) : layOut(item.photos, room, seed)
  const slots = slotsFor(id, item.photos, laid)
  const captions = head ? captionsOf(id, head, band) : []
  const group = groups.find((each) => each.photos.includes(item.photos[0] as PhotoFacts))
  const kind = captions.length > 0 ? 'chapter' : 'inner'
  const page: Page = { id, kind, ...(group ? { groupId: group.id } : {}), slots, captions, ...rest }
  return atItsBleed(page, pageFormat(book, page), photoBook(item.photos))
}

/** Several small groups on one page share its head. */
function joined(groups: readonly PhotoGroup[]): PhotoGroup | undefined {
  const [first] = groups
  const titles = groups.map((group) => group.title).filter((title) => title !== '')
  const descriptions = groups.map((group) => group.description).filter((text) => text !== '')
  return first && { ...first, title: titles.join(' · '), description: descriptions.join('\n') }
}

function captionsOf(id: PageId, group: PhotoGroup, band: Band | undefined): Caption[] {
  const caption = (role: 'title' | 'description', text: string): Caption[] => {
    const box = band?.[role]
    return box ? [{ id: asId(`${id}.${role}`), role, panel: 'front', box, text }] : []
  }
  return [...caption('title', group.title), ...caption('description', group.description)]
}
