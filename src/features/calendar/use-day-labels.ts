import { useLingui } from '@lingui/react/macro'
import type { CivilMonth, FamilyDate } from '../../../domain/calendar/calendar-settings.ts'
import type { CivilDate } from '../../../domain/calendar/civil-date.ts'
import { familyDays } from '../../../domain/calendar/holidays.ts'
import { lunarDayName, lunarMonthName } from '../../../domain/calendar/lunar-date.ts'

/** Days and months in the language that is spoken. */
export function useDayLabels() {
  const { t, i18n } = useLingui()
  const civil = ({ year, month, day }: CivilDate, options: Intl.DateTimeFormatOptions) =>
    i18n.date(new Date(year, month - 1, day), options)
  return {
    /** `May`, `五月`: the name of a month alone. */
    month: (month: number) => civil({ year: 2000, month, day: 1 }, { month: 'long' }),
    /** `Jan`, `1月`. */
    shortMonth: (month: number) => civil({ year: 2000, month, day: 1 }, { month: 'short' }),
    /** `May 2027`. */
    monthOfYear: ({ year, month }: CivilMonth) => civil({ year, month, day: 1 }, { year: 'numeric', month: 'long' }),
    /** What day of the year somebody keeps: `20 May`, `农历八月十五`. */
    kept: ({ reckoning, month, day, leap = false }: FamilyDate) => {
      if (reckoning === 'civil') {
        return civil({ year: 2000, month, day }, { month: 'long', day: 'numeric' })
      }
      const script = i18n.locale === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans'
      const lunar = `${lunarMonthName(month, leap, script)}${lunarDayName(day)}`
      return t`Lunar ${lunar}`
    },
    /** The days in these months on which it falls, as the calendar will show them. */
    falls: (date: FamilyDate, months: readonly CivilMonth[]) => {
      const years = [...new Set(months.map(({ year }) => year))]
      const inside = ({ year, month }: CivilDate) => months.some((one) => one.year === year && one.month === month)
      return years
        .flatMap((year) => familyDays(date, year))
        .filter(inside)
        .map((day) => civil(day, { year: 'numeric', month: 'short', day: 'numeric' }))
    },
  }
}
