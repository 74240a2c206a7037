import type { CaptionRole, OwnStyle } from '../design/design.ts'
import { channelsOf, contrast } from './colour.ts'
import { TEXT_COLOURS, textChoices } from './text-choices.ts'
import type { Theme } from './theme.ts'

/** Letters are read easily on a colour that stands so far from theirs (WCAG 2). */
export const READABLE = 4.5

/** On every ground one of these is read. */
const LAST = [TEXT_COLOURS.ink, TEXT_COLOURS.white, '#000000'] as const

/**
 * The colour that a new text begins in on what lies under it (red, green, blue): nothing is said where the theme's own is
 * read there; else the first that is, of the theme's other colours, dark and white.
 */
export function colourToBegin(theme: Theme, role: CaptionRole, under: readonly number[]): OwnStyle {
  const { theme: own, themeColours } = textChoices(theme, role)
  const isRead = (colour: string) => contrast(channelsOf(colour), under) >= READABLE
  const colour = isRead(own.colour) ? undefined : [...themeColours, ...LAST].find(isRead)
  return colour === undefined ? {} : { colour }
}
