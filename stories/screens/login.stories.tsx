import type { Meta, StoryObj } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { atState } from '../../machines/at-state.ts'
import { loginMachine } from '../../machines/login/login.machine.ts'
import type { LoginContext } from '../../machines/login/login.types.ts'
import { type LoginActor, LoginForm } from '../../src/screens/login/LoginForm.tsx'
import { Screen } from '../../src/ui/Screen.tsx'
import { TopBar } from '../../src/ui/TopBar.tsx'
import { WIDE } from '../fixtures/stories.ts'

function LoginAt({ login }: { readonly login: LoginActor }) {
  return (
    <Screen top={<TopBar title="登录" onBack={() => undefined} />}>
      <LoginForm login={login} />
    </Screen>
  )
}

const meta: Meta = { title: 'Screens/login' }
export default meta

type Story = StoryObj
type Value = Parameters<typeof atState<typeof loginMachine>>[1]

const at = (value: Value, context: Partial<LoginContext> = {}): Story => ({
  // Not in `args`: Storybook would walk through the whole actor.
  render: () => (
    <LoginAt
      login={atState(loginMachine, value, {
        ...{ mchid: asId<MerchantId>('1'), phone: '138 0013 8000', code: '' },
        ...{ resendAt: null, refused: null, problem: null, uid: null },
        ...context,
      })}
    />
  ),
  parameters: { state: value },
})

const code = (place: 'typing' | 'checking' | 'refused' | 'unreachable', resend: 'counting' | 'allowed' = 'allowed') =>
  ({ codeSent: { code: place, resend } }) as Value

export const EnteringThePhone = at('enteringPhone', { phone: '' })
export const PhoneRefused = at('phoneRefused', {
  phone: '23800138000',
  refused: { kind: 'refused', reason: 'phone-invalid' },
})
export const SendingTheCode = at('sendingCode')
export const ShopNotReached = at('unreachable', { problem: 'network-lost' })
export const TypingTheCode = at(code('typing'))
export const WaitingForTheMinute = at(code('typing', 'counting'), { resendAt: 4_000_000_000_000 })
export const CheckingTheCode = at(code('checking'), { code: '123456' })
export const CodeWrong = at(code('refused'), {
  code: '123456',
  refused: { kind: 'refused', reason: 'code-wrong' },
})
export const CodeExpired = at(code('refused'), {
  code: '123456',
  refused: { kind: 'refused', reason: 'code-expired' },
})
export const TriedTooOften = at(code('refused'), {
  code: '123456',
  refused: { kind: 'refused', reason: 'too-many-tries' },
})
export const AnswerLost = at(code('unreachable'), { code: '123456', problem: 'server-fault' })
export const Wide: Story = { ...at(code('typing')), ...WIDE }
