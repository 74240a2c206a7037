import type { CalendarSettings } from '../../domain/calendar/calendar-settings.ts'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { headsOf, marginBox } from '../../domain/design/areas/page-areas.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import type { Caption, Design, Page, Placement, Slot } from '../../domain/design/design.ts'
import { coverPage as laidCover } from '../../domain/design/pages/cover-page.ts'
import { coverCrop } from '../../domain/design/placing/crop.ts'
import { headCaptions } from '../../domain/design/texts/head-captions.ts'
import { titlePageBand } from '../../domain/design/texts/page-texts.ts'
import type { Box } from '../../domain/geometry.ts'
import { asId, countingIds, type GroupId } from '../../domain/ids.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { BookFormat, Product } from '../../domain/product/product.ts'
import { onGround } from '../../domain/theme/page-grounds.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { editedBook, OWN_STYLE } from './edited-book.ts'

/** Photos of the golden pages, as `generatePhoto` makes them; the index is the seed. */
export const GOLDEN_PHOTOS = [
  { width: 1600, height: 1067 },
  { width: 1067, height: 1600 },
  { width: 1600, height: 1200 },
  { width: 1024, height: 768 },
] as const

const GOLDEN_FORMAT: BookFormat = {
  page: { width: 210, height: 280 },
  bleed: 3,
  safe: 5,
  gutter: 6,
  dpi: 300,
  cover: { type: 'f4f1', board: 2.5, paper: 0.2 },
}

const facts: readonly PhotoFacts[] = GOLDEN_PHOTOS.map((size, i) => ({ id: asId(`golden${i}`), ...size }))

/** Pages that hold everything a painter does: every theme's paper, crops, turns, mirrors, angles, both scripts. */
export function goldenScenes(fonts: FontBook): { name: string; scene: Scene }[] {
  return [...bookScenes(fonts), ...sheetScenes(fonts), ...editedScenes(fonts)]
}

/** Pages of a book that was changed by hand, in the order that it has now. */
function editedScenes(fonts: FontBook): { name: string; scene: Scene }[] {
  const { design, product, theme } = editedBook(facts)
  return design.pages.slice(1).map((page, at) => ({
    name: `${theme.id} edited by hand, page ${at + 1}`,
    scene: sceneOf({ design, page, product, theme, photos: photoBook(facts), fonts }),
  }))
}

/** What themes are compared on besides books, and how many of the pages say it all. */
export const GOLDEN_SHEETS = DEMO_PRODUCTS.filter(({ id }) =>
  ['frame-a4', 'postcard-12', 'calendar-desk', 'print-6inch'].includes(id),
)
/** Too large a sheet to be compared at print size. */
const WALL = DEMO_PRODUCTS.filter(({ id }) => id === 'calendar-wall')

export const GOLDEN_CALENDAR: CalendarSettings = {
  start: { year: 2026, month: 8 },
  language: 'zh-Hans',
  weekStart: 1,
  lunar: true,
  familyDates: [{ id: 'birthday', name: '外婆生日', reckoning: 'civil', month: 8, day: 16 }],
}

/** A postcard's front and back with a message, an upright and a lying frame, a print, a calendar's cover and month, in every theme. */
function sheetScenes(fonts: FontBook): { name: string; scene: Scene }[] {
  const photos = photoBook(facts)
  // Every look on half of the sheets: one painter draws them all.
  return DEMO_THEMES.flatMap((theme, look) =>
    [...GOLDEN_SHEETS, ...WALL]
      .filter((_, at) => (look + at) % 2 === 0)
      .flatMap((product) =>
        photosFor(product).flatMap((own) => {
          const groups = [{ id: asId<GroupId>('g'), title: '里斯本 Lisbon', description: '', photos: own }]
          const ask = { groups, title: '', product, theme, seed: 1 }
          const verdict = autoDesign({
            ...ask,
            ...(product.calendar ? { calendar: GOLDEN_CALENDAR, title: '外婆的一年' } : {}),
            ids: countingIds('sheet'),
          })
          if (verdict.kind === 'refused') {
            throw new Error(verdict.reason)
          }
          const { design } = verdict
          return design.pages.slice(0, product.type === 7 || product.calendar ? 2 : 1).map((page) => ({
            name: `${theme.id} ${product.id} ${page.kind} ${page.sheet?.turned ? 'turned' : ''}`,
            scene: sceneOf({ design, page: written(page), product, theme, photos, fonts }),
          }))
        }),
      ),
  )
}

/** One album a page: frames turn with their photo; a calendar wants a photo for every month. */
function photosFor({ type, calendar }: Product): readonly (readonly PhotoFacts[])[] {
  const [lying, upright] = [facts.slice(0, 1), facts.slice(1, 2)]
  return calendar ? [[...facts, ...facts, ...facts]] : type === 7 ? [lying] : [lying, upright]
}

const MESSAGE = '亲爱的外婆：\n海边的风很大，孩子们捡了一下午的贝壳。\nWith love from all of us.'

function written(page: Page): Page {
  return {
    ...page,
    captions: page.captions.map((each) => (each.role === 'text' ? { ...each, text: MESSAGE } : each)),
  }
}

function bookScenes(fonts: FontBook): { name: string; scene: Scene }[] {
  return DEMO_THEMES.flatMap((theme, look) => {
    const pages = [
      ...[coverPage(theme), chapterPage(theme), bare('back')],
      // What photos and bare paper look like is told by every second look.
      ...(look % 2 === 0 ? [innerPage(theme), bare('blank')] : []),
      // What a page lies on is painted in one way whatever was chosen: one page of it says it all.
      ...(theme.id === 'theme-festival'
        ? [onGround(bare('blank'), { colour: 'title-tint', pattern: 'cover' }), ...chosenCovers(theme), textPage(theme)]
        : []),
    ]
    const inner = Array.from({ length: 24 }, () => innerPage(theme))
    const design: Pick<Design, 'pages'> = { pages: [coverPage(theme), ...inner] }
    return pages.map((page) => ({
      name: `${theme.id} ${page.kind}${page.slots.length === 0 && page.captions.length > 0 ? ' of words' : ''}${page.ground ? ' on another ground' : ''} ${page.coverStyle ?? ''}`.trim(),
      scene: sceneOf({ design, page, product: GOLDEN_FORMAT, theme, photos: photoBook(facts), fonts }),
    }))
  })
}

const rest = { shuffleStep: 0, locked: false } as const
const { width: WIDE, height: HIGH } = GOLDEN_FORMAT.page

function bare(kind: 'back' | 'blank'): Page {
  return { id: asId(kind), kind, slots: [], captions: [], ...rest }
}

function coverPage({ layout }: Theme): Page {
  const edge = layout.margin
  const box = { x: edge, y: edge, width: WIDE - 2 * edge, height: HIGH * 0.76 - edge }
  return {
    id: asId('cover'),
    kind: 'cover',
    slots: [slot(0, 2, box)],
    captions: [
      caption(
        'title',
        { x: edge, y: HIGH * 0.78, width: WIDE - 2 * edge, height: HIGH * 0.14 },
        '海边的夏天，A Summer by the Sea',
      ),
      {
        ...caption('spine', { x: 0, y: edge, width: 7.4, height: HIGH - 2 * edge }, '海边的夏天 2026'),
        panel: 'spine',
      },
    ],
    ...rest,
  }
}

/** What is painted otherwise on a cover that was chosen: paper under the title, larger letters, several photos. */
function chosenCovers(theme: Theme): Page[] {
  return (['edge', 'framed', 'type', 'mosaic'] as const).map((style) =>
    laidCover({
      ...{ id: asId(`cover-${style}`), photos: facts, title: '海边的夏天 2026', style, pageCount: 24 },
      ...{ book: GOLDEN_FORMAT, theme },
    }),
  )
}

function innerPage({ layout }: Theme): Page {
  const edge = layout.kind === 'bleed' ? -GOLDEN_FORMAT.bleed : layout.margin
  const half = { width: (WIDE - 2 * edge - layout.gap) / 2, height: (HIGH - 2 * edge - layout.gap) / 2 }
  const [left, top] = [edge, edge]
  const [right, bottom] = [edge + half.width + layout.gap, edge + half.height + layout.gap]
  return {
    id: asId('inner'),
    kind: 'inner',
    slots: [
      slot(1, 0, { x: left, y: top, ...half }, { angle: 6.5 }),
      slot(2, 1, { x: right, y: top, ...half }, { flip: 'h' }),
      slot(3, 3, { x: left, y: bottom, ...half }, { turns: 1 }),
      slot(4, 2, { x: right, y: bottom, ...half }, { turns: 3, flip: 'v', angle: -11 }),
    ],
    captions: [],
    ...rest,
  }
}

function chapterPage({ layout }: Theme): Page {
  const edge = layout.margin
  const width = WIDE - 2 * edge
  return {
    id: asId('chapter'),
    kind: 'chapter',
    slots: [
      slot(5, 0, { x: edge, y: HIGH * 0.42, width: width * 0.6, height: HIGH * 0.44 }),
      {
        id: asId('s6'),
        panel: 'front',
        box: {
          x: edge + width * 0.6 + layout.gap,
          y: HIGH * 0.42,
          width: width * 0.4 - layout.gap,
          height: HIGH * 0.2,
        },
        locked: false,
      },
    ],
    captions: [
      caption('title', { x: edge, y: edge + 4, width, height: 18 }, '京都的秋天 · Kyōto'),
      caption(
        'description',
        { x: edge + 12, y: edge + 26, width: width - 24, height: 26 },
        '红叶落满石阶的那几天，我们走了很远的路（也喝了很多的茶）。Three slow days, 册 & 冊.',
      ),
      {
        ...caption(
          'text',
          { x: edge + width * 0.6 + layout.gap, y: HIGH * 0.64, width: width * 0.4 - layout.gap, height: 30 },
          '“再来一次！”她说。 Encore!',
        ),
        style: { ...OWN_STYLE, size: 6.35 },
      },
    ],
    ...rest,
  }
}

/** Title and description alone on their page, as long as a description may be. */
function textPage(theme: Theme): Page {
  const group = {
    title: '山里的三天 Three days',
    description: '雨停了，雾从谷里升起来。The rain stopped. '.repeat(5).trim(),
  }
  const captions = headCaptions(
    asId('text'),
    { id: asId('g'), photos: [], ...group },
    titlePageBand(theme, marginBox(GOLDEN_FORMAT, theme, 'right'), headsOf(group)),
  )
  return { id: asId('text'), kind: 'chapter', slots: [], captions, ...rest }
}

function caption(role: Caption['role'], box: Box, text: string): Caption {
  return { id: asId(role), role, panel: 'front', box, text }
}

function slot(id: number, photo: number, box: Box, turned: Partial<Placement> = {}): Slot {
  const source = facts[photo] ?? { id: asId(''), width: 1, height: 1 }
  const { turns = 0, angle = 0, flip = 'none' } = turned
  const crop = coverCrop(source, box, turns)
  // A turned window must stay inside: half of it always does, at these angles.
  const inset =
    angle === 0
      ? crop
      : { x: crop.x + crop.width / 4, y: crop.y + crop.height / 4, width: crop.width / 2, height: crop.height / 2 }
  return {
    id: asId(`s${id}`),
    panel: 'front',
    box,
    locked: false,
    placement: { photoId: source.id, crop: inset, turns, flip, angle },
  }
}
