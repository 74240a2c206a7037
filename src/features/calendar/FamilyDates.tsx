import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CivilMonth, FamilyDate } from '../../../domain/calendar/calendar-settings.ts'
import { FAMILY_DATES_MAX } from '../../../domain/calendar/calendar-settings.ts'
import { listed } from '../../i18n/listed.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import styles from './CalendarForm.module.css'
import { FamilyDateSheet } from './FamilyDateSheet.tsx'
import { useDayLabels } from './use-day-labels.ts'

interface FamilyDatesProps {
  readonly dates: readonly FamilyDate[]
  /** The months of the calendar. */
  readonly months: readonly CivilMonth[]
  onChange(dates: readonly FamilyDate[]): void
  newId(): string
}

/** The days that the family keeps; each says where it falls in this calendar. */
export function FamilyDates({ dates, months, onChange, newId }: FamilyDatesProps) {
  const { t } = useLingui()
  const labels = useDayLabels()
  const [edited, edit] = useState<FamilyDate | 'new'>()
  const full = dates.length >= FAMILY_DATES_MAX
  return (
    <section className={styles['part']}>
      <h2>
        <Trans>Family days</Trans>
      </h2>
      {dates.length === 0 ? (
        <p className={styles['hint']}>
          <Trans>Birthdays and anniversaries, in the Gregorian or lunar calendar. Each is printed with its name.</Trans>
        </p>
      ) : (
        <ul className={styles['dates']}>
          {dates.map((date) => {
            const falls = labels.falls(date, months)
            const { name } = date
            return (
              <li key={date.id} className={styles['date']}>
                <button type="button" className={styles['dateWords']} onClick={() => edit(date)}>
                  <strong>{name}</strong>
                  <span>
                    {date.reckoning === 'lunar' || falls.length === 0 ? `${labels.kept(date)} · ` : null}
                    {falls.length > 0 ? listed(falls) : <Trans>not in these months</Trans>}
                  </span>
                </button>
                <IconButton
                  icon="trash"
                  label={t`Remove ${name}`}
                  onClick={() => onChange(dates.filter(({ id }) => id !== date.id))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {full ? (
        <p className={styles['hint']}>
          <Trans>You can add up to {FAMILY_DATES_MAX} days.</Trans>
        </p>
      ) : (
        <Button wide onClick={() => edit('new')}>
          <Trans>Add a day</Trans>
        </Button>
      )}
      {edited === undefined ? null : (
        <FamilyDateSheet
          date={edited === 'new' ? undefined : edited}
          months={months}
          onClose={() => edit(undefined)}
          onSave={(date) => {
            const id = edited === 'new' ? newId() : edited.id
            const others = edited === 'new' ? [...dates, { ...date, id }] : dates
            onChange(others.map((one) => (one.id === id ? { ...date, id } : one)))
            edit(undefined)
          }}
        />
      )}
    </section>
  )
}
