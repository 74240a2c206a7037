import type { Design } from '../../../domain/design/design.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { captionStyleOf, type UnplacedCaption } from '../../../domain/theme/caption-style.ts'
import { themeOn } from '../../../domain/theme/cover-look.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOfCalendar } from '../calendar/calendar-names.ts'
import { type BlockName, blockKey } from '../font-book.ts'
import { blocksOfText, faceChain } from '../text/faces.ts'

/** The glyph blocks that a design needs before `sceneOf` may lay it out, each once. */
export function blocksOf(design: Pick<Design, 'pages' | 'calendar'>, theme: Theme): BlockName[] {
  const texts = design.pages.flatMap((page) =>
    page.captions.flatMap((caption) => blocksOfCaption(caption, themeOn(theme, page))),
  )
  return unique([...texts, ...blocksOfCalendar(design, theme)])
}

/** The blocks for one text in the theme's style for it: what an editor loads as somebody types. */
export function blocksOfCaption(caption: UnplacedCaption, theme: Theme): BlockName[] {
  const text = cleanText(caption.text)
  return blocksOfText(text, faceChain(captionStyleOf(theme, caption), text))
}

function unique(blocks: readonly BlockName[]): BlockName[] {
  return [...new Map(blocks.map((name) => [blockKey(name), name])).values()]
}
