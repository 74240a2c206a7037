import type { Meta } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { loginMachine } from '../../machines/login/login.machine.ts'
import type { LoginContext, LoginRefusal } from '../../machines/login/login.types.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Login 登录 登入', id: 'machines-login' }
export default meta

const gallery = {
  machine: loginMachine,
  remembers: ({ method, phone, email, refused, problem }: LoginContext) => ({
    method,
    phone,
    email: email || null,
    reason: refused?.reason,
    problem,
  }),
}
const input = { mchid: asId<MerchantId>('1'), phone: '13800138000' }
const anywhere = stateStories({ ...gallery, input })
const back = stateStories({ ...gallery, input: { ...input, fault: 'messenger-verification-failed' } })
const inProgram = stateStories({ ...gallery, input: { ...input, program: { code: 'c' } } })

const by = (kind: LoginKind) => done('find the way in', kind)
const refused = (reason: LoginRefusal) => ({ kind: 'refused', reason })
const submit = { type: 'phone.submit' }
const filled = [
  { type: 'email.typed', email: 'lin@example.com' },
  { type: 'password.typed', password: 'correct horse' },
  { type: 'again.typed', again: 'correct horse' },
] as const
const emailSubmit = { type: 'email.submit' }
const email = [by('email'), ...filled] as const
const register = [by('email'), { type: 'email.register' }, ...filled] as const
const forgot = [by('email'), { type: 'email.forgot' }, ...filled] as const

export const PlayedByHand = anywhere.driving(by('phone'))
export const FindingTheWayIn = anywhere()
export const EnteringThePhone = anywhere(by('phone'))
export const NoMainlandMobileNumber = anywhere(by('phone'), { type: 'phone.typed', phone: '12345' }, submit)
export const CodeOfThePhone = anywhere(by('phone'), submit)
export const TypingAddressAndPassword = anywhere(...email)
export const CheckingThePassword = anywhere(...email, emailSubmit)
export const PasswordWrong = anywhere(...email, emailSubmit, done('sign in', refused('email-login-wrong')))
export const PasswordAnswerLost = anywhere(...email, emailSubmit, broken('sign in', new NetworkLost()))
export const Registering = anywhere(...register)
export const PasswordsDiffer = anywhere(...register, { type: 'again.typed', again: 'x' }, emailSubmit)
export const CodeOfTheMail = anywhere(...register, emailSubmit)
export const ForgottenPassword = anywhere(...forgot)
export const CodeForANewPassword = anywhere(...forgot, emailSubmit)
export const NoAddressForANewPassword = anywhere(...forgot, { type: 'email.typed', email: 'lin' }, emailSubmit)
export const LeavingForTheMessenger = anywhere(by('messenger'))
export const MessengerVerificationFailed = back()
export const ProgramSigningIn = inProgram(by('mini-program'))
export const ProgramGaveNoCode = anywhere(by('mini-program'))
export const ProgramAnswerLost = inProgram(by('mini-program'), broken('sign in', new NetworkLost()))
export const SignedIn = anywhere(
  by('phone'),
  submit,
  done('code', { answer: { kind: 'signed-in', uid: 'u1' }, code: '123456', resendAt: 60_000 }),
)
