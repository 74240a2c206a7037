import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { queryOf } from '../../../domain/navigation/decide-entry.ts'
import type { linkLoginMachine } from '../../../machines/link-login/link-login.machine.ts'
import type { LinkLoginRefusal } from '../../../machines/link-login/link-login.types.ts'
import { linkRefusalMessages } from '../../messages/link-refusals.ts'
import { problemSentence } from '../../messages/problems.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import type { DrawingName } from '../../ui/pictures/drawing-paths.ts'
import styles from './LinkFailed.module.css'

type LinkLogin = ActorRefFrom<typeof linkLoginMachine>

/** What helps: asking again, signing in, another number, or a person in the shop. */
const WAY_OUT: Record<LinkLoginRefusal, 'retry' | 'sign-in' | 'number' | 'service' | 'phone-tail'> = {
  'order-number-empty': 'number',
  'order-number-wrong': 'number',
  'phone-tail-needed': 'phone-tail',
  'link-ended': 'service',
  'order-closed': 'service',
  'too-many-tries': 'number',
  'order-not-fetched': 'retry',
  'merchant-unknown': 'retry',
  'sign-in-needed': 'sign-in',
  'user-unknown': 'sign-in',
  'user-not-made': 'sign-in',
  'albums-not-fetched': 'retry',
  'album-not-made': 'retry',
  'template-missing': 'service',
  'template-deleted': 'service',
  'product-unknown': 'service',
  'data-not-fetched': 'retry',
}

const DRAWINGS = {
  retry: 'torn',
  'sign-in': 'photos',
  number: 'nothingFound',
  service: 'torn',
  'phone-tail': 'locked',
} as const satisfies Record<string, DrawingName>

/** A step of a link failed (progress -1 to -5): what happened, that nothing is lost, and the way out. */
export function LinkFailed({ login, sign = 'order_eclist' }: { readonly login: LinkLogin; readonly sign?: string }) {
  const { t, i18n } = useLingui()
  const refused = useSelector(login, ({ context }) => context.refused)
  const problem = useSelector(login, ({ context }) => context.problem)
  const reference = useSelector(login, ({ context }) => context.reference)
  const retry = (
    <Button variant="primary" icon="retry" onClick={() => login.send({ type: 'step.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (!refused) {
    const offline = problem === 'network-lost'
    return (
      <EmptyState
        tone="fault"
        drawing={offline ? 'offline' : 'torn'}
        title={offline ? t`No connection right now` : t`The request failed`}
        action={retry}
      >
        {offline ? (
          <Trans>Nothing is lost; try again when you are online.</Trans>
        ) : (
          i18n._(problemSentence(problem ?? 'server-fault'))
        )}
      </EmptyState>
    )
  }
  const way = WAY_OUT[refused.reason]
  const messages = linkRefusalMessages(refused.reason)
  if (way === 'phone-tail') {
    return <PhoneTail login={login} />
  }
  const actions = {
    retry,
    'sign-in': (
      <LinkButton to="login" query={{ ...queryOf(reference), nt: sign }} variant="primary">
        <Trans>Sign in and continue</Trans>
      </LinkButton>
    ),
    number: (
      <LinkButton to="order_ec" variant="primary">
        <Trans>Enter another number</Trans>
      </LinkButton>
    ),
    service: (
      <LinkButton to="user_service" variant="primary">
        <Trans>Contact the shop</Trans>
      </LinkButton>
    ),
  }
  return (
    <EmptyState
      tone={refused.reason === 'sign-in-needed' ? 'plain' : 'fault'}
      drawing={DRAWINGS[way]}
      title={i18n._(messages.title)}
      action={actions[way]}
    >
      {i18n._(messages.text)}
    </EmptyState>
  )
}

/** The order asks for the last digits of its receiver's phone (readings 49). */
function PhoneTail({ login }: { readonly login: LinkLogin }) {
  const { t, i18n } = useLingui()
  const before = useSelector(login, ({ context }) => context.phoneTail)
  const [tail, setTail] = useState('')
  const messages = linkRefusalMessages('phone-tail-needed')
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (tail.length === 4) {
          login.send({ type: 'phone tail.typed', phoneTail: tail })
        }
      }}
    >
      <EmptyState drawing="locked" title={i18n._(messages.title)}>
        {i18n._(messages.text)}
      </EmptyState>
      <Field
        label={t`Last four digits`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={tail}
        onValueChange={(next) => setTail(next.replace(/\D/g, ''))}
        error={before !== '' && tail === '' ? t`These digits don’t match this order.` : undefined}
      />
      <Button type="submit" variant="primary" wide disabled={tail.length < 4}>
        <Trans>Open the order</Trans>
      </Button>
    </form>
  )
}
