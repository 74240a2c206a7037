import { OTPField } from '@base-ui/react/otp-field'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styles from './CodeField.module.css'

interface CodeFieldProps {
  readonly length: number
  readonly value: string
  readonly onValueChange: (code: string) => void
  readonly onComplete?: (code: string) => void
  readonly label: ReactNode
  readonly error?: ReactNode
  readonly disabled?: boolean
}

/** A short number in boxes; pastes whole, fills itself from the message where the phone offers it. */
export function CodeField({
  length,
  value,
  onValueChange,
  onComplete,
  label,
  error,
  disabled = false,
}: CodeFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const places = Array.from({ length }, (_, place) => place + 1)
  return (
    <div className={styles['field']} data-invalid={error ? true : undefined}>
      <span className={styles['label']} id={`${id}-label`}>
        {label}
      </span>
      <OTPField.Root
        className={styles['boxes']}
        length={length}
        value={value}
        disabled={disabled}
        onValueChange={(code) => onValueChange(code)}
        onValueComplete={(code) => onComplete?.(code)}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {places.map((place) => (
          <OTPField.Input key={place} className={styles['box']} aria-label={t`Digit ${place} of ${length}`} />
        ))}
      </OTPField.Root>
      {error ? (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
