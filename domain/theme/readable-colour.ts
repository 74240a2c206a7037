import type { Caption, CaptionRole, OwnStyle } from '../design/design.ts'
import { channelsOf, contrast } from './colour.ts'
import { TEXT_COLOURS, textChoices } from './text-choices.ts'
import type { Theme } from './theme.ts'

/** Letters are read easily on a colour that stands so far from theirs (WCAG 2). */
export const READABLE_CONTRAST = 4.5

/** Less of a share than this is seen as a difference. */
const HARDER = 0.9

/** On every ground one of these is read. */
const LAST = [TEXT_COLOURS.ink, TEXT_COLOURS.white, '#000000'] as const

/**
 * The colour that a new text begins in on what lies under it (red, green, blue): nothing is said where the theme's own is
 * read there; else the first that is, of the theme's other colours, dark and white.
 */
export function colourToBegin(theme: Theme, role: CaptionRole, under: readonly number[]): OwnStyle {
  const { theme: own, themeColours } = textChoices(theme, role)
  const isRead = (colour: string) => contrast(channelsOf(colour), under) >= READABLE_CONTRAST
  const colour = isRead(own.colour) ? undefined : [...themeColours, ...LAST].find(isRead)
  return colour === undefined ? {} : { colour }
}

/**
 * How a text is set that was moved from one ground to another: `undefined`, as it was, where it is read as well as before. A
 * text that became harder to read gets the colour that a new one would begin in there; all else that it says of itself stays.
 */
export function styleWhereMoved(
  theme: Theme,
  { role, style = {} }: Pick<Caption, 'role' | 'style'>,
  { from, to }: { readonly from: readonly number[]; readonly to: readonly number[] },
): OwnStyle | undefined {
  const { colour, ...rest } = style
  const letters = channelsOf(colour ?? textChoices(theme, role).theme.colour)
  // Who chose a colour that is hardly read keeps it, as long as the move makes it no worse.
  const isHarder = contrast(letters, to) < Math.min(READABLE_CONTRAST, HARDER * contrast(letters, from))
  return isHarder ? { ...rest, ...colourToBegin(theme, role, to) } : undefined
}
