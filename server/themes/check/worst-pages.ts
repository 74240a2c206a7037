import type { CalendarSettings } from '../../../domain/calendar/calendar-settings.ts'
import { COVER_STYLES, type CoverStyle } from '../../../domain/cover-style.ts'
import { type AutoDesignRequest, autoDesign } from '../../../domain/design/auto/auto-design.ts'
import type { Design, Page } from '../../../domain/design/design.ts'
import { innerTemplates } from '../../../domain/design/pages/template-page.ts'
import { layOut, photoArea, slotsFor } from '../../../domain/design/placing/relayout.ts'
import { asId, countingIds, type GroupId, type PageId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import { isBook, pageFormat, paperOf } from '../../../domain/product/paper.ts'
import { PRODUCT_TYPES, type Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { themeFor } from '../../../domain/theme/theme-for.ts'
import { WORST_PHOTOS, WORST_TEXTS, type WorstTexts } from './worst-cases.ts'

/** A page to look at, in the design that it belongs to. */
export interface WorstPage {
  /** For people and for file names: `book-square-203 chapter 2`. */
  readonly name: string
  readonly product: Product
  readonly design: Design
  readonly page: Page
}

/** Every kind of page that a product has in a theme, with the worst photos and texts. Empty where it has none. */
export function worstPages(product: Product, theme: Theme): readonly WorstPage[] {
  const paper = paperOf(product)
  if (!(paper && product.pages)) {
    return []
  }
  const found = isBook(paper) ? bookPages(product, theme) : sheetPages(product, theme)
  const counts = new Map<string, number>()
  return found.map(({ design, page }) => {
    const at = (counts.get(page.kind) ?? 0) + 1
    counts.set(page.kind, at)
    return { name: `${product.id} ${page.kind} ${at}`, product, design, page }
  })
}

type Found = Pick<WorstPage, 'design' | 'page'>

function designed(product: Product, theme: Theme, of: Partial<AutoDesignRequest>): Design | undefined {
  const verdict = autoDesign({
    groups: [group(0, WORST_PHOTOS)],
    title: WORST_TEXTS[0]?.title ?? '',
    product,
    theme,
    seed: 7,
    ids: countingIds('worst'),
    ...of,
  })
  return verdict.kind === 'designed' ? verdict.design : undefined
}

function group(at: number, photos: readonly PhotoFacts[], texts?: WorstTexts) {
  const { title = '', description = '' } = texts ?? {}
  return { id: asId<GroupId>(`group-${at}`), title, description, photos }
}

/** A cover and a chapter for every text, a page for every number of photos that the theme allows, and a blank one. */
function bookPages(product: Product, theme: Theme): readonly Found[] {
  const groups = WORST_TEXTS.map((texts, at) => group(at, several(at, at + 2), texts))
  const many = product.pages?.min ?? 20
  const design = designed(product, theme, { groups: [...groups, group(9, several(3, many))] })
  const cover = design?.pages[0]
  if (!(design && cover)) {
    return []
  }
  const drawn = innerTemplates(themeFor(theme, product))
  const inner = design.pages.filter(({ kind }) => kind === 'inner')
  const pages = [
    ...WORST_TEXTS.map((texts) => withTexts(cover, texts)),
    ...(cover.coverStyle ? coversBut(cover.coverStyle, product, theme, groups) : []),
    ...design.pages.filter(({ kind }) => kind === 'chapter'),
    ...(drawn.length > 0 ? inner.slice(0, drawn.length) : laidOut(product, theme)),
    bare('blank'),
  ]
  return pages.map((page) => ({ design, page }))
}

/** All covers but the one that it has unasked, each with another text. */
function coversBut(
  unasked: CoverStyle,
  product: Product,
  theme: Theme,
  groups: AutoDesignRequest['groups'],
): readonly Page[] {
  const others = COVER_STYLES.filter((style) => style !== unasked)
  return others.flatMap((coverStyle, at) => {
    const cover = designed(product, theme, { groups, coverStyle })?.pages[0]
    return cover ? [withTexts(cover, textsAt(at))] : []
  })
}

function several(from: number, count: number): readonly PhotoFacts[] {
  const all = Array.from({ length: Math.ceil((from + count) / WORST_PHOTOS.length) }, () => WORST_PHOTOS).flat()
  // The same picture again is another photo to the engine.
  return all.slice(from, from + count).map((photo, at) => ({ ...photo, id: asId(`${photo.id}.${from + at}`) }))
}

/** A page for every number of photos: what people take, and an extreme among them. */
function laidOut(product: Product, theme: Theme): readonly Page[] {
  const paper = paperOf(product)
  const worn = themeFor(theme, product)
  const { min, max } = worn.layout.photosPerPage
  if (!paper) {
    return []
  }
  const room = photoArea(pageFormat(paper, {}), worn, 'right')
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return counts
    .filter((count) => count <= USUAL || count === max)
    .map((count) => {
      const page = bare('inner', `inner-${count}`)
      const photos = mixture(count)
      return { ...page, slots: slotsFor(page.id, photos, layOut(photos, room, 7)) }
    })
}

/** Of pages with more photos the fullest one says it all. */
const USUAL = 8

/** One extreme photo a page, the others of usual shapes: more of them is for the shopper to lay apart. */
function mixture(count: number): readonly PhotoFacts[] {
  const extreme = WORST_PHOTOS[count % 2]
  const usual = WORST_PHOTOS.slice(2)
  const photos = Array.from({ length: count }, (_, at) => (at === 0 ? extreme : usual[(at + count) % usual.length]))
  return photos.filter((photo) => photo !== undefined)
}

function bare(kind: Page['kind'], id: string = kind): Page {
  return { id: asId<PageId>(id), kind, slots: [], captions: [], shuffleStep: 0, locked: false }
}

function withTexts(page: Page, texts: WorstTexts): Page {
  return { ...page, captions: page.captions.map((caption) => ({ ...caption, text: texts[caption.role] })) }
}

/** August begins on a Saturday here: six weeks, whichever day a week begins with. */
const SIX_WEEKS = { year: 2026, month: 8 }
/** As long as the name of a family's day may be. */
const FAMILY_DAY = '外公外婆结婚五十周年纪念'

const CALENDARS: readonly CalendarSettings[] = (['zh-Hans', 'en'] as const).map((language) => ({
  start: SIX_WEEKS,
  language,
  weekStart: language === 'en' ? 0 : 1,
  lunar: language !== 'en',
  familyDates: [9, 15, 30].map((day) => ({
    id: `day-${day}`,
    name: language === 'en' ? 'Grandparents' : FAMILY_DAY,
    reckoning: 'civil',
    month: 8,
    day,
  })),
}))

/** Months that are looked at: one of six weeks, one of five, and a cover. */
const CALENDAR_PAGES = 3

function sheetPages(product: Product, theme: Theme): readonly Found[] {
  const groups = WORST_PHOTOS.map((photo, at) => group(at, [photo], WORST_TEXTS[at % WORST_TEXTS.length]))
  if (PRODUCT_TYPES[product.type] === 'calendar') {
    const photos = several(0, 2 * WORST_PHOTOS.length)
    return CALENDARS.flatMap((calendar, at) => {
      const design = designed(product, theme, { groups: [group(0, photos)], calendar })
      const pages = design?.pages.slice(0, CALENDAR_PAGES) ?? []
      return pages.flatMap((page) => (design ? [{ design, page: withTexts(page, textsAt(at)) }] : []))
    })
  }
  const design = designed(product, theme, { groups }) ?? designed(product, theme, { groups: groups.slice(0, 1) })
  const pages = (design?.pages ?? []).slice(0, 2 * WORST_PHOTOS.length)
  return pages.flatMap((page, at) => (design ? [{ design, page: withTexts(page, textsAt(Math.floor(at / 2))) }] : []))
}

function textsAt(at: number): WorstTexts {
  return WORST_TEXTS[at % WORST_TEXTS.length] as WorstTexts
}
