import type { CalendarSettings, CivilMonth } from '../../domain/calendar/calendar-settings.ts'
import type { ProductId } from '../../domain/ids.ts'

/** What a shopper chose for a calendar that is not designed yet. */
export interface ChosenCalendar {
  readonly settings: CalendarSettings
  /** How many months it has. */
  readonly months: number
  /** Photos go to the months that they were taken in. */
  readonly byMonthTaken: boolean
}

/** Requests for calendars, on this phone: they outlive a reload, and the family's days are there for the next calendar. */
export interface CalendarPorts {
  /** The month that it is now. */
  thisMonth(): CivilMonth
  /** `undefined` when there is none, or none that can be read. */
  find(pid: ProductId): ChosenCalendar | undefined
  store(pid: ProductId, request: ChosenCalendar): void
}
