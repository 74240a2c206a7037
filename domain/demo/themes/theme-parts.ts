import { asId } from '../../ids.ts'
import type { CaptionStyle, Ornament, PageRole, Theme } from '../../theme/theme.ts'

/** Ids of the demo merchant's theme categories. */
export const CATEGORY = { plain: 'plain', journey: 'journey', festive: 'festive', family: 'family' } as const

export const themeId = (name: string): Theme['id'] => asId<Theme['id']>(`theme-${name}`)

/** The same drawings on the same paper for a role. */
export const role = (background: string, ...ornaments: readonly Ornament[]): PageRole => ({ background, ornaments })

type Captions = Theme['captions']

/** Caption styles of a theme: its family and colours, with sizes that read well on a page of 20 to 30 cm. */
export function captionStyles(look: {
  readonly family: CaptionStyle['family']
  readonly title: string
  readonly text: string
  readonly spine: string
  readonly align?: CaptionStyle['align']
  readonly titleWeight?: CaptionStyle['weight']
}): Captions {
  const { family, align = 'center' } = look
  const base = { family, weight: 400, align, vertical: 'middle', minSize: 2.4 } as const
  return {
    title: { ...base, weight: look.titleWeight ?? 400, size: 9, minSize: 4, colour: look.title, leading: 1.3 },
    description: { ...base, size: 4, colour: look.text, leading: 1.55 },
    text: { ...base, size: 3.6, colour: look.text, leading: 1.5 },
    spine: { ...base, align: 'center', size: 4.2, minSize: 2, colour: look.spine, leading: 1.2 },
  }
}
