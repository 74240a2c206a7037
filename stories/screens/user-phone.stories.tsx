import { useLingui } from '@lingui/react/macro'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { bindPhoneMachine } from '../../machines/bind-phone/bind-phone.machine.ts'
import type { BindPhoneContext } from '../../machines/bind-phone/bind-phone.types.ts'
import type {
  CodePurpose,
  CodeRefusal,
  VerificationContext,
} from '../../machines/verification-code/verification-code.types.ts'
import { type BindPhoneActor, BindPhoneForm } from '../../src/screens/user_phone/BindPhoneForm.tsx'
import { Screen } from '../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../src/ui/layout/TopBar.tsx'
import { atState, type FrozenChildren } from '../fixtures/at-state.ts'
import { codeAt, sentAnd } from '../fixtures/codes.ts'
import { WIDE } from '../fixtures/stories.ts'

function BindPhoneAt({ binding }: { readonly binding: BindPhoneActor }) {
  const { t } = useLingui()
  return (
    <Screen top={<TopBar title={t`My phone`} onBack={() => undefined} />}>
      <BindPhoneForm binding={binding} onSignInAgain={() => undefined} />
    </Screen>
  )
}

const meta: Meta = {
  title: 'Screens/6 Account 账户/Phone 手机号 手機號碼 · user_phone · B§6',
  id: 'screens-user-phone',
}
export default meta

type Story = StoryObj
type Value = Parameters<typeof atState<typeof bindPhoneMachine>>[1]

const at = (
  value: Value,
  context: Partial<BindPhoneContext> = {},
  children: () => FrozenChildren = () => ({}),
): Story => ({
  // Not in `args`: Storybook would walk through the whole actor.
  render: () => (
    <BindPhoneAt
      binding={atState(
        bindPhoneMachine,
        value,
        {
          ...{ mchid: asId<MerchantId>('1'), bound: '138****0001', phone: '139 0000 0000' },
          ...{ newCode: null, earlier: null, refused: null },
          ...context,
        },
        children(),
      )}
    />
  ),
  parameters: { state: value },
})

type CodeValue = Parameters<typeof codeAt>[1]
const toNew: CodePurpose = { kind: 'new-phone', phone: '13900000000' }
const toOld: CodePurpose = { kind: 'old-phone', phone: '13900000000', newCode: '123456' }
const newCode = (value: CodeValue, context: Partial<VerificationContext> = {}) =>
  at('newCode', {}, codeAt(toNew, value, context))
const oldCode = (value: CodeValue, context: Partial<VerificationContext> = {}) =>
  at('oldCode', {}, codeAt(toOld, value, context))
const refused = (reason: CodeRefusal) => ({ refused: { kind: 'refused', reason } }) as const

export const NoPhoneBound = at('enteringPhone', { bound: '', phone: '' })
export const ChangeThePhone = at('enteringPhone', { phone: '' })
export const NumberRefused = at('phoneRefused', { phone: '12345', ...refused('phone-invalid') })
export const SendingTheCode = newCode('sending')
export const CodeNotSent = newCode('notSent', refused('code-not-sent'))
export const ShopNotReached = newCode('unreachable', { problem: 'network-lost' })
export const TypingTheCode = newCode(sentAnd('typing'))
export const WaitingForTheMinute = newCode(sentAnd('typing', 'counting'))
export const CheckingTheCode = newCode(sentAnd('checking'), { code: '123456' })
export const CodeWrong = newCode(sentAnd('refused'), { code: '123456', ...refused('code-wrong') })
export const TriedTooOften = newCode(sentAnd('refused'), { code: '123456', ...refused('code-limit-reached') })
export const AnswerLost = newCode(sentAnd('unreachable'), { code: '123456', problem: 'server-fault' })
export const AskingTheOldPhone = oldCode('sending')
export const OldPhoneGetsNoCode = oldCode('notSent', refused('code-not-sent'))
export const OldPhoneNotReached = oldCode('unreachable', { problem: 'network-lost' })
export const TypingTheOldCode = oldCode(sentAnd('typing', 'counting'), { code: '12' })
export const CheckingBothCodes = oldCode(sentAnd('checking'), { code: '123456' })
export const OldCodeWrong = oldCode(sentAnd('refused'), { code: '123456', ...refused('old-code-wrong') })
export const SignInOnceMore = at('signInAgain')
export const NumberTaken = at('taken')
export const Wide: Story = { ...newCode(sentAnd('typing')), ...WIDE }
