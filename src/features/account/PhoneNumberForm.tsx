import { Trans, useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { fieldOf } from '../../../machines/login/login.selectors.ts'
import { codeRequestState } from '../../../machines/verification-code/verification-code.selectors.ts'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { InPieces } from '../../ui/feedback/InPieces.tsx'
import styles from './LoginForm.module.css'
import { LoginProblem } from './LoginProblem.tsx'
import type { VerificationActor } from './VerificationForm.tsx'

interface PhoneNumberFormProps {
  readonly title: ReactNode
  readonly why: ReactNode
  readonly label: string
  readonly phone: string
  /** Why the number as it is typed cannot be sent. */
  readonly misspelt: Parameters<typeof accountSentence>[0] | null | undefined
  /** The code that is asked for with this number, once it is. */
  readonly code: VerificationActor | undefined
  readonly onTyped: (phone: string) => void
  readonly onSubmit: () => void
  readonly onAnother: () => void
  /** Other ways than a phone. */
  readonly below?: ReactNode
}

/** The number that a code goes to, to sign in or to bind it. */
export function PhoneNumberForm(props: PhoneNumberFormProps) {
  const { title, why, label, phone, misspelt, code, onTyped, onSubmit, onAnother, below } = props
  const { t } = useLingui()
  const asking = useSelector(code, codeRequestState, shallowEqual)
  const { busy, failed } = asking
  const ofNumber = asking.refused && fieldOf(asking.refused.reason) === 'phone' ? asking.refused : null
  const wrong = misspelt ?? ofNumber
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (code) {
          code.send({ type: 'code.retry' })
        } else {
          onSubmit()
        }
      }}
    >
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['why']}>
        <InPieces>{why}</InPieces>
      </p>
      <Field
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={20}
        value={phone}
        disabled={busy || failed}
        onValueChange={onTyped}
        error={wrong ? accountSentence(wrong) : undefined}
        hint={t`We’ll text you a code. No advertising.`}
      />
      <LoginProblem problem={asking.problem} refused={ofNumber ? null : asking.refused} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {failed ? <Trans>Try again</Trans> : <Trans>Send me a code</Trans>}
      </Button>
      {failed ? (
        <Button variant="quiet" onClick={onAnother}>
          <Trans>Use another number</Trans>
        </Button>
      ) : (
        below
      )}
    </form>
  )
}
