import { COPIES_MAX } from '../../../../domain/design/sheets/copies.ts'
import { SteadyIconButton } from '../../tools/SteadyIconButton.tsx'
import styles from './CopiesStepper.module.css'

interface CopiesStepperProps {
  /** Absent: the prints differ. */
  readonly value: number | undefined
  /** What is counted, for a screen reader: "Copies of print 3". */
  readonly label: string
  readonly less: string
  readonly more: string
  /** How many the next tap begins with where the prints differ. */
  readonly from?: number
  /** Of its buttons, in a list that is one stop. */
  readonly tabIndex?: number
  onChange(copies: number): void
}

/** How many times a print is made: lighter than a field, there are hundreds of them on a screen. */
export function CopiesStepper({ value, label, less, more, from = 1, tabIndex, onChange }: CopiesStepperProps) {
  const now = value ?? from
  return (
    <fieldset className={styles['stepper']} aria-label={label}>
      <SteadyIconButton
        icon="minus"
        tabIndex={tabIndex}
        label={less}
        disabled={value !== undefined && value <= 1}
        onClick={() => onChange(Math.max(1, now - 1))}
      />
      <output className={styles['number']} data-many={(value ?? 0) > 1 || undefined}>
        {value ?? '–'}
      </output>
      <SteadyIconButton
        icon="plus"
        tabIndex={tabIndex}
        label={more}
        disabled={now >= COPIES_MAX}
        onClick={() => onChange(Math.min(COPIES_MAX, now + 1))}
      />
    </fieldset>
  )
}
