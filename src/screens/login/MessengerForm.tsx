import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isLoginBusy, loginRefusal } from '../../../machines/login/login.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { LoginProblem } from '../../features/account/LoginProblem.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { InPieces } from '../../ui/feedback/InPieces.tsx'
import type { LoginActor } from './login-actor.ts'
import { OtherMethods } from './OtherMethods.tsx'

/** Out to the messenger's own page, and back from it without success. */
export function MessengerForm({ login }: { readonly login: LoginActor }) {
  const leaving = useSelector(login, isLoginBusy)
  const problem = useSelector(login, ({ context }) => context.problem)
  const refused = useSelector(login, loginRefusal)
  // To try once more would lead to the same answer.
  const unconnected = refused?.reason === 'messenger-not-set-up'
  return (
    <div className={styles['form']}>
      <h2 className={styles['title']}>
        <Trans>Sign in with WeChat</Trans>
      </h2>
      <p className={styles['why']} role="status">
        <InPieces>
          {leaving ? (
            <Trans>WeChat opens its own page, then brings you back here.</Trans>
          ) : (
            <Trans>Nothing is lost: you’ll pick up where you left off.</Trans>
          )}
        </InPieces>
      </p>
      <LoginProblem problem={problem} refused={refused} />
      {unconnected ? null : (
        <Button variant="primary" wide onClick={() => login.send({ type: 'messenger.go' })}>
          {leaving ? <Trans>Open WeChat's page again</Trans> : <Trans>Try again with WeChat</Trans>}
        </Button>
      )}
      <OtherMethods login={login} beside="messenger" instead={unconnected} />
    </div>
  )
}
