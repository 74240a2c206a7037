import { Trans } from '@lingui/react/macro'
import type { LoginKind } from '../../../domain/login/login-kind.ts'
import { otherKinds } from '../../../domain/login/login-kind.ts'
import styles from '../../features/account/LoginForm.module.css'
import { Button } from '../../ui/controls/Button.tsx'
import type { LoginActor } from './login-actor.ts'

/** The ways in beside the one that is shown. */
export function OtherMethods({ login, beside }: { readonly login: LoginActor; readonly beside: LoginKind }) {
  return (
    <div className={styles['others']}>
      {otherKinds(beside).map((kind) => (
        <Button key={kind} variant="quiet" onClick={() => login.send({ type: 'way.choose', kind })}>
          {kind === 'email' ? <Trans>Sign in with e-mail</Trans> : <Trans>Sign in with a phone code</Trans>}
        </Button>
      ))}
    </div>
  )
}
