import { unprintableIn } from '../text/printable.ts'
import { type FamilyDateFault, storedDateFault } from './calendar-refusal.ts'
import type { FamilyDate } from './calendar-settings.ts'

/** Why a day of the family cannot be printed; `undefined` when it can. */
export function familyDateFault(date: Omit<FamilyDate, 'id'>): FamilyDateFault | undefined {
  return storedDateFault(date) ?? (unprintableIn(date.name).length > 0 ? 'name-not-printable' : undefined)
}
