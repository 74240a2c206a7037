import type { Caption } from '../design/design.ts'
import type { CaptionStyle, Theme } from './theme.ts'

/** A text and all that says how it is set: a caption but for its name and its place. */
export type UnplacedCaption = Omit<Caption, 'id' | 'panel' | 'box' | 'placed'>

/**
 * How a text is set: as the theme says for its role (an address like the free text where it says nothing of it), but for what
 * the text says itself.
 */
export function captionStyleOf(
  { captions }: Pick<Theme, 'captions'>,
  caption: Omit<UnplacedCaption, 'text'>,
): CaptionStyle {
  // Whatever a caption may say of its own style is heeded here: a field that is added does not compile until it is.
  const { role, style: own, ...unheeded } = caption
  unheeded satisfies Record<string, never>
  const style = role === 'address' ? (captions.address ?? captions.text) : captions[role]
  return own ? { ...style, ...own, minSize: Math.min(style.minSize, own.size ?? style.size) } : style
}
