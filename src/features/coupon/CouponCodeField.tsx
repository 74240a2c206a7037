import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CODE_MAX, plainCode } from '../../../domain/coupon/coupon.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'

interface CouponCodeFieldProps {
  readonly code: string
  /** Why this code is refused, said at the field. */
  readonly problem: string
  readonly busy: boolean
  readonly onTyped: (code: string) => void
  /** What its button says. */
  readonly children: ReactNode
}

/** Where a coupon's code is typed, with the button that sends its form. */
export function CouponCodeField({ code, problem: trouble, busy, onTyped, children }: CouponCodeFieldProps) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Coupon code`}
      value={code}
      maxLength={CODE_MAX}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      error={trouble || undefined}
      onValueChange={onTyped}
      end={
        <Button type="submit" variant="quiet" busy={busy} disabled={plainCode(code) === ''}>
          {children}
        </Button>
      }
    />
  )
}
