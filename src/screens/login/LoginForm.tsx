import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { loginCode, loginForm } from '../../../machines/login/login.selectors.ts'
import { isCodeSent } from '../../../machines/verification-code/verification-code.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { Drawing } from '../../ui/pictures/Drawing.tsx'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import type { LoginActor } from './login-actor.ts'
import { MessengerForm } from './MessengerForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { ProgramForm } from './ProgramForm.tsx'

/** The forms of the ways in; the machine says which one is shown. */
export function LoginForm({ login }: { readonly login: LoginActor }) {
  const form = useSelector(login, loginForm)
  const code = useSelector(login, loginCode)
  const sent = useSelector(code, isCodeSent)
  if (code && sent) {
    return (
      <div className={styles['column']}>
        <Drawing name="photos" width={132} />
        <CodeForm login={login} code={code} />
      </div>
    )
  }
  return (
    <div className={styles['column']}>
      <Drawing name="photos" width={132} />
      {form === 'finding' ? (
        <p className={styles['wait']} role="status">
          <Trans>A moment, please</Trans>
        </p>
      ) : null}
      {form === 'phone' ? <PhoneForm login={login} code={code} /> : null}
      {form === 'email' || form === 'register' || form === 'forgot' ? (
        // Another form begins with nothing marked and the cursor where it belongs.
        <EmailForm key={form} login={login} code={code} form={form} />
      ) : null}
      {form === 'messenger' ? <MessengerForm login={login} /> : null}
      {form === 'program' ? <ProgramForm login={login} /> : null}
    </div>
  )
}
