import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { bindPhoneMachine } from '../../../machines/bind-phone/bind-phone.machine.ts'
import { bindPhoneCode, bindPhoneStep } from '../../../machines/bind-phone/bind-phone.selectors.ts'
import { isCodeSent } from '../../../machines/verification-code/verification-code.selectors.ts'
import styles from '../../features/account/LoginForm.module.css'
import { PhoneNumberForm } from '../../features/account/PhoneNumberForm.tsx'
import { type VerificationActor, VerificationForm } from '../../features/account/VerificationForm.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Drawing } from '../../ui/pictures/Drawing.tsx'

export type BindPhoneActor = ActorRefFrom<typeof bindPhoneMachine>

interface BindPhoneFormProps {
  readonly binding: BindPhoneActor
  readonly onSignInAgain: () => void
}

/** The steps of binding a phone: the number, its code, and the code of the old one where it is asked for. */
export function BindPhoneForm({ binding, onSignInAgain }: BindPhoneFormProps) {
  const step = useSelector(binding, bindPhoneStep)
  const code = useSelector(binding, bindPhoneCode)
  const sent = useSelector(code, isCodeSent)
  if (step === 'taken') {
    return (
      <EmptyState
        drawing="locked"
        title={<Trans>This number has an account already</Trans>}
        action={
          <>
            <Button variant="primary" wide onClick={() => binding.send({ type: 'phone.change' })}>
              <Trans>Use another number</Trans>
            </Button>
            <LinkButton to="user_index" variant="quiet">
              <Trans>Back to my account</Trans>
            </LinkButton>
          </>
        }
      >
        <Trans>We can’t merge two accounts. Sign out, then sign in with that number to see what’s there.</Trans>
      </EmptyState>
    )
  }
  if (step === 'sign-in-again') {
    return (
      <EmptyState
        drawing="locked"
        title={<Trans>Please sign in again</Trans>}
        action={
          <Button variant="primary" wide onClick={onSignInAgain}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>
          You signed in a while ago. So that nobody else can add a phone to your account, please sign in again.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <div className={styles['column']}>
      <Drawing name="photos" width={132} />
      {code && step === 'old-phone' ? (
        <OldCodeForm binding={binding} code={code} />
      ) : code && sent ? (
        <NewCodeForm binding={binding} code={code} />
      ) : (
        <NumberForm binding={binding} code={code} />
      )}
    </div>
  )
}

interface NumberFormProps {
  readonly binding: BindPhoneActor
  readonly code: VerificationActor | undefined
}

function NumberForm({ binding, code }: NumberFormProps) {
  const { t } = useLingui()
  const bound = useSelector(binding, ({ context }) => context.bound)
  return (
    <PhoneNumberForm
      title={bound ? <Trans>Change your phone</Trans> : <Trans>Add your phone</Trans>}
      why={
        bound ? (
          <Trans>Current number: {bound}. After this you’ll sign in with the new one.</Trans>
        ) : (
          <Trans>No phone added yet. Add one to order on a computer and sign in anywhere.</Trans>
        )
      }
      label={bound ? t`New mobile number` : t`Mobile number`}
      phone={useSelector(binding, ({ context }) => context.phone)}
      misspelt={useSelector(binding, ({ context }) => context.refused)}
      code={code}
      onTyped={(phone) => binding.send({ type: 'phone.typed', phone })}
      onSubmit={() => binding.send({ type: 'phone.submit' })}
      onAnother={() => binding.send({ type: 'phone.change' })}
    />
  )
}

interface CodeStepProps {
  readonly binding: BindPhoneActor
  readonly code: VerificationActor
}

function NewCodeForm({ binding, code }: CodeStepProps) {
  const { t } = useLingui()
  const phone = useSelector(binding, ({ context }) => context.phone)
  return (
    <VerificationForm
      code={code}
      title={<Trans>Enter the code</Trans>}
      why={
        <>
          <Trans>It is on its way to {phone}.</Trans>{' '}
          <button type="button" className={styles['inline']} onClick={() => binding.send({ type: 'phone.change' })}>
            <Trans>Use another number</Trans>
          </button>
        </>
      }
      label={t`Code from the message`}
      submit={<Trans>Add this phone</Trans>}
    />
  )
}

function OldCodeForm({ binding, code }: CodeStepProps) {
  const { t } = useLingui()
  const bound = useSelector(binding, ({ context }) => context.bound)
  return (
    <VerificationForm
      code={code}
      title={<Trans>Now the code from your old phone</Trans>}
      why={<Trans>You signed in a while ago, so we’re sending a second code to {bound} to make sure it’s you.</Trans>}
      label={t`Code sent to the old phone`}
      submit={<Trans>Switch to the new phone</Trans>}
      below={
        <Button variant="quiet" onClick={() => binding.send({ type: 'phone.change' })}>
          <Trans>Use another number</Trans>
        </Button>
      }
    />
  )
}
