import { useState } from 'react'
import { usualSettings } from '../../../domain/calendar/calendar-months.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { monthsChosen } from '../../features/calendar/months-of.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import type { ChosenCalendar } from '../../ports/calendar-ports.ts'
import { useCalendars } from '../../ports/ports.ts'

/** What the shopper wishes for a calendar, kept on this phone at every change; it speaks the language of the shop. */
export function useCalendarRequest(product: Product): readonly [ChosenCalendar, (request: ChosenCalendar) => void] {
  const calendars = useCalendars()
  const language = spokenLanguage()
  const [request, set] = useState(
    (): ChosenCalendar =>
      calendars.find(product.id) ?? {
        settings: usualSettings(language, calendars.thisMonth()),
        months: monthsChosen(product, undefined),
        byMonthTaken: false,
      },
  )
  const months = monthsChosen(product, request)
  return [
    { ...request, months, settings: { ...request.settings, language } },
    (next) => {
      set(next)
      calendars.store(product.id, next)
    },
  ]
}

/** Whether a theme can make a calendar at all (B§5 "this theme can make 0 pages"). */
export function hasMonths({ calendar }: Pick<Theme, 'calendar'>): boolean {
  return calendar !== undefined
}
