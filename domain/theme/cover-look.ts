import type { CoverStyle } from '../cover-style.ts'
import type { Page } from '../design/design.ts'
import type { Box } from '../geometry.ts'
import { channelsOf, contrast } from './colour.ts'
import type { CaptionStyle, Colour, CoverLook, Theme } from './theme.ts'
import { LEAST_CONTRAST } from './theme-finding.ts'

/** Where things lie on one of a theme's covers. */
export interface CoverPlaces {
  /** Absent, and so the title: the photo inside the margin, the title below it. */
  readonly photos?: Box
  readonly title?: Box
  readonly plate?: NonNullable<CoverLook['plate']>
  /** How many photos it has; absent: as many as the product's cover takes. */
  readonly count?: number
}

/** Letters whose colour is chosen for them stand so far from their ground (WCAG 2). */
const READABLE = 4.5

/** What of a cover's place and number of photos a theme does not say. */
const USUAL: Readonly<Record<CoverStyle, Omit<CoverPlaces, 'plate'>>> = {
  edge: { photos: { x: 0, y: 0, width: 1, height: 1 }, title: { x: 0.14, y: 0.7, width: 0.72, height: 0.15 } },
  framed: {},
  type: { title: { x: 0.1, y: 0.14, width: 0.8, height: 0.72 }, count: 0 },
  mosaic: {
    ...{ photos: { x: 0, y: 0, width: 1, height: 0.76 }, count: 6 },
    title: { x: 0.1, y: 0.8, width: 0.8, height: 0.13 },
  },
}

/** The title of a cover in type alone is so much larger. */
const TYPE_SCALE = 2.2

/** What the theme says of its covers, by style; those of which it says nothing are absent. */
export function coverLooks({ covers }: Pick<Theme, 'covers'>): Readonly<Record<string, CoverLook>> {
  const { usual: _usual, ...looks } = covers ?? {}
  return looks
}

/** The cover that a book has which nobody chose one for. */
export function usualCover({ covers, layout }: Pick<Theme, 'covers' | 'layout'>): CoverStyle {
  return covers?.usual ?? (layout.kind === 'bleed' ? 'edge' : 'framed')
}

/** What a theme says of where things lie on a cover, and what is usual. */
export function coverPlaces(theme: Pick<Theme, 'covers' | 'roles' | 'captions'>, style: CoverStyle): CoverPlaces {
  const usual = USUAL[style]
  const own = theme.covers?.[style] ?? {}
  const photos = own.photos ?? usual.photos
  const title = own.title ?? usual.title
  const count = style === 'mosaic' ? (own.count ?? usual.count) : usual.count
  const plate =
    own.plate ?? (style === 'edge' ? { kind: 'label' as const, colour: labelColour(theme, own) } : undefined)
  return {
    ...(photos && style !== 'type' ? { photos } : {}),
    ...(title ? { title } : {}),
    ...(plate ? { plate } : {}),
    ...(count === undefined ? {} : { count }),
  }
}

/** Paper of the cover, or of the pages where the titles of the theme are not read on that. */
function labelColour({ roles, captions }: Pick<Theme, 'roles' | 'captions'>, { background, text }: CoverLook): Colour {
  const paper = background ?? roles.cover.background
  return text?.colour || isRead(captions.title.colour, paper) ? paper : roles.inner.background
}

/** A theme as it looks on one of its pages: on a cover that was chosen it says other things of ground, frame and title. */
export function themeOn(theme: Theme, { kind, coverStyle }: Pick<Page, 'kind' | 'coverStyle'>): Theme {
  return kind === 'cover' && coverStyle ? onCover(theme, coverStyle) : theme
}

function onCover(theme: Theme, style: CoverStyle): Theme {
  const { roles, captions, cell } = theme
  const own = theme.covers?.[style] ?? {}
  const { plate } = coverPlaces(theme, style)
  const covered = style === 'edge' || style === 'mosaic'
  const paper = own.background ?? roles.cover.background
  // Drawings beside a photo that runs to the edge would look torn off, and large letters leave a plaque that was drawn for small ones.
  const isDrawn = !covered && (style === 'framed' || isRead(captions.title.colour, paper))
  const front = { background: paper, ornaments: own.ornaments ?? (isDrawn ? roles.cover.ornaments : []) }
  const backPaper = own.back ?? own.background
  const spine = own.spine ?? own.background ?? theme.spine
  const size = captions.title.size * (style === 'type' ? TYPE_SCALE : 1)
  const title: CaptionStyle = { ...captions.title, size, ...own.text }
  const letters = [title.colour, captions.title.colour, roles.inner.background]
  const on = (ground: Colour, colour: Colour) => (isRead(colour, ground) ? colour : readable(ground, letters))
  // A framed cover on its own paper is as the theme drew it, a plaque under the title and all.
  const isOwn = own.text?.colour !== undefined || (style === 'framed' && !own.background && !plate)
  return {
    ...theme,
    cell: covered ? { radius: 0 } : cell,
    spine,
    roles: { ...roles, cover: front, back: backPaper ? { ...roles.back, background: backPaper } : roles.back },
    captions: {
      ...captions,
      title: isOwn ? title : { ...title, colour: on(plate?.colour ?? paper, title.colour) },
      text: backPaper ? { ...captions.text, colour: on(backPaper, captions.text.colour) } : captions.text,
      spine: { ...captions.spine, colour: on(spine, captions.spine.colour) },
    },
  }
}

/** The first of these colours that is read easily on the ground; where none is, ink or paper. */
function readable(ground: Colour, colours: readonly Colour[]): Colour {
  return (
    colours.find((colour) => apart(colour, ground) >= READABLE) ??
    (apart(INK, ground) > apart(PAPER, ground) ? INK : PAPER)
  )
}

const INK = '#1f1d1a'
const PAPER = '#ffffff'

/** What a theme chose itself stands as long as it is read at all. */
function isRead(colour: Colour, ground: Colour): boolean {
  return apart(colour, ground) >= LEAST_CONTRAST
}

function apart(colour: Colour, ground: Colour): number {
  return contrast(channelsOf(colour), channelsOf(ground))
}
