import type { Design } from '../../../domain/design/design.ts'
import { captionStyleOf, type Written } from '../../../domain/theme/caption-style.ts'
import { themeOn } from '../../../domain/theme/cover-look.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOfCalendar } from '../calendar/calendar-names.ts'
import { cleanText } from '../text/clean-text.ts'
import type { BlockName } from '../text/faces.ts'
import { blocksOfText, faceChain } from '../text/faces.ts'

/** The glyph blocks that a design needs before `sceneOf` may lay it out, each once. */
export function blocksOf(design: Pick<Design, 'pages' | 'calendar'>, theme: Theme): BlockName[] {
  const texts = design.pages.flatMap((page) =>
    page.captions.flatMap((caption) => blocksOfCaption(caption, themeOn(theme, page))),
  )
  return unique([...texts, ...blocksOfCalendar(design, theme)])
}

/** The blocks for one text in the theme's style for it: what an editor loads as somebody types. */
export function blocksOfCaption(caption: Written, theme: Theme): BlockName[] {
  return blocksOfText(cleanText(caption.text), faceChain(captionStyleOf(theme, caption)))
}

function unique(blocks: readonly BlockName[]): BlockName[] {
  return [...new Map(blocks.map((name) => [`${name.face}/${name.block}`, name])).values()]
}
