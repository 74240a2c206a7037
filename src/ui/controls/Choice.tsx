import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'

interface ChoiceProps<Value extends string> {
  readonly label: ReactNode
  readonly value: Value | ''
  readonly onValueChange: (value: Value) => void
  /** One below the other, each with its note under it: for notes that are sentences. */
  readonly stacked?: boolean
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly note?: ReactNode }[]
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({ label, value, onValueChange, stacked, options }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={styles['choice']}>
      <span className={styles['label']} id={id}>
        {label}
      </span>
      <RadioGroup
        className={styles['options']}
        data-stacked={stacked || undefined}
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onValueChange(next as Value)}
      >
        {options.map((option) => (
          <Radio.Root key={option.value} value={option.value} className={styles['option']}>
            <span>{option.label}</span>
            {option.note ? <span className={styles['note']}>{option.note}</span> : null}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
