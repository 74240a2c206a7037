import { useState } from 'react'
import { usualSettings } from '../../../domain/calendar/calendar-months.ts'
import type { Product } from '../../../domain/product/product.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import type { CalendarWish } from '../../ports/calendar-ports.ts'
import { usePorts } from '../../ports/ports.ts'

/** What the shopper wishes for a calendar, kept on this phone at every change; it speaks the language of the shop. */
export function useCalendarWish(product: Product): readonly [CalendarWish, (wish: CalendarWish) => void] {
  const { calendars } = usePorts()
  const language = spokenLanguage()
  const [wish, set] = useState(
    (): CalendarWish =>
      calendars.find(product.id) ?? {
        settings: usualSettings(language, calendars.thisMonth()),
        months: product.pages?.default ?? 12,
        byMonthTaken: false,
      },
  )
  const { min, max } = monthsOf(product)
  const months = Math.max(min, Math.min(max, wish.months))
  return [
    { ...wish, months, settings: { ...wish.settings, language } },
    (next) => {
      set(next)
      calendars.keep(product.id, next)
    },
  ]
}

/** How many months a calendar of this product may have. */
export function monthsOf({ pages, calendar }: Product): { readonly min: number; readonly max: number } {
  return {
    min: Math.max(pages?.min ?? 1, calendar?.minMonths ?? 1),
    max: Math.min(pages?.max ?? 12, calendar?.maxMonths ?? 12),
  }
}
