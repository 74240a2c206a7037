import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type FamilyDateFault, mostDays } from '../../../domain/calendar/calendar-refusal.ts'
import { type CivilMonth, FAMILY_NAME_MAX, type FamilyDate } from '../../../domain/calendar/calendar-settings.ts'
import { familyDateFault } from '../../../domain/calendar/family-date-fault.ts'
import { lunarDayName, lunarMonthName } from '../../../domain/calendar/lunar-date.ts'
import type { Language } from '../../../domain/language.ts'
import { countGraphemes } from '../../../domain/text/graphemes.ts'
import { unprintableIn } from '../../../domain/text/printable.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { listed } from '../../i18n/listed.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './CalendarForm.module.css'
import { useDayLabels } from './use-day-labels.ts'

type NewDate = Omit<FamilyDate, 'id'>

interface FamilyDateSheetProps {
  /** Absent: a new one. */
  readonly date: FamilyDate | undefined
  readonly months: readonly CivilMonth[]
  onSave(date: NewDate): void
  onClose(): void
}

/** One day of the family: whose, by which calendar, and when. */
export function FamilyDateSheet({ date, months, onSave, onClose }: FamilyDateSheetProps) {
  const { t } = useLingui()
  const labels = useDayLabels()
  const language = spokenLanguage()
  const [written, write] = useState<NewDate>(date ?? { name: '', reckoning: FIRST[language], month: 1, day: 1 })
  const [tried, setTried] = useState(false)
  const { name, reckoning, month, day, leap = false } = written
  const lunar = reckoning === 'lunar'
  const length = countGraphemes(name.trim())
  const set = (change: Partial<NewDate>) => write((before) => inMonth({ ...before, ...change }))
  const fault = familyDateFault(written)
  const sentence = useFaultMessages(fault, written.name)
  const named = fault === undefined || fault === 'day-not-there' ? undefined : sentence
  const falls = labels.falls({ ...written, id: '' }, months)
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={date ? <Trans>A family day</Trans> : <Trans>Add a day</Trans>}
      action={
        <Button
          wide
          variant="primary"
          disabled={fault === 'name-not-printable' || fault === 'name-too-long'}
          onClick={() => (fault ? setTried(true) : onSave({ ...written, name: written.name.trim() }))}
        >
          <Trans>Add to the calendar</Trans>
        </Button>
      }
    >
      <div className={styles['sheet']}>
        <Field
          label={t`What should it say?`}
          placeholder={t`Grandma's birthday`}
          value={name}
          hint={length > 0 ? t`${length} of ${FAMILY_NAME_MAX} characters` : t`Up to ${FAMILY_NAME_MAX} characters`}
          error={tried || fault === 'name-too-long' || fault === 'name-not-printable' ? named : undefined}
          onValueChange={(value) => set({ name: value })}
        />
        <Choice
          label={t`Which calendar?`}
          value={reckoning}
          onValueChange={(value) => set({ reckoning: value, leap: false })}
          options={[
            { value: 'civil', label: t`Gregorian` },
            { value: 'lunar', label: t`Lunar` },
          ]}
        />
        <div className={styles['pair']}>
          <SelectField
            label={t`Month`}
            placeholder={t`Month`}
            value={String(month)}
            onValueChange={(value) => set({ month: Number(value) })}
            options={numbers(12).map((each) => ({
              value: String(each),
              label: lunar ? lunarMonthNames(each, leap, language) : labels.month(each),
            }))}
          />
          <SelectField
            label={t`Day`}
            placeholder={t`Day`}
            value={String(day)}
            onValueChange={(value) => set({ day: Number(value) })}
            options={numbers(mostDays(reckoning, month)).map((each) => ({
              value: String(each),
              label: lunar ? lunarDayNames(each, language) : String(each),
            }))}
          />
        </div>
        {lunar ? (
          <CheckBox checked={leap} onCheckedChange={(next) => set({ leap: next })}>
            <span className={styles['words']}>
              <Trans>Born in a leap month</Trans>
              <small>
                <Trans>In years without it, the regular month is used.</Trans>
              </small>
            </span>
          </CheckBox>
        ) : null}
        <p className={styles['falls']} role="status">
          {falls.length > 0 ? (
            <Trans>In this calendar: {listed(falls)}</Trans>
          ) : (
            <Trans>This day isn’t in these months. We’ll keep it for your next calendar.</Trans>
          )}
        </p>
      </div>
    </Sheet>
  )
}

/** Chinese families tell birthdays of grandparents by the lunar calendar; the other one is a tap away. */
const FIRST = { 'zh-Hans': 'lunar', 'zh-Hant': 'lunar', en: 'civil' } as const

/** A day that the month does not have becomes its last one. */
function inMonth(date: NewDate): NewDate {
  return { ...date, day: Math.min(date.day, mostDays(date.reckoning, date.month)) }
}

function useFaultMessages(fault: FamilyDateFault | undefined, name: string): string | undefined {
  const { t } = useLingui()
  const missing = unprintableIn(name).join(' ')
  switch (fault) {
    case 'name-missing':
      return t`Enter whose day it is.`
    case 'name-too-long':
      return t`That’s too long: up to ${FAMILY_NAME_MAX} characters fit.`
    case 'name-not-printable':
      return missing === ''
        ? t`It contains a character that can’t be printed.`
        : t`These characters can’t be printed: ${missing}`
    case 'day-not-there':
      return t`This month doesn’t have that day.`
    case undefined:
      return undefined
  }
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** Lunar days are told in Chinese in every language; whoever reads English finds the number beside it. */
function lunarMonthNames(month: number, leap: boolean, language: Language): string {
  const name = lunarMonthName(month, leap, language === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans')
  return language === 'en' ? `${name} (${month})` : name
}

function lunarDayNames(day: number, language: Language): string {
  return language === 'en' ? `${lunarDayName(day)} (${day})` : lunarDayName(day)
}
