import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CODE_LENGTH } from '../../../domain/login/phone-login.ts'
import { fieldOf, loginRefusal, secondsUntilResend } from '../../../machines/login/login.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { LoginProblem } from '../../features/account/LoginProblem.tsx'
import { ResendLine } from '../../features/account/ResendLine.tsx'
import { useNow } from '../../lib/now.ts'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CodeField } from '../../ui/controls/CodeField.tsx'
import type { LoginActor } from './login-actor.ts'
import { NewPassword } from './NewPassword.tsx'

/** The code, from the message or the mail; with a new password where the old one was forgotten. */
export function CodeForm({ login }: { readonly login: LoginActor }) {
  const { t } = useLingui()
  const state = useSelector(login, (snapshot) => snapshot)
  const counting = state.hasTag('counting')
  const seconds = secondsUntilResend(state, useNow(1000, counting))
  const refused = loginRefusal(state)
  const field = refused ? fieldOf(refused.reason) : null
  const failed = state.hasTag('failed')
  const { method, phone, email, code } = state.context
  const byMail = method !== 'phone'
  const to = byMail ? email : phone
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        login.send({ type: failed ? 'login.retry' : 'code.submit' })
      }}
    >
      <h2 className={styles['title']}>{byMail ? <Trans>Check your mail</Trans> : <Trans>Enter the code</Trans>}</h2>
      <p className={styles['why']}>
        <Trans>It is on its way to {to}.</Trans>{' '}
        <button type="button" className={styles['inline']} onClick={() => login.send({ type: 'phone.change' })}>
          {byMail ? <Trans>Another address</Trans> : <Trans>Another number</Trans>}
        </button>
      </p>
      <CodeField
        length={CODE_LENGTH}
        label={byMail ? t`Code from the mail` : t`Code from the message`}
        value={code}
        onValueChange={(next) => login.send({ type: 'code.typed', code: next })}
        // With a password below it the code is not the last thing to type.
        {...(method === 'reset' ? {} : { onComplete: () => login.send({ type: 'code.submit' }) })}
        error={refused && field === 'code' ? accountSentence(refused) : undefined}
      />
      {method === 'reset' ? <NewPassword login={login} state={state} /> : null}
      <LoginProblem problem={failed ? state.context.problem : null} refused={field === 'form' ? refused : null} />
      <Button type="submit" variant="primary" wide busy={state.hasTag('busy')} disabled={code.length < CODE_LENGTH}>
        <SubmitLabel failed={failed} method={method} />
      </Button>
      <ResendLine
        canResend={state.hasTag('can resend')}
        counting={counting}
        seconds={seconds}
        onResend={() => login.send({ type: 'code.resend' })}
      />
      {byMail ? (
        <p className={styles['hint']}>
          <Trans>Nothing there? Look among unwanted mail too. The code works for 15 minutes, in this browser.</Trans>
        </p>
      ) : null}
    </form>
  )
}

function SubmitLabel({ failed, method }: { readonly failed: boolean; readonly method: string }) {
  if (failed) {
    return <Trans>Try again</Trans>
  }
  switch (method) {
    case 'register':
      return <Trans>Register</Trans>
    case 'reset':
      return <Trans>Keep the new password</Trans>
    default:
      return <Trans>Sign in</Trans>
  }
}
