import { NumberField } from '@base-ui/react/number-field'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '../pictures/Icon.tsx'
import styles from './Stepper.module.css'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** 1 when absent. */
  readonly step?: number
  readonly onValueChange: (value: number) => void
}

/** A small whole number, more or less of it with the thumb, or typed. */
export function Stepper({ label, value, min, max, step = 1, onValueChange }: StepperProps) {
  const { t } = useLingui()
  return (
    <NumberField.Root
      className={styles['stepper']}
      value={value}
      min={min}
      max={max}
      step={step}
      onValueChange={(next) => {
        if (next !== null) {
          onValueChange(next)
        }
      }}
    >
      <NumberField.Group className={styles['group']}>
        <NumberField.Decrement className={styles['step']} aria-label={t`One less`}>
          <Icon name="minus" size={20} />
        </NumberField.Decrement>
        <NumberField.Input className={styles['number']} aria-label={label} />
        <NumberField.Increment className={styles['step']} aria-label={t`One more`}>
          <Icon name="plus" size={20} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
