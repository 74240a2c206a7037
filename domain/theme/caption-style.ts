import type { Caption } from '../design/design.ts'
import type { CaptionStyle, Theme } from './theme.ts'

/** A text and all that says how it is set: a caption but for its name and its place. */
export type Written = Omit<Caption, 'id' | 'panel' | 'box'>

/**
 * How a text is set in a theme; an address like the free text where the theme says nothing of it. What a caption may say
 * of its own style, it says here.
 */
export function captionStyleOf({ captions }: Pick<Theme, 'captions'>, { role }: Omit<Written, 'text'>): CaptionStyle {
  return role === 'address' ? (captions.address ?? captions.text) : captions[role]
}
