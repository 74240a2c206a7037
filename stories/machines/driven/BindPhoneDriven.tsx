import { useLingui } from '@lingui/react/macro'
import { type BindPhoneActor, BindPhoneForm } from '../../../src/screens/user_phone/BindPhoneForm.tsx'
import { Screen } from '../../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../../src/ui/layout/TopBar.tsx'
import type { DrivenProps } from './driven-screens.tsx'

export default function BindPhoneDriven({ actor }: DrivenProps<BindPhoneActor>) {
  const { t } = useLingui()
  return (
    <Screen top={<TopBar title={t`My phone`} onBack={() => undefined} />}>
      <BindPhoneForm binding={actor} onSignInAgain={() => undefined} />
    </Screen>
  )
}
