import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { loginRefusal } from '../../../machines/login/login.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { LoginProblem } from '../../features/account/LoginProblem.tsx'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import type { LoginActor } from './login-actor.ts'
import { OtherMethods } from './OtherMethods.tsx'

/** The number that the code goes to. */
export function PhoneForm({ login }: { readonly login: LoginActor }) {
  const { t } = useLingui()
  const state = useSelector(login, (snapshot) => snapshot)
  const refused = loginRefusal(state)
  const busy = state.hasTag('busy')
  const failed = state.hasTag('failed')
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        login.send({ type: failed ? 'login.retry' : 'phone.submit' })
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
        value={state.context.phone}
        disabled={busy || failed}
        onValueChange={(phone) => login.send({ type: 'phone.typed', phone })}
        error={refused ? accountSentence(refused) : undefined}
        hint={t`We send you a code once. No advertising.`}
      />
      <LoginProblem problem={failed ? state.context.problem : null} />
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
