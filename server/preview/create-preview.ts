import type { AlbumPhoto } from '../../domain/album/album.ts'
import { coversNeeded, coverVerdict } from '../../domain/album/cover-choice.ts'
import { coverTitleOf } from '../../domain/album/cover-title.ts'
import { photoFactsOf } from '../../domain/album/facts-of.ts'
import { shownText } from '../../domain/album/group-text.ts'
import type { StoredGroup } from '../../domain/album/stored-album.ts'
import { usualSettings } from '../../domain/calendar/calendar-months.ts'
import type { CalendarSettings } from '../../domain/calendar/calendar-settings.ts'
import { civilDate } from '../../domain/calendar/civil-date.ts'
import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { createPreview } from '../../domain/calls/preview.ts'
import { type AutoDesignRequest, autoDesign, type DesignRefusal } from '../../domain/design/auto/auto-design.ts'
import type { Design } from '../../domain/design/design.ts'
import { withoutTexts, wordless } from '../../domain/design/texts/without-texts.ts'
import { type AlbumId, asId, type GroupId, type PhotoId, type ProductId, type TaskId } from '../../domain/ids.ts'
import { isCapped, photoBounds } from '../../domain/order/photo-count.ts'
import type { PhotoGroup } from '../../domain/photo/photo.ts'
import { previewSeed } from '../../domain/preview/preview-mode.ts'
import { type PageRevisions, previewPageEntries } from '../../domain/preview/preview-page.ts'
import { paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Reason } from '../../domain/refusals/refusals.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { EpochMs } from '../../domain/units.ts'
import { answer, refuse } from '../base/answer.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createAlbumStore, type StoredAlbum } from '../stores/albums.store.ts'
import { createPreviewStore, type StoredPreviewTask } from '../stores/previews.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createWrongFileStore } from '../stores/storage/wrong-files.store.ts'
import { createThemeStore } from '../stores/themes.store.ts'
import { withChapterLines } from './chapter-lines.ts'
import { dateTime } from './date-time.ts'
import { type DesignPhotos, loadPhotos, photoFinder } from './design-world.ts'
import { sendPrepareJob, sendRenderJobs } from './send-jobs.ts'
import { refuseOffShelf } from './shelf.ts'

const DESIGN_REFUSALS = {
  'not-designable': 'product-not-designable',
  'no-photos': 'too-few-photos',
  'page-count-not-allowed': 'page-count-not-allowed',
  'too-few-photos': 'too-few-photos',
  'calendar-not-valid': 'calendar-not-valid',
  'theme-without-calendar': 'theme-without-calendar',
} as const satisfies Record<DesignRefusal, Reason>

/** Designs an album for a product and a theme, keeps the design and sends one render job a page. */
export async function openNewPreview(
  deps: Deps,
  { orderdata, previewmode = 1, taskid }: ParsedRequestOf<typeof createPreview>,
  { caller, db, now }: CallContext<'album-editor'>,
) {
  const [order] = orderdata
  const themeName = order?.themeid ?? order?.tid
  const album = order && (await createAlbumStore(db).findEditable(asId<AlbumId>(order.aid), caller))
  const product = order && (await createProductStore(db).find(caller.merchantId, asId<ProductId>(order.pid)))
  if (!order || !album || !product) {
    return refuse('not-found')
  }
  if (product.themeIds.length === 0 && paperOf(product)) {
    // A§8 "Album with no template: it fails with code -3".
    return refuse('album-without-template')
  }
  const theme = await themeOf(db, caller, product, themeName)
  if (!theme) {
    // A set, originals and goods from the shelf have no look at all.
    return refuse(paperOf(product) ? 'theme-not-offered' : 'not-found')
  }
  const offShelf = await refuseOffShelf(product, album.id, { db, caller })
  if (offShelf) {
    return offShelf
  }
  const keys = [...album.data.groups.flatMap((group) => group.photos), ...album.data.cover]
  const photos = await loadPhotos({ db, photoShelf: deps.photoShelf }, caller.merchantId, keys)
  const arranged = groupsOf(album.data.groups, photos)
  const all = product.book ? await withChapterLines(arranged, photos, album, { caller, db }) : arranged
  const unfit = [...(album.data.failed ?? []), ...(await createWrongFileStore(db).photosAmong(keys))]
  const aside = [
    ...(album.data.spare ?? []),
    ...unfit,
    ...album.data.groups.flatMap((group) => (group.disabled ? group.photos : [])),
  ]
  const chosen = order.photos ? chosenOf(order.photos, all, photos) : withoutSpare(all, aside, photos)
  if (!chosen) {
    return refuse('not-found')
  }
  const addText = order.addtext !== 0
  const { groups: worded, spare } = chosen
  const groups = addText ? worded : wordless(worded)
  const count = groups.reduce((total, group) => total + group.photos.length, 0)
  const { min, max } = photoBounds(product)
  if (count < min) {
    return refuse('too-few-photos', { params: { min } })
  }
  if (isCapped(product) && count > max) {
    // A set of cards or prints, a frame: what is too much has no place (readings 9).
    return refuse('too-many-ordered-photos', { data: { min, max }, params: { max } })
  }
  const stored = [...photos.stored.values()]
  const coverPhotos = album.data.cover.flatMap((key) => stored.find((photo) => photo.key === key) ?? [])
  const onCover = coverPhotos.filter(({ key }) => !unfit.includes(key)).map(photoFactsOf)
  const wanted = album.data.coverStyle === 'type' ? 0 : coversNeeded(product)
  const covers = coverVerdict(coverPhotos.length, wanted)
  if (wanted > 0 && coverPhotos.length > 0 && covers !== 'right') {
    return refuse(covers === 'too-few' ? 'too-few-cover-photos' : 'too-many-cover-photos', { params: { wanted } })
  }
  const last = previewmode === 2 ? await lastOf(db, caller, { aid: album.id, pid: product.id, taskid }) : {}
  if (!last) {
    return refuse('not-found')
  }
  const verdict = autoDesign({
    groups,
    ...titleOf(album, product, addText),
    product,
    theme,
    seed: previewSeed(previewmode, { stated: order.seed, last: last.seed }),
    ids: deps.ids,
    ...(last.before ? { before: last.before } : {}),
    ...(order.pagecount ? { pageCount: order.pagecount } : {}),
    spare,
    ...(product.calendar ? { calendar: order.calendar ?? usualCalendar(caller, now) } : {}),
    ...(order.bymonth ? { byMonthTaken: true } : {}),
    ...(onCover.length > 0 ? { coverPhotos: onCover } : {}),
    ...(album.data.coverStyle ? { coverStyle: album.data.coverStyle } : {}),
  })
  if (verdict.kind === 'refused') {
    return refuse(DESIGN_REFUSALS[verdict.reason], { params: { min: leastPhotos(product, order.pagecount) } })
  }
  const task: StoredPreviewTask = {
    id: asId<TaskId>(deps.ids.next()),
    mchid: caller.merchantId,
    uid: caller.uid,
    aid: album.id,
    pid: product.id,
    themeId: theme.id,
    addText,
    rev: 1,
    design: addText ? verdict.design : withoutTexts(verdict.design),
    takenOff: {},
    wholePicture: null,
    photoKeys: keys,
    name: null,
  }
  await createPreviewStore(db).insert(task, now)
  await createAlbumStore(db).notePreview(album.id, dateTime(now))
  await sendRenderJobs(
    deps.jobs,
    db,
    task,
    task.design.pages.map((page) => page.id),
  )
  await sendPrepareJob(deps.jobs, db, task)
  return answer(openedPreview(task, {}))
}

/** The theme that is named, if the product wears it; else its first one, of a calendar the first that has months. */
async function themeOf(db: Db, { merchantId }: Caller, { themeIds, calendar }: Product, named: string | undefined) {
  const themes = createThemeStore(db)
  const ids = named === undefined ? themeIds : themeIds.filter((id) => id === named)
  let first: Theme | undefined
  for (const id of ids) {
    const theme = await themes.find(merchantId, id)
    first ??= theme
    if (theme && (!calendar || theme.calendar)) {
      return theme
    }
  }
  return first
}

/** What the cover says; a book that nobody has named has no title until somebody is asked. */
function titleOf(
  { name, data: { coverTitle } }: StoredAlbum,
  product: Product,
  addText: boolean,
): Pick<AutoDesignRequest, 'title' | 'untitled'> {
  if (!addText) {
    return { title: '', untitled: true }
  }
  if (product.calendar) {
    return { title: coverTitle ?? name }
  }
  const title = coverTitleOf({ name, ...(coverTitle === undefined ? {} : { coverTitle }) }, product)
  return { title: title ?? '', ...(title === '' ? { untitled: true } : {}) }
}

const DAY_MS = 86_400_000

/** What a calendar is like when the request says nothing: it begins with the next month, in the caller's language. */
function usualCalendar({ language }: Caller, now: EpochMs): CalendarSettings {
  return usualSettings(language, civilDate(Math.floor(now / DAY_MS)))
}

/** A calendar takes a photo for every month that was asked for. */
function leastPhotos(product: Product, months = product.pages?.default): number {
  return Math.max(1, photoBounds(product, months).min)
}

interface LastDesign {
  /** The design that is made anew. */
  readonly before?: Design
  /** The highest seed of it and of the newest one: the next lays the photos out as neither. */
  readonly seed?: number
}

/** What a design that is made anew follows; `undefined` where the one that is named is not of this album and product. */
async function lastOf(
  db: Db,
  caller: Caller,
  { aid, pid, taskid }: { readonly aid: AlbumId; readonly pid: ProductId; readonly taskid: string | undefined },
): Promise<LastDesign | undefined> {
  const previews = createPreviewStore(db)
  const newest = await previews.findNewest(caller, { aid, pid })
  const last = newest && (await previews.find(newest.id, caller))
  const named = taskid === undefined ? last : await previews.find(asId<TaskId>(taskid), caller)
  if (taskid !== undefined && (named?.aid !== aid || named.pid !== pid)) {
    return undefined
  }
  const seeds = [last, named].flatMap((task) => (task ? [task.design.seed] : []))
  return named ? { before: named.design, seed: Math.max(...seeds) } : {}
}

/** A task as CreatePreview and OpenPreview answer it. Pages without a revision of their own are as new as the design. */
export function openedPreview(
  task: StoredPreviewTask,
  pageRevs: PageRevisions,
  removed: readonly AlbumPhoto[] = [],
): DataOf<typeof createPreview> {
  return {
    tid: task.id,
    addtext: task.addText ? 1 : 0,
    pages: previewPageEntries(task, pageRevs),
    aid: task.aid,
    pid: task.pid,
    name: task.name ?? '',
    design: task.design,
    rev: task.rev,
    ...(removed.length > 0 ? { removed } : {}),
  }
}

/** The chosen photos in the order of the choice, each in its group; `undefined` when one of them is not in the album. */
function chosenOf(
  names: readonly string[],
  groups: readonly PhotoGroup[],
  photos: DesignPhotos,
): { groups: PhotoGroup[]; spare: PhotoId[] } | undefined {
  const named = photoFinder(photos)
  const ids = [...new Set(names.map(named))]
  const homes = new Map(groups.flatMap((group) => group.photos.map((photo) => [photo.id, { group, photo }] as const)))
  const runs: PhotoGroup[] = []
  for (const id of ids) {
    const home = id && homes.get(id)
    if (!home) {
      return undefined
    }
    const last = runs.at(-1)
    if (last?.id === home.group.id) {
      runs[runs.length - 1] = { ...last, photos: [...last.photos, home.photo] }
    } else {
      runs.push({ ...home.group, photos: [home.photo] })
    }
  }
  return { groups: runs, spare: [...homes.keys()].filter((id) => !ids.includes(id)) }
}

/** All photos of the album but those that its shopper set aside; these wait in the tray. */
function withoutSpare(
  groups: readonly PhotoGroup[],
  keys: readonly string[],
  { stored }: DesignPhotos,
): { groups: PhotoGroup[]; spare: PhotoId[] } {
  const aside = new Set([...stored.values()].flatMap(({ key, id }) => (keys.includes(key) ? [id] : [])))
  return {
    groups: groups.map((group) => ({ ...group, photos: group.photos.filter(({ id }) => !aside.has(id)) })),
    spare: groups.flatMap(({ photos }) => photos.flatMap(({ id }) => (aside.has(id) ? [id] : []))),
  }
}

function groupsOf(groups: readonly StoredGroup[], { stored }: DesignPhotos): PhotoGroup[] {
  const byKey = new Map([...stored.values()].map((photo) => [photo.key, photo]))
  return groups.map((group) => ({
    id: asId<GroupId>(group.id),
    title: group.name,
    description: shownText(group.description, group.textShow),
    ...(group.textShow === 'always' ? { alwaysText: true as const } : {}),
    ...(group.layoutTexts ? { layoutTexts: group.layoutTexts } : {}),
    photos: group.photos.flatMap((key) => {
      const photo = byKey.get(key)
      return photo ? [photoFactsOf(photo)] : []
    }),
  }))
}
