import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldProps extends Omit<ComponentProps<typeof BaseField.Control>, 'className' | 'render' | 'style'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with the value, in a sentence; the field is then marked and its text read out. */
  readonly error?: ReactNode
  /** A control inside the field, at its end. */
  readonly end?: ReactNode
  /** More than one line. */
  readonly rows?: number
  readonly onValueChange?: (value: string) => void
}

export function Field({ label, hint, error, end, rows, ...control }: FieldProps) {
  return (
    <BaseField.Root className={styles['field']} invalid={Boolean(error)}>
      <BaseField.Label className={styles['label']}>{label}</BaseField.Label>
      <div className={styles['box']}>
        <BaseField.Control
          className={styles['control']}
          {...(rows ? { render: <textarea rows={rows} /> } : {})}
          {...control}
        />
        {end}
      </div>
      {error ? (
        <BaseField.Error className={styles['error']} match={true}>
          {error}
        </BaseField.Error>
      ) : null}
      {hint && !error ? <BaseField.Description className={styles['hint']}>{hint}</BaseField.Description> : null}
    </BaseField.Root>
  )
}
