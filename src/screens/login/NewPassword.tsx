import { useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '../../../domain/login/password.ts'
import { fieldOf, loginRefusal } from '../../../machines/login/login.selectors.ts'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Field } from '../../ui/controls/Field.tsx'
import type { LoginActor, LoginSnapshot } from './login-actor.ts'

interface NewPasswordProps {
  readonly login: LoginActor
  readonly state: LoginSnapshot
}

/** A password that is typed twice. */
export function NewPassword({ login, state }: NewPasswordProps) {
  const { t } = useLingui()
  const refused = loginRefusal(state)
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
        value={state.context.password}
        disabled={state.hasTag('busy')}
        onValueChange={(password) => login.send({ type: 'password.typed', password })}
        error={errorAt('password')}
        hint={t`At least ${min} characters.`}
      />
      <Field
        label={t`The password once more`}
        type="password"
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={PASSWORD_LENGTH.max * 2}
        value={state.context.again}
        disabled={state.hasTag('busy')}
        onValueChange={(again) => login.send({ type: 'again.typed', again })}
        error={errorAt('again')}
      />
    </>
  )
}
