import { Trans, useLingui } from '@lingui/react/macro'
import { calendarMonths } from '../../../domain/calendar/calendar-months.ts'
import type { CalendarSettings, CivilMonth } from '../../../domain/calendar/calendar-settings.ts'
import type { ChosenCalendar } from '../../ports/calendar-ports.ts'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Stepper } from '../../ui/controls/Stepper.tsx'
import styles from './CalendarForm.module.css'
import { FamilyDates } from './FamilyDates.tsx'
import { MonthChips } from './MonthChips.tsx'
import { useDayLabels } from './use-day-labels.ts'

interface CalendarFormProps {
  readonly request: ChosenCalendar
  readonly today: CivilMonth
  /** How many months it may have. */
  readonly range: { readonly min: number; readonly max: number }
  /** Whether photos are there that could go to their months. */
  readonly sorts: boolean
  onChange(request: ChosenCalendar): void
  newId(): string
}

/** All that a shopper says about a calendar: its months, its weeks, and the days of the family. */
export function CalendarForm({ request, today, range, sorts, onChange, newId }: CalendarFormProps) {
  const { t } = useLingui()
  const labels = useDayLabels()
  const { settings, months } = request
  const set = (change: Partial<CalendarSettings>) => onChange({ ...request, settings: { ...settings, ...change } })
  const all = calendarMonths(settings.start, months)
  const last = labels.monthOfYear(all.at(-1) ?? settings.start)
  return (
    <div className={styles['form']}>
      <section className={styles['part']}>
        <h2>
          <Trans>Starts with</Trans>
        </h2>
        <MonthChips value={settings.start} today={today} onChange={(start) => set({ start })} />
        <div className={styles['line']}>
          <p>
            <Trans>Number of months</Trans>
            <small>
              <Trans>until {last}</Trans>
            </small>
          </p>
          <Stepper
            label={t`Number of months`}
            value={months}
            min={range.min}
            max={range.max}
            onValueChange={(next) => onChange({ ...request, months: next })}
          />
        </div>
      </section>
      <section className={styles['part']}>
        <Choice
          label={t`Week starts on`}
          value={WEEK[settings.weekStart]}
          onValueChange={(day) => set({ weekStart: day === 'monday' ? 1 : day === 'sunday' ? 0 : 6 })}
          options={[
            { value: 'monday', label: t`Monday` },
            { value: 'sunday', label: t`Sunday` },
            { value: 'saturday', label: t`Saturday` },
          ]}
        />
        <CheckBox checked={settings.lunar} onCheckedChange={(lunar) => set({ lunar })}>
          <span className={styles['words']}>
            <Trans>Lunar calendar</Trans>
            <small>
              <Trans>Lunar days, solar terms and, once announced, days off in China</Trans>
            </small>
          </span>
        </CheckBox>
        {sorts ? (
          <CheckBox
            checked={request.byMonthTaken}
            onCheckedChange={(byMonthTaken) => onChange({ ...request, byMonthTaken })}
          >
            <span className={styles['words']}>
              <Trans>Photos in the month they were taken</Trans>
              <small>
                <Trans>Snow in January, the sea in July. Otherwise they stay in your order.</Trans>
              </small>
            </span>
          </CheckBox>
        ) : null}
      </section>
      <FamilyDates
        dates={settings.familyDates}
        months={all}
        newId={newId}
        onChange={(familyDates) => set({ familyDates })}
      />
    </div>
  )
}

const WEEK = { 0: 'sunday', 1: 'monday', 6: 'saturday' } as const
