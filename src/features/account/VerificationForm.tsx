import { Trans } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { CODE_LENGTH } from '../../../domain/login/phone-login.ts'
import { fieldOf } from '../../../machines/login/login.selectors.ts'
import type { verificationCodeMachine } from '../../../machines/verification-code/verification-code.machine.ts'
import {
  codeRequestState,
  codeTyping,
  isCodeSent,
  secondsUntilResend,
} from '../../../machines/verification-code/verification-code.selectors.ts'
import { useNow } from '../../lib/now.ts'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CodeField } from '../../ui/controls/CodeField.tsx'
import { InPieces } from '../../ui/feedback/InPieces.tsx'
import styles from './LoginForm.module.css'
import { LoginProblem } from './LoginProblem.tsx'
import { ResendLine } from './ResendLine.tsx'

export type VerificationActor = ActorRefFrom<typeof verificationCodeMachine>

interface VerificationFormProps {
  readonly code: VerificationActor
  readonly title: ReactNode
  /** Where the code went, and the way to another place. */
  readonly why: ReactNode
  readonly label: string
  readonly submit: ReactNode
  /** What else is filled in beside the code; then the last digit does not send the form. */
  readonly children?: ReactNode | undefined
  readonly below?: ReactNode
}

/** A code that is on its way: typed here, asked for again after a minute. */
export function VerificationForm({ code: actor, title, why, label, submit, children, below }: VerificationFormProps) {
  const { code, counting, canResend, failed } = useSelector(actor, codeTyping, shallowEqual)
  const { busy, notSent, refused, problem } = useSelector(actor, codeRequestState, shallowEqual)
  const sent = useSelector(actor, isCodeSent)
  const now = useNow(1000, counting)
  const seconds = useSelector(actor, (snapshot) => secondsUntilResend(snapshot, now))
  const again = notSent || failed
  const field = refused && fieldOf(refused.reason)
  const besideField = field === 'code' || (children !== undefined && (field === 'password' || field === 'again'))
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: again ? 'code.retry' : 'code.submit' })
      }}
    >
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['why']}>
        <InPieces>{why}</InPieces>
      </p>
      <CodeField
        length={CODE_LENGTH}
        label={label}
        value={code}
        onValueChange={(next) => actor.send({ type: 'code.typed', code: next })}
        {...(children ? {} : { onComplete: () => actor.send({ type: 'code.submit' }) })}
        error={refused && field === 'code' ? accountSentence(refused) : undefined}
      />
      {children}
      <LoginProblem problem={problem} refused={besideField ? null : refused} />
      <Button type="submit" variant="primary" wide busy={busy} disabled={!notSent && code.length < CODE_LENGTH}>
        {again ? <Trans>Try again</Trans> : submit}
      </Button>
      {sent ? (
        <ResendLine
          canResend={canResend}
          counting={counting}
          seconds={seconds}
          onResend={() => actor.send({ type: 'code.resend' })}
        />
      ) : null}
      {below}
    </form>
  )
}
