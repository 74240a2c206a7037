import { useLingui } from '@lingui/react/macro'
import { type VerificationActor, VerificationForm } from '../../../src/features/account/VerificationForm.tsx'
import { Screen } from '../../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../../src/ui/layout/TopBar.tsx'
import type { DrivenProps } from './driven-screens.tsx'

export default function CodeDriven({ actor }: DrivenProps<VerificationActor>) {
  const { t } = useLingui()
  return (
    <Screen top={<TopBar title={t`Sign in`} onBack={() => undefined} />}>
      <VerificationForm code={actor} title={t`Sign in`} why="138 0013 8000" label={t`Sign in`} submit={t`Sign in`} />
    </Screen>
  )
}
