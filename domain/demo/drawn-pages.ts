import type { CaptionRole } from '../design/design.ts'
import type { PageTemplate, TemplateSlot } from '../theme/theme.ts'

type Bleeds = NonNullable<TemplateSlot['bleeds']>

const ALL: Bleeds = ['left', 'top', 'right', 'bottom']

/** A place for a photo in fractions of the page. */
function slot(x: number, y: number, width: number, height: number, bleeds?: Bleeds): TemplateSlot {
  return { area: { x, y, width, height }, ...(bleeds ? { bleeds } : {}) }
}

const caption = (role: CaptionRole, x: number, y: number, width: number, height: number) => ({
  role,
  area: { x, y, width, height },
})

const page = (
  id: string,
  role: PageTemplate['role'],
  slots: readonly TemplateSlot[],
  captions: PageTemplate['captions'] = [],
): PageTemplate => ({ id, role, slots, ...(captions.length > 0 ? { captions } : {}) })

const WHOLE = slot(0, 0, 1, 1, ALL)
const FOUR = [
  slot(0.09, 0.09, 0.4, 0.4),
  slot(0.51, 0.09, 0.4, 0.4),
  slot(0.09, 0.51, 0.4, 0.4),
  slot(0.51, 0.51, 0.4, 0.4),
]

/** An exhibition: eight pages with a rhythm of their own, sixteen photos once around. */
export const EXHIBITION: readonly PageTemplate[] = [
  page(
    'opening',
    'chapter',
    [slot(0.2, 0.26, 0.6, 0.6)],
    [caption('title', 0.12, 0.07, 0.76, 0.09), caption('description', 0.12, 0.165, 0.76, 0.085)],
  ),
  page('whole', 'inner', [WHOLE]),
  page('steps', 'inner', [slot(0.09, 0.09, 0.55, 0.4), slot(0.66, 0.09, 0.25, 0.4), slot(0.09, 0.51, 0.82, 0.4)]),
  page('pair', 'inner', [slot(0.09, 0.14, 0.4, 0.72), slot(0.51, 0.14, 0.4, 0.72)]),
  page('told', 'inner', [slot(0.14, 0.1, 0.72, 0.66)], [caption('text', 0.2, 0.8, 0.6, 0.1)]),
  page('four', 'inner', FOUR),
  page('horizon', 'inner', [
    slot(0, 0.1, 1, 0.44, ['left', 'right']),
    slot(0.09, 0.56, 0.4, 0.34),
    slot(0.51, 0.56, 0.4, 0.34),
  ]),
  page('alone', 'inner', [slot(0.26, 0.26, 0.48, 0.48)]),
]

/** A travel log: pages for one to six photos, two of most numbers, so that a page can be shuffled. */
export const TRAVEL_LOG: readonly PageTemplate[] = [
  page('one-large', 'inner', [slot(0.08, 0.08, 0.84, 0.84)]),
  page('one-whole', 'inner', [WHOLE]),
  page('one-told', 'inner', [slot(0.08, 0.08, 0.84, 0.66)], [caption('text', 0.12, 0.78, 0.76, 0.13)]),
  page('two-wide', 'inner', [slot(0.08, 0.08, 0.84, 0.41), slot(0.08, 0.51, 0.84, 0.41)]),
  page('two-tall', 'inner', [slot(0.08, 0.08, 0.41, 0.84), slot(0.51, 0.08, 0.41, 0.84)]),
  page('three-left', 'inner', [slot(0.08, 0.08, 0.5, 0.84), slot(0.6, 0.08, 0.32, 0.41), slot(0.6, 0.51, 0.32, 0.41)]),
  page('three-above', 'inner', [slot(0.08, 0.08, 0.84, 0.5), slot(0.08, 0.6, 0.41, 0.32), slot(0.51, 0.6, 0.41, 0.32)]),
  page('four-square', 'inner', [
    slot(0.08, 0.08, 0.41, 0.41),
    slot(0.51, 0.08, 0.41, 0.41),
    slot(0.08, 0.51, 0.41, 0.41),
    slot(0.51, 0.51, 0.41, 0.41),
  ]),
  page('four-strip', 'inner', [
    slot(0.08, 0.08, 0.84, 0.56),
    slot(0.08, 0.66, 0.267, 0.26),
    slot(0.367, 0.66, 0.266, 0.26),
    slot(0.653, 0.66, 0.267, 0.26),
  ]),
  page('five', 'inner', [
    slot(0.08, 0.08, 0.41, 0.54),
    slot(0.51, 0.08, 0.41, 0.26),
    slot(0.51, 0.36, 0.41, 0.26),
    slot(0.08, 0.64, 0.41, 0.28),
    slot(0.51, 0.64, 0.41, 0.28),
  ]),
  page('six', 'inner', [
    slot(0.08, 0.08, 0.267, 0.41),
    slot(0.367, 0.08, 0.266, 0.41),
    slot(0.653, 0.08, 0.267, 0.41),
    slot(0.08, 0.51, 0.267, 0.41),
    slot(0.367, 0.51, 0.266, 0.41),
    slot(0.653, 0.51, 0.267, 0.41),
  ]),
  ...[
    [slot(0.08, 0.32, 0.84, 0.6)],
    [slot(0.08, 0.32, 0.41, 0.6), slot(0.51, 0.32, 0.41, 0.6)],
    [slot(0.08, 0.32, 0.5, 0.6), slot(0.6, 0.32, 0.32, 0.29), slot(0.6, 0.63, 0.32, 0.29)],
  ].map((slots) =>
    page(`opening-${slots.length}`, 'chapter', slots, [
      caption('title', 0.1, 0.08, 0.8, 0.1),
      caption('description', 0.1, 0.19, 0.8, 0.1),
    ]),
  ),
]

/** Covers for one photo and for two, under the name of the book; the pages inside are the engine's. */
export const COVER_STORY: readonly PageTemplate[] = [
  page(
    'front-one',
    'cover',
    [slot(0, 0.22, 1, 0.78, ['left', 'right', 'bottom'])],
    [caption('title', 0.06, 0.04, 0.88, 0.15)],
  ),
  page(
    'front-two',
    'cover',
    [slot(0, 0.22, 0.64, 0.78, ['left', 'bottom']), slot(0.68, 0.22, 0.26, 0.32)],
    [caption('title', 0.06, 0.04, 0.88, 0.15)],
  ),
]

const MONTHS = 12

/** A year, month by month: a title page, for every month a whole page and a page of three with a few words, a last look back. */
export const TWELVE_MONTHS: readonly PageTemplate[] = [
  {
    ...page(
      'title',
      'chapter',
      [slot(0.25, 0.3, 0.5, 0.5)],
      [caption('title', 0.1, 0.08, 0.8, 0.09), caption('description', 0.1, 0.175, 0.8, 0.115)],
    ),
    at: 1,
  },
  ...Array.from({ length: MONTHS }, (_, month): PageTemplate[] => [
    { ...page(`month-${month + 1}`, 'inner', [WHOLE]), at: 2 * month + 2 },
    {
      ...page(
        `days-${month + 1}`,
        'inner',
        month % 2 === 0
          ? [slot(0.1, 0.1, 0.8, 0.42), slot(0.1, 0.54, 0.39, 0.24), slot(0.51, 0.54, 0.39, 0.24)]
          : [slot(0.1, 0.1, 0.39, 0.24), slot(0.51, 0.1, 0.39, 0.24), slot(0.1, 0.36, 0.8, 0.42)],
        [caption('text', 0.14, 0.81, 0.72, 0.1)],
      ),
      at: 2 * month + 3,
    },
  ]).flat(),
  { ...page('look-back', 'inner', FOUR), at: 2 * MONTHS + 2 },
]
