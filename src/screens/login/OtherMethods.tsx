import { Trans } from '@lingui/react/macro'
import type { LoginKind } from '../../../domain/login/login-kind.ts'
import { otherKinds } from '../../../domain/login/login-kind.ts'
import styles from '../../features/account/LoginForm.module.css'
import { Button } from '../../ui/controls/Button.tsx'
import type { LoginActor } from './login-actor.ts'

interface OtherMethodsProps {
  readonly login: LoginActor
  readonly beside: LoginKind
  /** The way that is shown leads nowhere: the first of the others is the one to go. */
  readonly instead?: boolean
}

/** The ways in beside the one that is shown. */
export function OtherMethods({ login, beside, instead = false }: OtherMethodsProps) {
  const kinds = otherKinds(beside)
  const choose = (kind: LoginKind) => login.send({ type: 'way.choose', kind })
  const first = instead ? kinds[0] : undefined
  return (
    <>
      {first ? (
        <Button variant="primary" wide onClick={() => choose(first)}>
          <MethodName kind={first} />
        </Button>
      ) : null}
      <div className={styles['others']}>
        {kinds
          .filter((kind) => kind !== first)
          .map((kind) => (
            <Button key={kind} variant="quiet" onClick={() => choose(kind)}>
              <MethodName kind={kind} />
            </Button>
          ))}
      </div>
    </>
  )
}

function MethodName({ kind }: { readonly kind: LoginKind }) {
  return kind === 'email' ? <Trans>Sign in with e-mail</Trans> : <Trans>Sign in with a phone code</Trans>
}
