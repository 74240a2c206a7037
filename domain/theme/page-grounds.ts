import type { GroundColour, GroundPattern, Page, PageGround } from '../design/design.ts'
import { channelsOf, contrast, mixed } from './colour.ts'
import { READABLE_CONTRAST } from './readable-colour.ts'
import type { Colour, Ornament, PageRole, Theme } from './theme.ts'

/** Of another colour so much is mixed into the paper at most; less where the words would else be hard to read. */
const SHARES = [0.3, 0.24, 0.18, 0.12, 0.08] as const
/** Colours that stand no farther apart than this in each channel look like one. */
const ALIKE = 3

/** The colours that a page may have in this theme, its own first, of a cover that of the cover; each once, and only those that its words are read on. */
export function groundColours(
  theme: Theme,
  kind: Page['kind'] = 'inner',
): readonly { readonly id: GroundColour; readonly colour: Colour }[] {
  const { roles, captions, spine } = theme
  const paper = (kind === 'cover' ? roles.cover : roles.inner).background
  const words = [captions.title, captions.description, captions.text].map(({ colour }) => channelsOf(colour))
  const isReadable = (colour: Colour) => words.every((word) => contrast(word, channelsOf(colour)) >= READABLE_CONTRAST)
  const tint = (colour: Colour) => SHARES.map((share) => mixed(paper, colour, share)).find(isReadable)
  const all: readonly (readonly [GroundColour, Colour | undefined])[] = [
    ['paper', paper],
    ['light', mixed(paper, WHITE, 0.7)],
    ['cover', roles.cover.background],
    ['spine', spine],
    ['spine-tint', tint(spine)],
    ['title-tint', tint(captions.title.colour)],
    ['text-tint', tint(captions.text.colour)],
  ]
  const chosen: { readonly id: GroundColour; readonly colour: Colour }[] = []
  for (const [id, colour] of all) {
    const isNew = colour && chosen.every((other) => !areAlike(other.colour, colour))
    if (isNew && (id === 'paper' || isReadable(colour))) {
      chosen.push({ id, colour })
    }
  }
  return chosen
}

const WHITE = '#ffffff'

function areAlike(one: Colour, other: Colour): boolean {
  const channels = channelsOf(other)
  return channelsOf(one).every((channel, at) => Math.abs(channel - (channels[at] ?? 0)) <= ALIKE)
}

/** The drawings that a page may have in this theme: those of its kinds of pages, each once, and none. */
export function groundPatterns(
  theme: Theme,
): readonly { readonly id: GroundPattern; readonly ornaments: readonly Ornament[] }[] {
  const all = (['inner', 'none', 'chapter', 'blank', 'back', 'cover'] as const).map((id) => ({
    ...{ id, ornaments: ornamentsOf(theme, id) },
    key: JSON.stringify(ornamentsOf(theme, id)),
  }))
  return all
    .filter(({ key }, at) => all.findIndex((other) => other.key === key) === at)
    .map(({ id, ornaments }) => ({ id, ornaments }))
}

function ornamentsOf({ roles }: Theme, pattern: GroundPattern): readonly Ornament[] {
  return pattern === 'none' ? [] : roles[pattern].ornaments
}

/** Colour and drawings of a page: those of its kind, unless others were chosen. A theme that lacks them has its own. */
export function groundOf({ kind, ground }: Pick<Page, 'kind' | 'ground'>, theme: Theme): PageRole {
  const own = theme.roles[kind]
  const colour = ground?.colour && groundColours(theme, kind).find(({ id }) => id === ground.colour)?.colour
  return {
    background: colour ?? own.background,
    ornaments: ground?.pattern ? ornamentsOf(theme, ground.pattern) : own.ornaments,
  }
}

/** The page on another ground; what is as its theme has it is not said. */
export function onGround(page: Page, { colour, pattern }: PageGround): Page {
  const { ground: _before, ...rest } = page
  const ground: PageGround = {
    ...(colour && colour !== 'paper' ? { colour } : {}),
    ...(pattern && pattern !== page.kind ? { pattern } : {}),
  }
  return Object.keys(ground).length > 0 ? { ...rest, ground } : rest
}
