import { z } from 'zod'
import { isSaneCalendar } from '../../../domain/calendar/calendar-refusal.ts'
import { calendarField } from '../../../domain/calls/design-fields.ts'
import type { ProductId } from '../../../domain/ids.ts'
import type { CalendarPorts, ChosenCalendar } from '../../ports/calendar-ports.ts'
import { type Forgettable, forgetBegunWith } from '../stored/forget-shopper.ts'

const PREFIX = 'keepsake.calendar.'
const storedAs = (pid: ProductId) => `${PREFIX}${pid}`

const stored: z.ZodType<ChosenCalendar> = z.object({
  settings: calendarField,
  months: z.number().int().min(1).max(36),
  byMonthTaken: z.boolean(),
})

/** Requests for calendars in local storage. What another version wrote and cannot be read is none. */
export function calendarPorts(): CalendarPorts & Forgettable {
  // A closed storage keeps nothing: then the request lives as long as the page.
  const requests = new Map<ProductId, ChosenCalendar>()
  return {
    thisMonth: () => {
      const now = new Date()
      return { year: now.getFullYear(), month: now.getMonth() + 1 }
    },
    find: (pid) => requests.get(pid) ?? read(pid),
    store: (pid, request) => {
      requests.set(pid, request)
      try {
        window.localStorage.setItem(storedAs(pid), JSON.stringify(request))
      } catch {
        // See above.
      }
    },
    forgetAll: () => {
      requests.clear()
      forgetBegunWith(() => window.localStorage, PREFIX)
    },
  }
}

function read(pid: ProductId): ChosenCalendar | undefined {
  try {
    const request = stored.safeParse(JSON.parse(window.localStorage.getItem(storedAs(pid)) ?? 'null')).data
    return request && isSaneCalendar(request.settings, request.months) ? request : undefined
  } catch {
    return undefined
  }
}
