import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isLoginBusy, isLoginFailed, loginRefusal } from '../../../machines/login/login.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { LoginProblem } from '../../features/account/LoginProblem.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import type { LoginActor } from './login-actor.ts'
import { OtherMethods } from './OtherMethods.tsx'

/** The mini-program signs in by itself; here is seen how far it is, and what to do where it does not. */
export function ProgramForm({ login }: { readonly login: LoginActor }) {
  const busy = useSelector(login, isLoginBusy)
  const failed = useSelector(login, isLoginFailed)
  const problem = useSelector(login, ({ context }) => context.problem)
  const refused = useSelector(login, loginRefusal)
  return (
    <div className={styles['form']}>
      <h2 className={styles['title']}>
        <Trans>Sign in with Douyin</Trans>
      </h2>
      {busy ? (
        <p className={styles['wait']} role="status">
          <Trans>Signing you in with the mini-program. One moment, please.</Trans>
        </p>
      ) : null}
      <LoginProblem problem={failed ? problem : null} refused={refused} />
      {failed ? (
        <Button variant="primary" wide onClick={() => login.send({ type: 'login.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {busy ? null : <OtherMethods login={login} beside="mini-program" instead={!failed} />}
    </div>
  )
}
