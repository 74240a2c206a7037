import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { bindUserPhone, sendLoginVerifyCode, sendVerifyCode, userLogin } from '../../domain/calls/account.ts'
import { resetPassword, sendPasswordCode, userLoginByEmail, userReg } from '../../domain/calls/email-account.ts'
import { miniProgramLogin } from '../../domain/calls/messenger.ts'
import { asId, type MerchantId, type UserId } from '../../domain/ids.ts'
import { LOGIN_FAULTS } from '../../domain/login/login-address.ts'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import { COMMON_REASONS, UNKNOWN_REASON } from '../../domain/refusals/common-reasons.ts'
import { aClock, fakeLoginPorts } from '../../tests/support/browser/fake-ports.ts'
import { broken, done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import type { Opened } from '../verification-code/verification-code.types.ts'
import { loginMachine } from './login.machine.ts'
import { wireLogin } from './login.ports.ts'
import { fieldOf, loginCode, loginForm, loginRefusal } from './login.selectors.ts'
import type { LoginEvent, LoginInput, LoginRefusal } from './login.types.ts'

const input = { mchid: asId<MerchantId>('1'), phone: '13800138000' }
const uid = asId<UserId>('u0')
const signedIn: Opened = { kind: 'signed-in', uid }
/** The code opened the account. */
const opened = done('code', { answer: signedIn, code: '123456', resendAt: 60_000 })
const refused = (reason: LoginRefusal) => ({ kind: 'refused', reason, code: 4001, message: 'no' }) as const

/** The situation after these events of a shopper whose way in is `kind`. */
function by(kind: LoginKind, events: readonly { readonly type: string }[], given: LoginInput = input) {
  const [first] = initialTransition(loginMachine, given)
  return [done('find the way in', kind), ...events].reduce(
    (snapshot, event) => transition(loginMachine, snapshot, event as LoginEvent)[0],
    first,
  )
}
const after = (...events: readonly { readonly type: string }[]) => by('phone', events)
const typed = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, value]) => ({ type: `${field}.typed`, [field]: value }))

const CALLS = [
  ...[sendLoginVerifyCode, userLogin, miniProgramLogin, sendVerifyCode, bindUserPhone],
  ...[userReg, userLoginByEmail, sendPasswordCode, resetPassword],
]
const ALL_REFUSALS = [
  ...new Set<LoginRefusal>([...LOGIN_FAULTS, ...CALLS.flatMap((call) => [...call.refusals])]),
  ...COMMON_REASONS,
  UNKNOWN_REASON,
]

test('B§5 phone: a number that is no mainland mobile number sends nothing', () => {
  const snapshot = after({ type: 'phone.typed', phone: '12800138000' } as LoginEvent, { type: 'phone.submit' })
  expect({ value: snapshot.value, refused: loginRefusal(snapshot) }).toEqual({
    value: 'phoneRefused',
    refused: { kind: 'refused', reason: 'phone-invalid' },
  })
})

test('Scenario: the right code signs the shopper in, who waits for his screen before no form', () => {
  const snapshot = after({ type: 'phone.submit' }, opened)
  expect({ value: snapshot.value, output: snapshot.output, form: loginForm(snapshot) }).toEqual({
    value: 'signedIn',
    output: { uid },
    form: 'finding',
  })
})

test('every refusal of a password reaches a state and keeps its code and its sentence', () => {
  const filled = [...typed({ email: 'a@b.co', password: 'x' }), { type: 'email.submit' }]
  const refusals = ALL_REFUSALS.map((reason) => by('email', [...filled, done('sign in', refused(reason))]))
  expect(refusals.map((snapshot) => [snapshot.hasTag('refused'), loginRefusal(snapshot)])).toEqual(
    ALL_REFUSALS.map((reason) => [true, refused(reason)]),
  )
})

test('a code is asked for what was filled in, and the way back leads to its form', () => {
  const fields = { email: ' A@b.co', password: 'correct horse', again: 'correct horse' }
  const codes = [
    after({ type: 'phone.submit' }),
    by('email', [{ type: 'email.register' }, ...typed(fields), { type: 'email.submit' }]),
    by('email', [{ type: 'email.forgot' }, ...typed(fields), { type: 'email.submit' }]),
  ]
  expect(
    codes.map((snapshot) => [
      loginCode(snapshot)?.getSnapshot().context.purpose,
      loginForm(snapshot),
      transition(loginMachine, snapshot, { type: 'phone.change' })[0].value,
    ]),
  ).toEqual([
    [{ kind: 'sign-in', phone: '13800138000' }, 'phone', 'enteringPhone'],
    [
      { kind: 'registration', email: 'a@b.co', password: 'correct horse', again: 'correct horse' },
      'register',
      { emailRegister: 'typing' },
    ],
    [{ kind: 'new-password', email: 'a@b.co' }, 'forgot', { emailForgot: 'typing' }],
  ])
})

test('A§6 login method by environment: each way in opens its own form', () => {
  const kinds: readonly LoginKind[] = ['phone', 'email', 'messenger', 'mini-program']
  expect(kinds.map((kind) => [kind, by(kind, []).value, loginForm(by(kind, []))])).toEqual([
    ['phone', 'enteringPhone', 'phone'],
    ['email', { emailSignIn: 'typing' }, 'email'],
    ['messenger', { messenger: 'leaving' }, 'messenger'],
    ['mini-program', { program: 'refused' }, 'program'],
  ])
})

test('readings 32: every form leads to the other ways', () => {
  const chosen = (kind: LoginKind) => loginForm(after({ type: 'way.choose', kind } as LoginEvent))
  expect([chosen('email'), chosen('phone'), chosen('messenger'), chosen('mini-program')]).toEqual([
    'email',
    'phone',
    'messenger',
    'program',
  ])
})

test('B§5 registration messages: invalid email, password cannot be empty, passwords inconsistent, before anything is sent', () => {
  const refusalOf = (fields: Readonly<Record<string, string>>) => {
    const snapshot = by('email', [{ type: 'email.register' }, ...typed(fields), { type: 'email.submit' }])
    return [snapshot.value, loginRefusal(snapshot)?.reason]
  }
  const good = { email: 'a@b.co', password: 'correct horse', again: 'correct horse' }
  const refusedForm = { emailRegister: 'refused' }
  expect([
    refusalOf({ ...good, email: 'nobody' }),
    refusalOf({ ...good, password: '' }),
    refusalOf({ ...good, password: 'short', again: 'short' }),
    refusalOf({ ...good, again: 'correct horsE' }),
    refusalOf(good),
  ]).toEqual([
    [refusedForm, 'email-invalid'],
    [refusedForm, 'password-empty'],
    [refusedForm, 'password-length'],
    [refusedForm, 'passwords-differ'],
    [{ emailRegister: 'code' }, undefined],
  ])
})

test('Scenario: an address registers with the code of the mail, and its password is not kept', () => {
  const fields = { email: 'a@b.co', password: 'correct horse', again: 'correct horse' }
  const mailed = [{ type: 'email.register' }, ...typed(fields), { type: 'email.submit' }]
  const snapshot = by('email', [...mailed, opened])
  const back = by('email', [...mailed, { type: 'phone.change' }])
  expect({
    value: snapshot.value,
    kept: JSON.stringify(snapshot.context).includes('correct horse'),
    back: back.value,
  }).toEqual({ value: 'signedIn', kept: false, back: { emailRegister: 'typing' } })
})

test('B§8 login: messenger verification failed is said, and the shopper may go again or take another way', () => {
  const [back] = initialTransition(loginMachine, { ...input, fault: 'messenger-verification-failed' })
  const again = transition(loginMachine, back, { type: 'messenger.go' })[0]
  const phone = transition(loginMachine, back, { type: 'way.choose', kind: 'phone' })[0]
  expect([back.value, loginRefusal(back)?.reason, again.value, phone.value, loginRefusal(phone)]).toEqual([
    { messenger: 'failed' },
    'messenger-verification-failed',
    { messenger: 'leaving' },
    'enteringPhone',
    null,
  ])
})

test('A§6 short-video mini-program: its code signs in; without one the shopper is told', () => {
  const given = { ...input, program: { code: 'c1' } }
  const snapshot = by('mini-program', [done('sign in', signedIn)], given)
  expect([
    by('mini-program', [], given).value,
    snapshot.value,
    snapshot.context.program,
    loginRefusal(by('mini-program', []))?.reason,
  ]).toEqual([{ program: 'signingIn' }, 'signedIn', null, 'program-verification-failed'])
})

test('every refusal has its place in a form', () => {
  const placed = Map.groupBy(ALL_REFUSALS, fieldOf)
  expect(Object.fromEntries([...placed].filter(([field]) => field !== 'form'))).toEqual({
    phone: ['phone-invalid'],
    code: ['code-wrong', 'old-code-wrong'],
    password: ['password-empty', 'password-length'],
    again: ['passwords-differ'],
    email: ['email-invalid'],
  })
  expect(placed.get('form')?.length).toBeGreaterThan(10)
})

const answers = [opened, done('sign in', signedIn), done('sign in', refused('code-wrong')), broken('sign in')]

test('every state is reached and every edge leads where the chart says', () => {
  const byPhone = traverseMachine(loginMachine, {
    input,
    events: [
      ...[done('find the way in', 'phone'), broken('find the way in')],
      { type: 'phone.typed', phone: '13900139000' },
      { type: 'phone.typed', phone: '1' },
      { type: 'phone.submit' },
      { type: 'phone.change' },
      opened,
    ],
    also: ({ method, phone }) => [method, phone],
  })
  const byOthers = traverseMachine(loginMachine, {
    input: { ...input, program: { code: 'c1' } },
    events: [
      ...(['email', 'messenger', 'mini-program'] as const).map((kind) => done('find the way in', kind)),
      ...(['phone', 'email', 'messenger', 'mini-program'] as const).map((kind) => ({
        type: 'way.choose' as const,
        kind,
      })),
      { type: 'email.typed', email: 'a@b.co' },
      { type: 'password.typed', password: 'correct horse' },
      { type: 'again.typed', again: 'correct horse' },
      { type: 'email.submit' },
      { type: 'email.signIn' },
      { type: 'email.register' },
      { type: 'email.forgot' },
      { type: 'messenger.go' },
      { type: 'login.retry' },
      broken('go to the messenger'),
      ...answers,
    ],
    also: ({ method, email, password, again }) => [method, email, password, again],
    limit: 20_000,
  })
  expect({
    states: [...new Set([...byPhone.states, ...byOthers.states])].sort(),
    idle: [...byPhone.idle, ...byOthers.idle],
  }).toEqual({ states: statesOf(loginMachine), idle: [] })
})

test('the countdown goes on after a reload, and does not begin anew', async () => {
  vi.useFakeTimers({ now: 0 })
  const ports = fakeLoginPorts({
    clock: aClock(),
    findLoginKind: async () => 'phone',
    sendCode: async () => ({ kind: 'sent', resendAt: 60_000 }),
  })
  const before = createActor(wireLogin(ports), { input }).start()
  await vi.advanceTimersByTimeAsync(0)
  before.send({ type: 'phone.submit' })
  await vi.advanceTimersByTimeAsync(20_000)
  const kept = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  before.stop()
  const restored = createActor(wireLogin(ports), { snapshot: kept, input }).start()
  await vi.advanceTimersByTimeAsync(39_999)
  expect(loginCode(restored.getSnapshot())?.getSnapshot().hasTag('can resend')).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(loginCode(restored.getSnapshot())?.getSnapshot().value).toEqual({
    sent: { code: 'typing', resend: 'allowed' },
  })
  restored.stop()
  vi.useRealTimers()
})

test('context survives storage', () => {
  const { context } = after({ type: 'phone.typed', phone: '1' } as LoginEvent, { type: 'phone.submit' })
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
