import { Trans, useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { codeRequestState, passwordOfCode } from '../../../machines/verification-code/verification-code.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { type VerificationActor, VerificationForm } from '../../features/account/VerificationForm.tsx'
import { unbroken } from '../../i18n/unbroken.ts'
import { InPieces } from '../../ui/feedback/InPieces.tsx'
import type { LoginActor } from './login-actor.ts'
import { NewPassword } from './NewPassword.tsx'

interface CodeFormProps {
  readonly login: LoginActor
  readonly code: VerificationActor
}

/** The code, from the message or the mail; with a new password where the old one was forgotten. */
export function CodeForm({ login, code }: CodeFormProps) {
  const { t } = useLingui()
  const method = useSelector(login, ({ context }) => context.method)
  const to = useSelector(login, ({ context }) => (context.method === 'phone' ? unbroken(context.phone) : context.email))
  const byMail = method !== 'phone'
  return (
    <VerificationForm
      code={code}
      title={byMail ? <Trans>Check your e-mail</Trans> : <Trans>Enter the code</Trans>}
      why={
        <>
          <Trans>It is on its way to {to}.</Trans>{' '}
          <button type="button" className={styles['inline']} onClick={() => login.send({ type: 'phone.change' })}>
            {byMail ? <Trans>Use another address</Trans> : <Trans>Use another number</Trans>}
          </button>
        </>
      }
      label={byMail ? t`Code from the e-mail` : t`Code from the message`}
      submit={<SubmitLabel method={method} />}
      below={
        byMail ? (
          <p className={styles['hint']}>
            <InPieces>
              <Trans>Nothing there? Check your spam folder too. The code works for 15 minutes, in this browser.</Trans>
            </InPieces>
          </p>
        ) : null
      }
    >
      {method === 'reset' ? <NewPasswordOfCode code={code} /> : undefined}
    </VerificationForm>
  )
}

function NewPasswordOfCode({ code }: { readonly code: VerificationActor }) {
  const typed = useSelector(code, passwordOfCode, shallowEqual)
  const { refused, busy } = useSelector(code, codeRequestState, shallowEqual)
  return (
    <NewPassword
      {...typed}
      refused={refused}
      busy={busy}
      onPassword={(password) => code.send({ type: 'newPassword.typed', password })}
      onAgain={(again) => code.send({ type: 'newPassword.typedAgain', again })}
    />
  )
}

function SubmitLabel({ method }: { readonly method: string }) {
  switch (method) {
    case 'register':
      return <Trans>Register</Trans>
    case 'reset':
      return <Trans>Save new password</Trans>
    default:
      return <Trans>Sign in</Trans>
  }
}
