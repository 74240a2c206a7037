import { Field } from '@base-ui/react/field'
import { OTPField } from '@base-ui/react/otp-field'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
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
  const root = useRef<HTMLDivElement>(null)
  // A code that was wrong is emptied while its last box has the focus: the next one begins in the first.
  useLayoutEffect(() => {
    if (value === '' && root.current?.contains(document.activeElement)) {
      root.current.querySelector('input')?.focus()
    }
  }, [value])
  const places = Array.from({ length }, (_, place) => place + 1)
  return (
    <Field.Root className={styles['field']} invalid={Boolean(error)} disabled={disabled}>
      <Field.Label className={styles['label']}>{label}</Field.Label>
      <OTPField.Root
        ref={root}
        className={styles['boxes']}
        length={length}
        value={value}
        onValueChange={(code) => onValueChange(code)}
        onValueComplete={(code) => onComplete?.(code)}
      >
        {places.map((place) => (
          <OTPField.Input
            key={place}
            className={styles['box']}
            // The shopper has just asked for this code: typing it is the only thing to do.
            autoFocus={place === 1}
            {...(place === 1 ? {} : { 'aria-label': t`Digit ${place} of ${length}` })}
          />
        ))}
      </OTPField.Root>
      {error ? (
        <Field.Error className={styles['error']} match={true}>
          {error}
        </Field.Error>
      ) : null}
    </Field.Root>
  )
}
