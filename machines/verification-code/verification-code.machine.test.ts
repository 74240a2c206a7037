import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition, waitFor } from 'xstate'
import { bindUserPhone, sendLoginVerifyCode, sendVerifyCode, userLogin } from '../../domain/calls/account.ts'
import { resetPassword, sendPasswordCode, userReg } from '../../domain/calls/email-account.ts'
import { asId, type MerchantId, type UserId } from '../../domain/ids.ts'
import { COMMON_REASONS, UNKNOWN_REASON } from '../../domain/refusals/common-reasons.ts'
import { aClock, fakeVerificationPorts, now } from '../../tests/support/browser/fake-ports.ts'
import { broken, done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { NetworkLost } from '../faults.ts'
import { verificationCodeMachine } from './verification-code.machine.ts'
import { wireVerificationCode } from './verification-code.ports.ts'
import { codeRequestState, isCodeSent, secondsUntilResend } from './verification-code.selectors.ts'
import type { CodeCheck, CodeRefusal, VerificationEvent, VerificationInput } from './verification-code.types.ts'

const mchid = asId<MerchantId>('1')
const input: VerificationInput = { mchid, purpose: { kind: 'sign-in', phone: '13800138000' } }
const forgotten: VerificationInput = { mchid, purpose: { kind: 'new-password', email: 'a@b.co' } }
const sent = { kind: 'sent', resendAt: 60_000 } as const
const signedIn = { kind: 'signed-in', uid: asId<UserId>('u0') } as const
const refused = (reason: CodeRefusal) => ({ kind: 'refused', reason, code: 4001, message: 'no' }) as const

function given(asked: VerificationInput, ...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(verificationCodeMachine, asked)
  return events.reduce(
    (snapshot, event) => transition(verificationCodeMachine, snapshot, event as VerificationEvent)[0],
    first,
  )
}
const after = (...events: readonly { readonly type: string }[]) => given(input, ...events)
const typed = { type: 'code.typed', code: '123456' }
const checking = [done('send the code', sent), typed, { type: 'code.submit' }] as const

const CALLS = [sendLoginVerifyCode, userLogin, userReg, sendPasswordCode, resetPassword, sendVerifyCode, bindUserPhone]
const ALL_REFUSALS = [
  ...new Set<CodeRefusal>(CALLS.flatMap((call) => [...call.refusals])),
  ...COMMON_REASONS,
  UNKNOWN_REASON,
]

test('Scenario: a code is sent, typed, and opens what it is for', () => {
  const snapshot = after(...checking, done('check the code', signedIn))
  expect([isCodeSent(after()), isCodeSent(after(checking[0])), snapshot.status, snapshot.output]).toEqual([
    false,
    true,
    'done',
    { answer: signedIn, code: '123456', resendAt: 60_000 },
  ])
})

test('every refusal of the server reaches a state and keeps its code and its sentence', () => {
  const ofSending = ALL_REFUSALS.map((reason) => after(done('send the code', refused(reason))))
  const ofChecking = ALL_REFUSALS.map((reason) => after(...checking, done('check the code', refused(reason))))
  expect(
    [...ofSending, ...ofChecking].map((snapshot) => [snapshot.hasTag('refused'), snapshot.context.refused]),
  ).toEqual([...ALL_REFUSALS, ...ALL_REFUSALS].map((reason) => [true, refused(reason)]))
})

test('a wrong code is emptied, so that another is typed from its first digit on; other refusals keep the code', () => {
  const code = (reason: CodeRefusal) => after(...checking, done('check the code', refused(reason))).context.code
  expect([code('code-wrong'), code('old-code-wrong'), code('code-limit-reached')]).toEqual(['', '', '123456'])
})

test('a refusal that no other code mends ends the asking; others are typed again', () => {
  const asked = { ...input, endsOn: ['phone-taken'] } as const
  const [ended, again] = (['phone-taken', 'code-wrong'] as const).map((reason) =>
    given(asked, ...checking, done('check the code', refused(reason))),
  )
  expect([ended?.output, again?.value]).toEqual([
    { answer: refused('phone-taken'), code: '123456', resendAt: 60_000 },
    { sent: { code: 'refused', resend: 'counting' } },
  ])
})

test('an earlier code is typed again without another being sent', () => {
  const snapshot = given({ ...input, earlier: { resendAt: 60_000, refused: refused('code-wrong') } })
  expect([snapshot.value, snapshot.context.refused, secondsUntilResend(snapshot, 18_500)]).toEqual([
    { sent: { code: 'refused', resend: 'counting' } },
    refused('code-wrong'),
    42,
  ])
})

test('Scenario: a forgotten password needs the code and another password, typed twice', () => {
  const submit = (fields: { readonly code: string; readonly password?: string; readonly again?: string }) =>
    given(
      forgotten,
      done('send the code', sent),
      ...Object.entries(fields).map(([field, value]) =>
        field === 'code'
          ? { type: 'code.typed', code: value }
          : field === 'password'
            ? { type: 'newPassword.typed', password: value }
            : { type: 'newPassword.typedAgain', again: value },
      ),
      { type: 'code.submit' },
    ).context.refused?.reason
  expect([
    submit({ code: '12' }),
    submit({ code: '123456' }),
    submit({ code: '123456', password: 'correct horse', again: 'x' }),
    submit({ code: '123456', password: 'correct horse', again: 'correct horse' }),
  ]).toEqual(['code-wrong', 'password-empty', 'passwords-differ', undefined])
})

test('a form that asks for a code sees how that stands', () => {
  const nothing = { busy: false, failed: false, notSent: false, refused: null, problem: null }
  expect([
    codeRequestState(undefined),
    codeRequestState(after()),
    codeRequestState(after(done('send the code', refused('code-limit-reached')))),
    codeRequestState(after(broken('send the code', new NetworkLost()))),
    codeRequestState(after(done('send the code', sent))),
  ]).toEqual([
    nothing,
    { ...nothing, busy: true },
    { ...nothing, notSent: true, refused: refused('code-limit-reached') },
    { ...nothing, failed: true, notSent: true, problem: 'network-lost' },
    nothing,
  ])
})

const answers = [
  ...(['send the code', 'send the code again'] as const).flatMap((port) => [
    done(port, sent),
    done(port, refused('code-limit-reached')),
    broken(port, new NetworkLost()),
  ]),
  done('check the code', signedIn),
  done('check the code', refused('code-wrong')),
  done('check the code', refused('phone-taken')),
  broken('check the code'),
  done('wait until'),
  broken('wait until'),
]
const presses = [{ type: 'code.submit' }, { type: 'code.resend' }, { type: 'code.retry' }] as const

test('every state is reached and every edge leads where the chart says', () => {
  const signingIn = traverseMachine(verificationCodeMachine, {
    input: { ...input, endsOn: ['phone-taken'] },
    events: [{ type: 'code.typed', code: '123456' }, { type: 'code.typed', code: '1' }, ...presses, ...answers],
    also: ({ code }) => code,
  })
  const resetting = traverseMachine(verificationCodeMachine, {
    input: forgotten,
    events: [
      { type: 'code.typed', code: '123456' },
      { type: 'newPassword.typed', password: 'correct horse' },
      { type: 'newPassword.typedAgain', again: 'correct horse' },
      ...presses,
      ...answers,
    ],
    also: ({ code, password, again }) => [code, password, again],
  })
  const states = statesOf(verificationCodeMachine).filter((state) => state !== 'starting')
  expect([signingIn, resetting].map(({ states, idle }) => ({ states, idle }))).toEqual([
    { states, idle: [] },
    { states, idle: [] },
  ])
})

test('A§7 resend: another code may be asked for after 60 s, not before', async () => {
  vi.useFakeTimers({ now: 0 })
  const sentAt: number[] = []
  const ports = fakeVerificationPorts({
    clock: aClock(),
    sendCode: async () => {
      sentAt.push(now())
      return { kind: 'sent', resendAt: now() + 60_000 }
    },
  })
  const actor = createActor(wireVerificationCode(ports), { input }).start()
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

test('a lost answer is asked for again with the same code, and spaces around it are left out', async () => {
  const checks: CodeCheck[] = []
  const ports = fakeVerificationPorts({
    clock: { wait: () => new Promise(() => undefined), waitUntil: () => new Promise(() => undefined) },
    sendCode: async () => sent,
    checkCode: async (check) => {
      checks.push(check)
      if (checks.length === 1) {
        throw new NetworkLost()
      }
      return signedIn
    },
  })
  const actor = createActor(wireVerificationCode(ports), { input }).start()
  await waitFor(actor, isCodeSent)
  actor.send({ type: 'code.typed', code: ' 123456 ' })
  actor.send({ type: 'code.submit' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('failed'))
  actor.send({ type: 'code.retry' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(actor.getSnapshot().output?.answer).toEqual(signedIn)
  const check = { mchid, purpose: input.purpose, code: '123456', password: '', again: '' }
  expect(checks).toEqual([check, check])
})
