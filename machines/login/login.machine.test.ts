import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { asId, type MerchantId, type UserId } from '../../domain/ids.ts'
import type { PhoneLoginRefusal } from '../../domain/login/phone-login.ts'
import { aClock, fakeLoginPorts, now } from '../../tests/support/fake-ports.ts'
import { broken, done, statesOf, walkMachine } from '../../tests/support/walk-machine.ts'
import { NetworkLost } from '../faults.ts'
import { loginMachine } from './login.machine.ts'
import { wireLogin } from './login.ports.ts'
import { loginForm, loginRefusal, secondsUntilResend } from './login.selectors.ts'
import type { CodeSent, LoginEvent, SignedIn } from './login.types.ts'

const input = { mchid: asId<MerchantId>('1'), phone: '13800138000' }
const uid = asId<UserId>('u0')
const sent: CodeSent = { kind: 'sent', resendAt: 60_000 }
const signedIn: SignedIn = { kind: 'signed-in', uid }
const refused = (reason: PhoneLoginRefusal) => ({ kind: 'refused', reason, code: 4001, message: 'no' }) as const

function after(...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(loginMachine, input)
  return events.reduce((snapshot, event) => transition(loginMachine, snapshot, event as LoginEvent)[0], first)
}

const ALL_REFUSALS = [
  'phone-invalid',
  'code-wrong',
  'code-expired',
  'too-many-tries',
  'code-too-soon',
  'code-not-sent',
] as const satisfies readonly PhoneLoginRefusal[]

test('B§5 phone: a number that is no mainland mobile number sends nothing', () => {
  const snapshot = after({ type: 'phone.typed', phone: '12800138000' } as LoginEvent, { type: 'phone.submit' })
  expect({ value: snapshot.value, refused: loginRefusal(snapshot) }).toEqual({
    value: 'phoneRefused',
    refused: { kind: 'refused', reason: 'phone-invalid' },
  })
})

test('Scenario: the right code signs the shopper in', () => {
  const snapshot = after(
    { type: 'phone.submit' },
    done('send the code', sent),
    { type: 'code.typed', code: '123456' } as LoginEvent,
    { type: 'code.submit' },
    done('sign in', signedIn),
  )
  expect({ value: snapshot.value, output: snapshot.output, form: loginForm(snapshot) }).toEqual({
    value: 'signedIn',
    output: { uid },
    form: 'phone',
  })
})

test('every refusal of the server reaches a state and keeps its code and its sentence', () => {
  const atPhone = ALL_REFUSALS.map((reason) => after({ type: 'phone.submit' }, done('send the code', refused(reason))))
  const atCode = ALL_REFUSALS.map((reason) =>
    after(
      { type: 'phone.submit' },
      done('send the code', sent),
      { type: 'code.typed', code: '123456' } as LoginEvent,
      { type: 'code.submit' },
      done('sign in', refused(reason)),
    ),
  )
  expect([...atPhone, ...atCode].map((snapshot) => [snapshot.hasTag('refused'), loginRefusal(snapshot)])).toEqual(
    [...ALL_REFUSALS, ...ALL_REFUSALS].map((reason) => [true, refused(reason)]),
  )
})

test('every state is reached and every edge leads where the chart says', () => {
  const walked = walkMachine(loginMachine, {
    input,
    events: [
      { type: 'phone.typed', phone: '13900139000' },
      { type: 'phone.typed', phone: '1' },
      { type: 'phone.submit' },
      { type: 'phone.change' },
      { type: 'code.typed', code: '123456' },
      { type: 'code.submit' },
      { type: 'code.resend' },
      { type: 'login.retry' },
      { type: 'login.cancel' },
      done('send the code', sent),
      done('send the code', refused('code-too-soon')),
      broken('send the code', new NetworkLost()),
      done('send the code again', sent),
      done('send the code again', refused('code-too-soon')),
      broken('send the code again'),
      done('sign in', signedIn),
      done('sign in', refused('code-wrong')),
      broken('sign in'),
      done('wait until'),
      broken('wait until'),
    ],
    also: ({ phone, code }) => [phone, code],
  })
  expect({ states: walked.states, idle: walked.idle }).toEqual({ states: statesOf(loginMachine), idle: [] })
})

test('A§7 resend: another code may be asked for after 60 s, not before', async () => {
  vi.useFakeTimers({ now: 0 })
  const sentAt: number[] = []
  const actor = createActor(
    wireLogin(
      fakeLoginPorts({
        clock: aClock(),
        sendCode: async () => {
          sentAt.push(now())
          return { kind: 'sent', resendAt: now() + 60_000 }
        },
      }),
    ),
    { input },
  ).start()
  actor.send({ type: 'phone.submit' })
  await vi.advanceTimersByTimeAsync(59_500)
  actor.send({ type: 'code.resend' })
  expect([sentAt, secondsUntilResend(actor.getSnapshot(), now())]).toEqual([[0], 1])
  await vi.advanceTimersByTimeAsync(500)
  actor.send({ type: 'code.resend' })
  await vi.advanceTimersByTimeAsync(0)
  expect([sentAt, secondsUntilResend(actor.getSnapshot(), now())]).toEqual([[0, 60_000], 60])
  actor.stop()
  vi.useRealTimers()
})

test('the countdown goes on after a reload, and does not begin anew', async () => {
  vi.useFakeTimers({ now: 0 })
  const ports = fakeLoginPorts({ clock: aClock(), sendCode: async () => ({ kind: 'sent', resendAt: 60_000 }) })
  const before = createActor(wireLogin(ports), { input }).start()
  before.send({ type: 'phone.submit' })
  await vi.advanceTimersByTimeAsync(20_000)
  const kept = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  before.stop()
  const restored = createActor(wireLogin(ports), { snapshot: kept, input }).start()
  await vi.advanceTimersByTimeAsync(39_999)
  expect(restored.getSnapshot().hasTag('can resend')).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(restored.getSnapshot().value).toEqual({ codeSent: { code: 'typing', resend: 'allowed' } })
  restored.stop()
  vi.useRealTimers()
})

test('context survives storage', () => {
  const { context } = after({ type: 'phone.submit' }, done('send the code', refused('code-too-soon')))
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
