import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { loginRefusal } from '../../../machines/login/login.selectors.ts'
import { PhoneNumberForm } from '../../features/account/PhoneNumberForm.tsx'
import type { VerificationActor } from '../../features/account/VerificationForm.tsx'
import type { LoginActor } from './login-actor.ts'
import { OtherMethods } from './OtherMethods.tsx'

interface PhoneFormProps {
  readonly login: LoginActor
  readonly code: VerificationActor | undefined
}

/** Signing in by a code that goes to a phone. */
export function PhoneForm({ login, code }: PhoneFormProps) {
  const { t } = useLingui()
  return (
    <PhoneNumberForm
      title={<Trans>Sign in with your phone</Trans>}
      why={<Trans>Your photos and books stay yours, and are there again on any phone.</Trans>}
      label={t`Mobile number`}
      phone={useSelector(login, ({ context }) => context.phone)}
      misspelt={useSelector(login, loginRefusal)}
      code={code}
      onTyped={(phone) => login.send({ type: 'phone.typed', phone })}
      onSubmit={() => login.send({ type: 'phone.submit' })}
      onAnother={() => login.send({ type: 'phone.change' })}
      below={<OtherMethods login={login} beside="phone" />}
    />
  )
}
