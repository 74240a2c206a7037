import type { CalendarSettings, CivilMonth } from '../../../domain/calendar/calendar-settings.ts'
import { weekdayNames } from '../../../domain/calendar/month-grid.ts'
import { monthName } from '../../../domain/calendar/month-names.ts'
import type { CalendarStyle } from '../../../domain/theme/theme.ts'
import { MARKS } from '../../../editor/scene/calendar/month-sprites.ts'
import type { TextSprite } from '../../../editor/scene/scene.ts'

type Part = 'month' | 'weekday' | 'day' | 'note' | 'mark'

/** Fields of `calendar` that a word of a month's grid may have its colour from, the likeliest first. */
export function gridFields(
  text: string,
  { colour }: Pick<TextSprite, 'colour'>,
  style: CalendarStyle,
  month: CivilMonth,
  settings: CalendarSettings,
): readonly (readonly string[])[] {
  return partsOf(text, month, settings).flatMap((part) =>
    Object.entries(style[part]).flatMap(([field, value]) => (value === colour ? [[part, field]] : [])),
  )
}

/** What of a grid says this. */
function partsOf(
  text: string,
  { year, month }: CivilMonth,
  { language, weekStart }: CalendarSettings,
): readonly Part[] {
  if (text === monthName(month, language)) {
    return ['month']
  }
  if (text === String(year)) {
    return ['weekday']
  }
  if (weekdayNames(language, weekStart).includes(text)) {
    return ['weekday', 'day']
  }
  if (/^\d{1,2}$/.test(text)) {
    return ['day']
  }
  return Object.values<string>(MARKS).includes(text) ? ['mark'] : ['note']
}
