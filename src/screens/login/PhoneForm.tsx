import { Trans, useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { loginRefusal } from '../../../machines/login/login.selectors.ts'
import { codeAsking } from '../../../machines/verification-code/verification-code.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { LoginProblem } from '../../features/account/LoginProblem.tsx'
import type { VerificationActor } from '../../features/account/VerificationForm.tsx'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import type { LoginActor } from './login-actor.ts'
import { OtherMethods } from './OtherMethods.tsx'

interface PhoneFormProps {
  readonly login: LoginActor
  readonly code: VerificationActor | undefined
}

/** The number that the code goes to. */
export function PhoneForm({ login, code }: PhoneFormProps) {
  const { t } = useLingui()
  const phone = useSelector(login, ({ context }) => context.phone)
  const misspelt = useSelector(login, loginRefusal)
  const asking = useSelector(code, codeAsking, shallowEqual)
  const { busy, failed } = asking
  const refused = misspelt ?? asking.refused
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (code) {
          code.send({ type: 'code.retry' })
        } else {
          login.send({ type: 'phone.submit' })
        }
      }}
    >
      <h2 className={styles['title']}>
        <Trans>Sign in with your phone</Trans>
      </h2>
      <p className={styles['why']}>
        <Trans>Your photos and books stay yours, and are there again on any phone.</Trans>
      </p>
      <Field
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={20}
        value={phone}
        disabled={busy || failed}
        onValueChange={(next) => login.send({ type: 'phone.typed', phone: next })}
        error={refused ? accountSentence(refused) : undefined}
        hint={t`We send you a code once. No advertising.`}
      />
      <LoginProblem problem={asking.problem} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {failed ? <Trans>Try again</Trans> : <Trans>Send me a code</Trans>}
      </Button>
      {failed ? (
        <Button variant="quiet" onClick={() => login.send({ type: 'phone.change' })}>
          <Trans>Use another number</Trans>
        </Button>
      ) : (
        <OtherMethods login={login} beside="phone" />
      )}
    </form>
  )
}
