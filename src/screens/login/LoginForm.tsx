import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { CODE_LENGTH } from '../../../domain/login/phone-login.ts'
import type { loginMachine } from '../../../machines/login/login.machine.ts'
import { loginForm, loginRefusal, secondsUntilResend } from '../../../machines/login/login.selectors.ts'
import { phoneLoginSentence } from '../../messages/phone-login.ts'
import { problemSentence } from '../../messages/problems.ts'
import { useNow } from '../../now.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './LoginForm.module.css'

export type LoginActor = ActorRefFrom<typeof loginMachine>

/** The two forms of the login: the number, then the code. */
export function LoginForm({ login }: { readonly login: LoginActor }) {
  const form = useSelector(login, loginForm)
  return (
    <div className={styles['column']}>
      <Drawing name="photos" width={132} />
      {form === 'phone' ? <PhoneForm login={login} /> : <CodeForm login={login} />}
    </div>
  )
}

function PhoneForm({ login }: { readonly login: LoginActor }) {
  const { t, i18n } = useLingui()
  const state = useSelector(login, (snapshot) => snapshot)
  const refused = loginRefusal(state)
  const busy = state.hasTag('busy')
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        login.send({ type: state.hasTag('failed') ? 'login.retry' : 'phone.submit' })
      }}
    >
      <h2 className={styles['title']}>
        <Trans>Sign in with your phone</Trans>
      </h2>
      <p className={styles['why']}>
        <Trans>Your photos and books stay yours, and are there again on any phone.</Trans>
      </p>
      <Field
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={20}
        value={state.context.phone}
        disabled={busy || state.hasTag('failed')}
        onValueChange={(phone) => login.send({ type: 'phone.typed', phone })}
        error={refused ? i18n._(phoneLoginSentence(refused.reason)) : undefined}
        hint={t`We send you a code once. No advertising.`}
      />
      <Problem state={state} />
      <Button type="submit" look="primary" wide busy={busy}>
        {state.hasTag('failed') ? <Trans>Try again</Trans> : <Trans>Send me a code</Trans>}
      </Button>
      {state.hasTag('failed') ? (
        <Button look="quiet" onClick={() => login.send({ type: 'phone.change' })}>
          <Trans>Use another number</Trans>
        </Button>
      ) : null}
    </form>
  )
}

function CodeForm({ login }: { readonly login: LoginActor }) {
  const { t, i18n } = useLingui()
  const state = useSelector(login, (snapshot) => snapshot)
  const counting = state.hasTag('counting')
  const seconds = secondsUntilResend(state, useNow(1000, counting))
  const refused = loginRefusal(state)
  const { phone, code } = state.context
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        login.send({ type: state.hasTag('failed') ? 'login.retry' : 'code.submit' })
      }}
    >
      <h2 className={styles['title']}>
        <Trans>Enter the code</Trans>
      </h2>
      <p className={styles['why']}>
        <Trans>It is on its way to {phone}.</Trans>{' '}
        <button type="button" className={styles['inline']} onClick={() => login.send({ type: 'phone.change' })}>
          <Trans>Another number</Trans>
        </button>
      </p>
      <CodeField
        length={CODE_LENGTH}
        label={t`Code from the message`}
        value={code}
        onValueChange={(next) => login.send({ type: 'code.typed', code: next })}
        onComplete={() => login.send({ type: 'code.submit' })}
        error={refused ? i18n._(phoneLoginSentence(refused.reason)) : undefined}
      />
      <Problem state={state} />
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')} disabled={code.length < CODE_LENGTH}>
        {state.hasTag('failed') ? <Trans>Try again</Trans> : <Trans>Sign in</Trans>}
      </Button>
      {state.hasTag('can resend') ? (
        <Button look="quiet" onClick={() => login.send({ type: 'code.resend' })}>
          <Trans>Send another code</Trans>
        </Button>
      ) : (
        <p className={styles['wait']}>
          {counting ? <Trans>Another code in {seconds} s</Trans> : <Trans>A moment, please</Trans>}
        </p>
      )}
    </form>
  )
}

function Problem({ state }: { readonly state: ReturnType<LoginActor['getSnapshot']> }) {
  const { i18n } = useLingui()
  const { problem } = state.context
  return state.hasTag('failed') && problem ? (
    <Banner tone="danger" icon={problem === 'network-lost' ? 'offline' : 'warning'}>
      {i18n._(problemSentence(problem))}
    </Banner>
  ) : null
}
