import { useLingui } from '@lingui/react/macro'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { refusalSentence } from '../../domain/refusals/refusals.ts'
import { loginMachine } from '../../machines/login/login.machine.ts'
import type { LoginContext, LoginRefusal } from '../../machines/login/login.types.ts'
import type { CodePurpose, VerificationContext } from '../../machines/verification-code/verification-code.types.ts'
import { LoginForm } from '../../src/screens/login/LoginForm.tsx'
import type { LoginActor } from '../../src/screens/login/login-actor.ts'
import { Screen } from '../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../src/ui/layout/TopBar.tsx'
import { atState, type FrozenChildren } from '../fixtures/at-state.ts'
import { codeAt, sentAnd } from '../fixtures/codes.ts'
import { WIDE } from '../fixtures/stories.ts'

function LoginAt({ login }: { readonly login: LoginActor }) {
  const { t } = useLingui()
  return (
    <Screen top={<TopBar title={t`Sign in`} onBack={() => undefined} />}>
      <LoginForm login={login} />
    </Screen>
  )
}

const meta: Meta = { title: 'Screens/6 Account 账户/Sign in 登录 登入 · login · B§6', id: 'screens-login' }
export default meta

type Story = StoryObj
type Value = Parameters<typeof atState<typeof loginMachine>>[1]

const loginAt = (value: Value, context: Partial<LoginContext>, children: FrozenChildren = {}) =>
  atState(
    loginMachine,
    value,
    {
      ...{ mchid: asId<MerchantId>('1'), loginMethod: 1, method: 'phone', phone: '138 0013 8000' },
      ...{ email: '', password: '', again: '', program: null, fault: null },
      ...{ refused: null, problem: null, uid: null },
      ...context,
    },
    children,
  )

const at = (value: Value, context: Partial<LoginContext> = {}, children: () => FrozenChildren = () => ({})): Story => ({
  // Not in `args`: Storybook would walk through the whole actor.
  render: () => <LoginAt login={loginAt(value, context, children())} />,
  parameters: { state: value },
})

type CodeValue = Parameters<typeof codeAt>[1]
const byPhone: CodePurpose = { kind: 'sign-in', phone: '13800138000' }
const phoneCode = (value: CodeValue, context: Partial<VerificationContext> = {}) =>
  at('phoneCode', {}, codeAt(byPhone, value, context))

export const EnteringThePhone = at('enteringPhone', { phone: '' })
export const PhoneRefused = at('phoneRefused', {
  phone: '23800138000',
  refused: { kind: 'refused', reason: 'phone-invalid' },
})
export const SendingTheCode = phoneCode('sending')
export const CodeNotSent = phoneCode('notSent', { refused: { kind: 'refused', reason: 'code-limit-reached' } })
export const ShopNotReached = phoneCode('unreachable', { problem: 'network-lost' })
export const TypingTheCode = phoneCode(sentAnd('typing'))
export const WaitingForTheMinute = phoneCode(sentAnd('typing', 'counting'))
export const CheckingTheCode = phoneCode(sentAnd('checking'), { code: '123456' })
export const CodeWrong = phoneCode(sentAnd('refused'), {
  code: '123456',
  refused: { kind: 'refused', reason: 'code-wrong' },
})
export const TriedTooOften = phoneCode(sentAnd('refused'), {
  code: '123456',
  refused: { kind: 'refused', reason: 'code-limit-reached' },
})
export const AnswerLost = phoneCode(sentAnd('unreachable'), { code: '123456', problem: 'server-fault' })
const account = { email: 'lin@example.com', password: 'correct horse', again: 'correct horse' }
const refused = <Reason extends LoginRefusal>(reason: Reason) => ({ refused: { kind: 'refused', reason } }) as const
type FormState = 'typing' | 'checking' | 'code' | 'refused' | 'unreachable'
const email = (state: FormState) => ({ emailSignIn: state }) as Value
const register = (state: FormState) => ({ emailRegister: state }) as Value
const forgot = (state: FormState) => ({ emailForgot: state }) as Value

const registerCode = (value: CodeValue, context: Partial<VerificationContext> = {}) =>
  at(register('code'), { method: 'register', ...account }, codeAt({ kind: 'registration', ...account }, value, context))
const forgotCode = (value: CodeValue, context: Partial<VerificationContext> = {}) =>
  at(
    forgot('code'),
    { method: 'reset', email: account.email },
    codeAt({ kind: 'new-password', email: account.email }, value, context),
  )

export const FindingTheWayIn = at('finding')

export const Email = at(email('typing'))
export const EmailChecking = at(email('checking'), account)
export const EmailInvalid = at(email('refused'), { ...account, email: 'lin', ...refused('email-invalid') })
export const EmailPasswordEmpty = at(email('refused'), { ...account, password: '', ...refused('password-empty') })
export const EmailOrPasswordWrong = at(email('refused'), { ...account, ...refused('email-login-wrong') })
export const EmailTriedTooOften: Story = {
  ...at(email('refused')),
  // The shop's own sentence, in the language of the toolbar: it alone knows how long to wait.
  render: function TriedTooOften() {
    const { i18n } = useLingui()
    const message = refusalSentence('login-limit-reached', i18n.locale as Language, { minutes: 15 })
    return (
      <LoginAt
        key={i18n.locale}
        login={loginAt(email('refused'), {
          ...account,
          refused: { kind: 'refused', reason: 'login-limit-reached', message },
        })}
      />
    )
  },
}
export const EmailUnreachable = at(email('unreachable'), { ...account, problem: 'network-lost' })

export const Register = at(register('typing'), { method: 'register' })
export const RegisterSending = registerCode('sending')
export const RegisterPasswordShort = at(register('refused'), {
  ...{ method: 'register', ...account, password: 'short', again: 'short' },
  ...refused('password-length'),
})
export const RegisterPasswordsDiffer = at(register('refused'), {
  ...{ method: 'register', ...account, again: 'correct horsE' },
  ...refused('passwords-differ'),
})
export const RegisterMailNotSent = registerCode('notSent', refused('mail-not-sent'))
export const RegisterCheckYourMail = registerCode(sentAnd('typing', 'counting'))

export const Forgot = at(forgot('typing'), { method: 'reset' })
export const ForgotSending = forgotCode('sending')
export const ForgotUnreachable = forgotCode('unreachable', { problem: 'network-lost' })
export const NewPassword = forgotCode(sentAnd('typing'), { code: '123456' })
export const NewPasswordsDiffer = forgotCode(sentAnd('refused'), {
  ...{ code: '123456', password: account.password, again: 'x' },
  ...refused('passwords-differ'),
})

export const MessengerLeaving = at({ messenger: 'leaving' })
export const MessengerVerificationFailed = at({ messenger: 'failed' }, refused('messenger-verification-failed'))
export const MessengerUserInfoNotExisting = at({ messenger: 'failed' }, refused('user-unknown'))
export const MessengerNotSetUp = at({ messenger: 'failed' }, refused('messenger-not-set-up'))

export const ProgramSigningIn = at({ program: 'signingIn' }, { method: 'program' })
export const ProgramVerificationFailed = at({ program: 'refused' }, refused('program-verification-failed'))
export const ProgramNotSetUp = at({ program: 'refused' }, refused('program-not-set-up'))
export const ProgramUnreachable = at({ program: 'unreachable' }, { method: 'program', problem: 'network-lost' })

export const Wide: Story = { ...phoneCode(sentAnd('typing')), ...WIDE }
