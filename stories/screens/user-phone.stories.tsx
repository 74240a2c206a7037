import type { Meta, StoryObj } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { bindPhoneMachine } from '../../machines/bind-phone/bind-phone.machine.ts'
import type { BindPhoneContext, BindPhoneRefusal } from '../../machines/bind-phone/bind-phone.types.ts'
import { type BindPhoneActor, BindPhoneForm } from '../../src/screens/user_phone/BindPhoneForm.tsx'
import { Screen } from '../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../src/ui/layout/TopBar.tsx'
import { atState } from '../fixtures/at-state.ts'
import { WIDE } from '../fixtures/stories.ts'

function BindPhoneAt({ binding }: { readonly binding: BindPhoneActor }) {
  return (
    <Screen top={<TopBar title="手机号" onBack={() => undefined} />}>
      <BindPhoneForm binding={binding} onSignInAgain={() => undefined} />
    </Screen>
  )
}

const meta: Meta = { title: 'Screens/user_phone' }
export default meta

type Story = StoryObj
type Value = Parameters<typeof atState<typeof bindPhoneMachine>>[1]

const at = (value: Value, context: Partial<BindPhoneContext> = {}): Story => ({
  // Not in `args`: Storybook would walk through the whole actor.
  render: () => (
    <BindPhoneAt
      binding={atState(bindPhoneMachine, value, {
        ...{ mchid: asId<MerchantId>('1'), bound: '138****0001', phone: '139 0000 0000', code: '', oldCode: '' },
        ...{ resendAt: null, refused: null, problem: null },
        ...context,
      })}
    />
  ),
  parameters: { state: value },
})

const refused = (reason: BindPhoneRefusal) => ({ refused: { kind: 'refused', reason } }) as const
const code = (place: 'typing' | 'checking' | 'refused' | 'unreachable', resend: 'counting' | 'allowed' = 'allowed') =>
  ({ codeSent: { code: place, resend } }) as Value

export const NoPhoneBound = at('enteringPhone', { bound: '', phone: '' })
export const ChangeThePhone = at('enteringPhone', { phone: '' })
export const NumberRefused = at('phoneRefused', { phone: '12345', ...refused('phone-invalid') })
export const CodeNotSent = at('phoneRefused', refused('code-not-sent'))
export const SendingTheCode = at('sendingCode')
export const ShopNotReached = at('unreachable', { problem: 'network-lost' })
export const TypingTheCode = at(code('typing'))
export const WaitingForTheMinute = at(code('typing', 'counting'), { resendAt: 4_000_000_000_000 })
export const CheckingTheCode = at(code('checking'), { code: '123456' })
export const CodeWrong = at(code('refused'), { code: '123456', ...refused('code-wrong') })
export const AnswerLost = at(code('unreachable'), { code: '123456', problem: 'server-fault' })
export const AskingTheOldPhone = at({ proving: 'sending' })
export const TypingTheOldCode = at({ proving: 'typing' }, { oldCode: '12' })
export const CheckingBothCodes = at({ proving: 'checking' }, { oldCode: '123456' })
export const OldCodeWrong = at({ proving: 'refused' }, { oldCode: '123456', ...refused('old-code-wrong') })
export const OldPhoneNotReached = at({ proving: 'unreachable' }, { problem: 'network-lost' })
export const SignInOnceMore = at('signInAgain', refused('recent-sign-in-needed'))
export const NumberTaken = at('taken', refused('phone-taken'))
export const Wide: Story = { ...at(code('typing')), ...WIDE }
