import { calendarYears } from '../../../domain/calendar/calendar-months.ts'
import { monthGrid, weekdayNames } from '../../../domain/calendar/month-grid.ts'
import { monthName } from '../../../domain/calendar/month-names.ts'
import type { Design } from '../../../domain/design/design.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type { BlockName } from '../font-book.ts'
import { blocksOfText } from '../text/faces.ts'
import { gridChain } from './grid-type.ts'
import { MARKS } from './month-sprites.ts'

/** The glyph blocks for everything that a calendar's pages say of themselves. */
export function blocksOfCalendar({ pages, calendar }: Pick<Design, 'pages' | 'calendar'>, theme: Theme): BlockName[] {
  const style = theme.calendar
  if (!calendar || !style) {
    return []
  }
  const months = pages.flatMap(({ month }) => month ?? [])
  const { language, weekStart } = calendar
  const names = months.map(({ month }) => monthName(month, language)).join('')
  const small = months.flatMap((month) =>
    monthGrid(month, calendar)
      .flat()
      .flatMap(({ notes, family }) => [...notes, ...family]),
  )
  const digits = '0123456789'
  const chain = (weight: 400 | 700) => gridChain(style.family, weight, language)
  const headFamily = style.month.family ?? style.family
  const signs = `${Object.values(MARKS).join('')}·… `
  return [
    ...blocksOfText(`${names}${calendarYears(months)}`, gridChain(headFamily, style.month.weight, language)),
    ...blocksOfText(digits, gridChain(headFamily, 400, language)),
    ...blocksOfText(digits, chain(style.day.weight)),
    ...blocksOfText(
      cleanText(`${digits}${weekdayNames(language, weekStart).join('')}${signs}${small.join('')}`),
      chain(400),
    ),
  ]
}
