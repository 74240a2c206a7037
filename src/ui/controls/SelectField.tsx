import { type ReactNode, useId } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import styles from './SelectField.module.css'

interface SelectFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What stands there while nothing is chosen. */
  readonly placeholder: string
  readonly disabled?: boolean
  readonly error?: ReactNode
}

/** One of many, picked with the phone's own wheel. */
export function SelectField({ label, value, onValueChange, options, placeholder, disabled, error }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles['field']} data-invalid={error ? true : undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']}>
        <select
          id={id}
          className={styles['control']}
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onValueChange(event.target.value)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="forward" size={16} />
      </span>
      {error ? (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
