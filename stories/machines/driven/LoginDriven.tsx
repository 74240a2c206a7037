import { useLingui } from '@lingui/react/macro'
import { LoginForm } from '../../../src/screens/login/LoginForm.tsx'
import type { LoginActor } from '../../../src/screens/login/login-actor.ts'
import { Screen } from '../../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../../src/ui/layout/TopBar.tsx'
import type { DrivenProps } from './driven-screens.tsx'

export default function LoginDriven({ actor }: DrivenProps<LoginActor>) {
  const { t } = useLingui()
  return (
    <Screen top={<TopBar title={t`Sign in`} onBack={() => undefined} />}>
      <LoginForm login={actor} />
    </Screen>
  )
}
