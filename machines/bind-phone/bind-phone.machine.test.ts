import { expect, test } from 'vitest'
import { createActor, initialTransition, transition, waitFor } from 'xstate'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { fakeVerificationPorts } from '../../tests/support/browser/fake-ports.ts'
import { done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { isCodeSent } from '../verification-code/verification-code.selectors.ts'
import type { CodeCheck, CodeRefusal, VerificationCodeRequest } from '../verification-code/verification-code.types.ts'
import { bindPhoneMachine } from './bind-phone.machine.ts'
import { wireBindPhone } from './bind-phone.ports.ts'
import { bindPhoneCode, bindPhoneStep } from './bind-phone.selectors.ts'
import type { BindPhoneEvent } from './bind-phone.types.ts'

const mchid = asId<MerchantId>('1')
const input = { mchid, bound: '138****0001' }
const bound = { kind: 'bound', phone: '139****0000' } as const
const refused = (reason: CodeRefusal) => ({ kind: 'refused', reason }) as const
/** A code came to its end. */
const ended = (answer: object, code = '123456') => done('code', { answer, code, resendAt: 60_000 })

function after(...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(bindPhoneMachine, input)
  return events.reduce((snapshot, event) => transition(bindPhoneMachine, snapshot, event as BindPhoneEvent)[0], first)
}

const number = [{ type: 'phone.typed', phone: '139 0000 0000' }, { type: 'phone.submit' }] as const
const oldToo = [...number, ended(refused('old-phone-code-needed'))] as const

test('a number that is no mainland mobile number sends nothing', () => {
  const snapshot = after({ type: 'phone.typed', phone: '12345' } as BindPhoneEvent, { type: 'phone.submit' })
  expect([snapshot.value, snapshot.context.refused, bindPhoneCode(snapshot)]).toEqual([
    'phoneRefused',
    { kind: 'refused', reason: 'phone-invalid' },
    undefined,
  ])
})

test('Scenario: the code of the new phone binds it', () => {
  const snapshot = after(...number, ended(bound))
  expect([snapshot.value, snapshot.output]).toEqual(['bound', { bound: '139****0000' }])
})

test('safety 3.39: after a while the old phone must answer too, and a wrong code goes back to where it was typed', () => {
  const states = [
    after(...oldToo),
    after(...oldToo, ended(bound)),
    after(...oldToo, ended(refused('code-wrong'), '654321')),
  ]
  const code = (at: number) => {
    const child = states[at] && bindPhoneCode(states[at])?.getSnapshot()
    return child && [child.value, child.context.purpose, child.context.resendAt, child.context.refused]
  }
  expect(states.map((state) => [state.value, bindPhoneStep(state)])).toEqual([
    ['oldCode', 'old-phone'],
    ['bound', 'number'],
    ['newCode', 'new-phone'],
  ])
  expect([code(0), code(2)]).toEqual([
    ['sending', { kind: 'old-phone', phone: '13900000000', newCode: '123456' }, null, null],
    [
      { sent: { code: 'refused', resend: 'counting' } },
      { kind: 'new-phone', phone: '13900000000' },
      60_000,
      refused('code-wrong'),
    ],
  ])
})

test('safety 3.39: a number that has an account leads to signing in with it', () => {
  const snapshot = after(...number, ended(refused('phone-taken')))
  expect([snapshot.value, bindPhoneStep(snapshot)]).toEqual(['taken', 'taken'])
})

test('safety 3.39: without a phone and after a while the shopper signs in once more', () => {
  const snapshot = after(...number, ended(refused('recent-sign-in-needed')))
  expect([snapshot.value, bindPhoneStep(snapshot)]).toEqual(['signInAgain', 'sign-in-again'])
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(bindPhoneMachine, {
    input,
    events: [
      { type: 'phone.typed', phone: '13900139000' },
      { type: 'phone.typed', phone: '1' },
      { type: 'phone.submit' },
      { type: 'phone.change' },
      ended(bound),
      ...(['code-wrong', 'old-phone-code-needed', 'phone-taken', 'recent-sign-in-needed'] as const).map((reason) =>
        ended(refused(reason)),
      ),
    ],
    also: ({ phone, newCode, earlier }) => [phone, newCode, earlier],
  })
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({ states: statesOf(bindPhoneMachine), idle: [] })
})

test('Scenario: both phones answer, and the server is asked with both codes', async () => {
  const asks: VerificationCodeRequest[] = []
  const checks: CodeCheck[] = []
  const never = () => new Promise<void>(() => undefined)
  const ports = fakeVerificationPorts({
    clock: { wait: never, waitUntil: never },
    sendCode: async (ask) => {
      asks.push(ask)
      return { kind: 'sent', resendAt: 60_000 }
    },
    checkCode: async (check) => {
      checks.push(check)
      return check.purpose.kind === 'old-phone' ? bound : refused('old-phone-code-needed')
    },
  })
  const actor = createActor(wireBindPhone(ports), { input }).start()
  for (const event of number) {
    actor.send(event)
  }
  for (const [step, code] of [
    ['new-phone', '123456'],
    ['old-phone', '654321'],
  ] as const) {
    const typing = bindPhoneCode(await waitFor(actor, (snapshot) => bindPhoneStep(snapshot) === step))
    invariant(typing, 'a code is asked for')
    await waitFor(typing, isCodeSent)
    typing.send({ type: 'code.typed', code })
    typing.send({ type: 'code.submit' })
  }
  await waitFor(actor, ({ status }) => status === 'done')
  expect(actor.getSnapshot().output).toEqual({ bound: '139****0000' })
  const toNew = { mchid, purpose: { kind: 'new-phone', phone: '13900000000' } }
  const toOld = { mchid, purpose: { kind: 'old-phone', phone: '13900000000', newCode: '123456' } }
  expect([asks, checks]).toEqual([
    [toNew, toOld],
    [
      { ...toNew, code: '123456', password: '', again: '' },
      { ...toOld, code: '654321', password: '', again: '' },
    ],
  ])
})
