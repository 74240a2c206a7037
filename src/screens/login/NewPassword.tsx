import { useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '../../../domain/login/password.ts'
import { fieldOf } from '../../../machines/login/login.selectors.ts'
import type { LoginRefusal } from '../../../machines/login/login.types.ts'
import type { Refused } from '../../../machines/refused.ts'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Field } from '../../ui/controls/Field.tsx'

interface NewPasswordProps {
  readonly password: string
  readonly again: string
  readonly refused: Refused<LoginRefusal> | null
  readonly busy: boolean
  readonly onPassword: (password: string) => void
  readonly onAgain: (again: string) => void
}

/** A password that is typed twice. */
export function NewPassword({ password, again, refused, busy, onPassword, onAgain }: NewPasswordProps) {
  const { t } = useLingui()
  const errorAt = (field: ReturnType<typeof fieldOf>) =>
    refused && fieldOf(refused.reason) === field ? accountSentence(refused) : undefined
  const { min } = PASSWORD_LENGTH
  return (
    <>
      <Field
        label={t`New password`}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        maxLength={PASSWORD_LENGTH.max * 2}
        value={password}
        disabled={busy}
        onValueChange={onPassword}
        error={errorAt('password')}
        hint={t`At least ${min} characters.`}
      />
      <Field
        label={t`Repeat the password`}
        type="password"
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={PASSWORD_LENGTH.max * 2}
        value={again}
        disabled={busy}
        onValueChange={onAgain}
        error={errorAt('again')}
      />
    </>
  )
}
