import { useState } from 'react'
import { usualSettings } from '../../../domain/calendar/calendar-months.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
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
        months: product.pages?.default ?? 12,
        byMonthTaken: false,
      },
  )
  const { min, max } = monthsOf(product)
  const months = Math.max(min, Math.min(max, request.months))
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

/** How many months a calendar of this product may have: a month is a page. */
export function monthsOf({ pages }: Product): { readonly min: number; readonly max: number } {
  return { min: pages?.min ?? 1, max: pages?.max ?? 12 }
}
