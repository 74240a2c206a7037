import { calendarYears } from '../../../domain/calendar/calendar-months.ts'
import type { CalendarSettings } from '../../../domain/calendar/calendar-settings.ts'
import { calendarCoverAreas } from '../../../domain/design/areas/calendar-areas.ts'
import type { Design } from '../../../domain/design/design.ts'
import type { PageFormat } from '../../../domain/product/paper.ts'
import type { CalendarStyle, Theme } from '../../../domain/theme/theme.ts'
import type { FontBook } from '../font-book.ts'
import type { TextSprite } from '../scene.ts'
import { fitted, textSheet } from './grid-text.ts'
import { gridChain } from './grid-type.ts'

export interface YearsSource {
  readonly pageId: string
  readonly design: Pick<Design, 'pages'>
  readonly settings: CalendarSettings
  readonly format: PageFormat
  readonly theme: Theme
  readonly style: CalendarStyle
  readonly fonts: FontBook
}

/** How large the years are beside the title, and how much of their line they may have. */
const OF_TITLE = 0.62
const OF_LINE = 0.7

const SHARE = { left: 0, center: 0.5, right: 1 } as const

/** The years of a calendar's months, below the title of its cover. */
export function coverYears({ pageId, design, settings, format, theme, style, fonts }: YearsSource): TextSprite[] {
  const words = calendarYears(design.pages.flatMap(({ month }) => month ?? []))
  const { years: box } = calendarCoverAreas(format, theme)
  const { title } = theme.captions
  const chain = gridChain(style.month.family ?? style.family, style.month.weight, settings.language)
  const size = Math.min(box.height * OF_LINE, title.size * OF_TITLE)
  const set = fitted(words, box.width, { size, minSize: size / 2, chain }, fonts)
  const text = textSheet(pageId, box)
  const x = box.x + SHARE[title.align] * box.width
  text.set(
    set.word,
    { x, baseline: box.y + box.height / 2 + set.size * 0.36, align: title.align },
    { size: set.size, colour: title.colour },
  )
  return words === '' ? [] : text.sprites()
}
