import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { CODE_LENGTH } from '../../../domain/login/phone-login.ts'
import type { bindPhoneMachine } from '../../../machines/bind-phone/bind-phone.machine.ts'
import styles from '../../features/account/LoginForm.module.css'
import { LoginProblem } from '../../features/account/LoginProblem.tsx'
import { ResendLine } from '../../features/account/ResendLine.tsx'
import { useNow } from '../../lib/now.ts'
import { accountSentence } from '../../messages/account-refusals.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CodeField } from '../../ui/controls/CodeField.tsx'
import { Field } from '../../ui/controls/Field.tsx'
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
  const state = useSelector(binding, (snapshot) => snapshot)
  if (state.matches('taken')) {
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
        <Trans>
          Two accounts are never thrown together. Sign out, then sign in with that number to see what is there.
        </Trans>
      </EmptyState>
    )
  }
  if (state.matches('signInAgain')) {
    return (
      <EmptyState
        drawing="locked"
        title={<Trans>Please sign in once more</Trans>}
        action={
          <Button variant="primary" wide onClick={onSignInAgain}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>
          Your sign-in was a while ago. So that nobody else binds a phone to your account, show once more that it is
          you.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <div className={styles['column']}>
      <Drawing name="photos" width={132} />
      {state.matches('proving') ? (
        <OldCodeForm binding={binding} />
      ) : state.matches('codeSent') ? (
        <NewCodeForm binding={binding} />
      ) : (
        <NumberForm binding={binding} />
      )}
    </div>
  )
}

type StepProps = Pick<BindPhoneFormProps, 'binding'>

function NumberForm({ binding }: StepProps) {
  const { t } = useLingui()
  const state = useSelector(binding, (snapshot) => snapshot)
  const { bound, phone, refused, problem } = state.context
  const failed = state.hasTag('failed')
  const busy = state.hasTag('busy')
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        binding.send({ type: failed ? 'bind.retry' : 'phone.submit' })
      }}
    >
      <h2 className={styles['title']}>{bound ? <Trans>Change your phone</Trans> : <Trans>Bind your phone</Trans>}</h2>
      <p className={styles['why']}>
        {bound ? (
          <Trans>Bound now: {bound}. You can sign in with the new number afterwards.</Trans>
        ) : (
          <Trans>No phone is bound yet. With one you can order on a computer and sign in anywhere.</Trans>
        )}
      </p>
      <Field
        label={bound ? t`New mobile number` : t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={20}
        value={phone}
        disabled={busy || failed}
        onValueChange={(next) => binding.send({ type: 'phone.typed', phone: next })}
        error={refused ? accountSentence(refused) : undefined}
        hint={t`We send you a code once. No advertising.`}
      />
      <LoginProblem problem={failed ? problem : null} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {failed ? <Trans>Try again</Trans> : <Trans>Send me a code</Trans>}
      </Button>
      {failed ? (
        <Button variant="quiet" onClick={() => binding.send({ type: 'phone.change' })}>
          <Trans>Use another number</Trans>
        </Button>
      ) : null}
    </form>
  )
}

function NewCodeForm({ binding }: StepProps) {
  const { t } = useLingui()
  const state = useSelector(binding, (snapshot) => snapshot)
  const counting = state.hasTag('counting')
  const now = useNow(1000, counting)
  const { phone, code, refused, problem, resendAt } = state.context
  const failed = state.hasTag('failed')
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        binding.send({ type: failed ? 'bind.retry' : 'code.submit' })
      }}
    >
      <h2 className={styles['title']}>
        <Trans>Enter the code</Trans>
      </h2>
      <p className={styles['why']}>
        <Trans>It is on its way to {phone}.</Trans>{' '}
        <button type="button" className={styles['inline']} onClick={() => binding.send({ type: 'phone.change' })}>
          <Trans>Another number</Trans>
        </button>
      </p>
      <CodeField
        length={CODE_LENGTH}
        label={t`Code from the message`}
        value={code}
        onValueChange={(next) => binding.send({ type: 'code.typed', code: next })}
        onComplete={() => binding.send({ type: 'code.submit' })}
        error={refused ? accountSentence(refused) : undefined}
      />
      <LoginProblem problem={failed ? problem : null} />
      <Button type="submit" variant="primary" wide busy={state.hasTag('busy')} disabled={code.length < CODE_LENGTH}>
        {failed ? <Trans>Try again</Trans> : <Trans>Bind this phone</Trans>}
      </Button>
      <ResendLine
        canResend={state.hasTag('can resend')}
        counting={counting}
        seconds={counting && resendAt !== null ? Math.max(0, Math.ceil((resendAt - now) / 1000)) : 0}
        onResend={() => binding.send({ type: 'code.resend' })}
      />
    </form>
  )
}

function OldCodeForm({ binding }: StepProps) {
  const { t } = useLingui()
  const state = useSelector(binding, (snapshot) => snapshot)
  const { bound, oldCode, refused, problem } = state.context
  const failed = state.hasTag('failed')
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        binding.send({ type: failed ? 'bind.retry' : 'code.submit' })
      }}
    >
      <h2 className={styles['title']}>
        <Trans>And the code of your old phone</Trans>
      </h2>
      <p className={styles['why']}>
        <Trans>Your sign-in was a while ago: a second code goes to {bound}, so that only you can change it.</Trans>
      </p>
      <CodeField
        length={CODE_LENGTH}
        label={t`Code that came to the old phone`}
        value={oldCode}
        onValueChange={(next) => binding.send({ type: 'code.typed', code: next })}
        onComplete={() => binding.send({ type: 'code.submit' })}
        error={refused ? accountSentence(refused) : undefined}
      />
      <LoginProblem problem={failed ? problem : null} />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={state.hasTag('busy')}
        disabled={!failed && oldCode.length < CODE_LENGTH}
      >
        {failed ? <Trans>Try again</Trans> : <Trans>Bind the new phone</Trans>}
      </Button>
      {state.matches({ proving: 'refused' }) ? (
        <Button variant="quiet" onClick={() => binding.send({ type: 'code.resend' })}>
          <Trans>Send another code</Trans>
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => binding.send({ type: 'phone.change' })}>
        <Trans>Use another number</Trans>
      </Button>
    </form>
  )
}
