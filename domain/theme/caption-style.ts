import type { CaptionRole } from '../design/design.ts'
import type { CaptionStyle, Theme } from './theme.ts'

/** How a text of this role is set; an address like the free text where the theme says nothing of it. */
export function captionStyleOf({ captions }: Pick<Theme, 'captions'>, role: CaptionRole): CaptionStyle {
  return role === 'address' ? (captions.address ?? captions.text) : captions[role]
}
