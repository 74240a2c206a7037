import { Trans, useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { PASSWORD_LENGTH } from '../../../domain/login/password.ts'
import {
  fieldOf,
  isLoginBusy,
  isLoginFailed,
  loginRefusal,
  newPassword,
} from '../../../machines/login/login.selectors.ts'
import { codeRequestState } from '../../../machines/verification-code/verification-code.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { LoginProblem } from '../../features/account/LoginProblem.tsx'
import type { VerificationActor } from '../../features/account/VerificationForm.tsx'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { InPieces } from '../../ui/feedback/InPieces.tsx'
import type { LoginActor } from './login-actor.ts'
import { NewPassword } from './NewPassword.tsx'
import { OtherMethods } from './OtherMethods.tsx'

interface EmailFormProps {
  readonly login: LoginActor
  readonly code: VerificationActor | undefined
  readonly form: 'email' | 'register' | 'forgot'
}

/** Signing in by e-mail, registering, and a password that was forgotten. */
export function EmailForm({ login, code, form }: EmailFormProps) {
  const { t } = useLingui()
  const email = useSelector(login, ({ context }) => context.email)
  const typed = useSelector(login, newPassword, shallowEqual)
  const problem = useSelector(login, ({ context }) => context.problem)
  const misspelt = useSelector(login, loginRefusal)
  const working = useSelector(login, isLoginBusy)
  const unreached = useSelector(login, isLoginFailed)
  const asking = useSelector(code, codeRequestState, shallowEqual)
  const refused = misspelt ?? asking.refused
  const field = refused ? fieldOf(refused.reason) : null
  const errorAt = (wanted: typeof field) => (refused && field === wanted ? accountSentence(refused) : undefined)
  const busy = asking.busy || working
  const failed = asking.failed || unreached
  return (
    <form
      className={styles['form']}
      // The sentences are ours, in the shopper's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code) {
          code.send({ type: 'code.retry' })
        } else {
          login.send({ type: failed ? 'login.retry' : 'email.submit' })
        }
      }}
    >
      <Heading form={form} />
      <Field
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        value={email}
        disabled={busy}
        onValueChange={(next) => login.send({ type: 'email.typed', email: next })}
        error={errorAt('email')}
      />
      {form === 'email' ? (
        <Field
          label={t`Password`}
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          maxLength={PASSWORD_LENGTH.max * 2}
          value={typed.password}
          disabled={busy}
          onValueChange={(password) => login.send({ type: 'password.typed', password })}
          error={errorAt('password')}
        />
      ) : null}
      {form === 'register' ? (
        <NewPassword
          {...typed}
          refused={refused}
          busy={busy}
          onPassword={(password) => login.send({ type: 'password.typed', password })}
          onAgain={(again) => login.send({ type: 'again.typed', again })}
        />
      ) : null}
      <LoginProblem problem={problem ?? asking.problem} refused={field === 'form' ? refused : null} />
      <Button type="submit" variant="primary" wide busy={busy}>
        <SubmitLabel form={form} failed={failed} />
      </Button>
      <div className={styles['others']}>
        {form === 'email' ? (
          <>
            <Button variant="quiet" onClick={() => login.send({ type: 'email.register' })}>
              <Trans>Register</Trans>
            </Button>
            <Button variant="quiet" onClick={() => login.send({ type: 'email.forgot' })}>
              <Trans>Forgot your password?</Trans>
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => login.send({ type: 'email.signIn' })}>
            <Trans>I have an account</Trans>
          </Button>
        )}
      </div>
      <OtherMethods login={login} beside="email" />
    </form>
  )
}

function Heading({ form }: Pick<EmailFormProps, 'form'>) {
  switch (form) {
    case 'email':
      return (
        <>
          <h2 className={styles['title']}>
            <Trans>Sign in with e-mail</Trans>
          </h2>
          <p className={styles['why']}>
            <InPieces>
              <Trans>Your photos and books stay yours, and are there again on any phone.</Trans>
            </InPieces>
          </p>
        </>
      )
    case 'register':
      return (
        <>
          <h2 className={styles['title']}>
            <Trans>Register with e-mail</Trans>
          </h2>
          <p className={styles['why']}>
            <InPieces>
              <Trans>We’ll e-mail you a code to make sure the address is yours.</Trans>
            </InPieces>
          </p>
        </>
      )
    case 'forgot':
      return (
        <>
          <h2 className={styles['title']}>
            <Trans>Choose a new password</Trans>
          </h2>
          <p className={styles['why']}>
            <InPieces>
              <Trans>We’ll e-mail you a code. Then choose a new password.</Trans>
            </InPieces>
          </p>
        </>
      )
  }
}

function SubmitLabel({ form, failed }: Pick<EmailFormProps, 'form'> & { readonly failed: boolean }) {
  if (failed) {
    return <Trans>Try again</Trans>
  }
  return form === 'email' ? <Trans>Sign in</Trans> : <Trans>E-mail me a code</Trans>
}
