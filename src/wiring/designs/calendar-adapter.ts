import { z } from 'zod'
import { isSaneCalendar } from '../../../domain/calendar/calendar-refusal.ts'
import { calendarField } from '../../../domain/calls/design-fields.ts'
import type { ProductId } from '../../../domain/ids.ts'
import type { CalendarPorts, CalendarWish } from '../../ports/calendar-ports.ts'

const storedAs = (pid: ProductId) => `keepsake.calendar.${pid}`

const stored: z.ZodType<CalendarWish> = z.object({
  settings: calendarField,
  months: z.number().int().min(1).max(36),
  byMonthTaken: z.boolean(),
})

/** Wishes for calendars in local storage. What another version wrote and cannot be read is no wish. */
export function calendarPorts(): CalendarPorts {
  // A closed storage keeps nothing: then the wish lives as long as the page.
  const wishes = new Map<ProductId, CalendarWish>()
  return {
    thisMonth: () => {
      const now = new Date()
      return { year: now.getFullYear(), month: now.getMonth() + 1 }
    },
    find: (pid) => wishes.get(pid) ?? read(pid),
    keep: (pid, wish) => {
      wishes.set(pid, wish)
      try {
        window.localStorage.setItem(storedAs(pid), JSON.stringify(wish))
      } catch {
        // See above.
      }
    },
  }
}

function read(pid: ProductId): CalendarWish | undefined {
  try {
    const wish = stored.safeParse(JSON.parse(window.localStorage.getItem(storedAs(pid)) ?? 'null')).data
    return wish && isSaneCalendar(wish.settings, wish.months) ? wish : undefined
  } catch {
    return undefined
  }
}
