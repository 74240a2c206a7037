import { useLingui } from '@lingui/react/macro'
import type { CivilMonth } from '../../../../domain/calendar/calendar-settings.ts'
import { daysInMonth } from '../../../../domain/calendar/civil-date.ts'

/** The grid of a month in words, for whoever listens to the editor: nothing in it can be opened. */
export function MonthLine({ name, month }: { readonly name: string; readonly month: CivilMonth }) {
  const { t } = useLingui()
  const days = daysInMonth(month.year, month.month)
  return <li className="hidden-visually">{t`${name}, ${days} days`}</li>
}
