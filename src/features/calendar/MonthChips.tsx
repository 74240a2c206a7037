import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { calendarMonths, sameMonth } from '../../../domain/calendar/calendar-months.ts'
import type { CivilMonth } from '../../../domain/calendar/calendar-settings.ts'
import { monthAfter } from '../../../domain/calendar/civil-date.ts'
import styles from './CalendarForm.module.css'
import { useDayLabels } from './use-day-labels.ts'

interface MonthChipsProps {
  readonly value: CivilMonth
  readonly today: CivilMonth
  onChange(month: CivilMonth): void
}

/** So many months on people plan, and so far back they look for a year that was. */
const AHEAD = 26
const BACK = 12

/** The month that a calendar begins with: the next ones first, earlier ones to the left. */
export function MonthChips({ value, today, onChange }: MonthChipsProps) {
  const { t } = useLingui()
  const labels = useDayLabels()
  const row = useRef<HTMLUListElement>(null)
  const first = monthAfter(today.year, today.month, -BACK)
  const near = calendarMonths(first, BACK + AHEAD)
  const months = near.some((month) => sameMonth(month, value)) ? near : [value, ...near]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is brought into sight.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (row.current && chosen) {
      row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 24
    }
  }, [value.year, value.month])
  return (
    <ul ref={row} className={styles['months']} aria-label={t`First month`}>
      {months.map((month) => (
        <li key={`${month.year}-${month.month}`}>
          <button
            type="button"
            className={styles['month']}
            aria-pressed={sameMonth(month, value)}
            onClick={() => onChange(month)}
          >
            <strong>{labels.shortMonth(month.month)}</strong> <small>{month.year}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
