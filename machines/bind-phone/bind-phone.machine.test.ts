import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { broken, done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { NetworkLost } from '../faults.ts'
import { bindPhoneMachine } from './bind-phone.machine.ts'
import type { BindPhoneEvent, BindPhoneRefusal } from './bind-phone.types.ts'

const input = { mchid: asId<MerchantId>('1'), bound: '138****0001' }
const sent = { kind: 'sent', resendAt: 60_000 } as const
const bound = { kind: 'bound', phone: '139****0000' } as const
const refused = (reason: BindPhoneRefusal) => ({ kind: 'refused', reason }) as const

function after(...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(bindPhoneMachine, input)
  return events.reduce((snapshot, event) => transition(bindPhoneMachine, snapshot, event as BindPhoneEvent)[0], first)
}

const typed = [
  { type: 'phone.typed', phone: '13900000000' },
  { type: 'phone.submit' },
  done('send the code', sent),
  { type: 'code.typed', code: '123456' },
  { type: 'code.submit' },
] as const
const proving = [
  ...typed,
  done('bind the phone', refused('old-phone-code-needed')),
  done('send the code to the old phone', sent),
  { type: 'code.typed', code: '654321' },
  { type: 'code.submit' },
] as const

test('Scenario: the code of the new phone binds it', () => {
  const snapshot = after(...typed, done('bind the phone', bound))
  expect([snapshot.value, snapshot.output]).toEqual(['bound', { bound: '139****0000' }])
})

test('safety 3.39: after a while the old phone must answer too, and a wrong code goes back to where it was typed', () => {
  const states = [
    after(...proving),
    after(...proving, done('bind the phone', bound)),
    after(...proving, done('bind the phone', refused('old-code-wrong'))),
    after(...proving, done('bind the phone', refused('code-wrong'))),
  ]
  expect(states.map(({ value }) => value)).toEqual([
    { proving: 'checking' },
    'bound',
    { proving: 'refused' },
    { codeSent: { code: 'refused', resend: 'counting' } },
  ])
})

test('safety 3.39: a number that has an account leads to signing in with it', () => {
  const snapshot = after(...typed, done('bind the phone', refused('phone-taken')))
  expect([snapshot.value, snapshot.context.refused?.reason]).toEqual(['taken', 'phone-taken'])
})

test('safety 3.39: without a phone and after a while the shopper signs in once more', () => {
  expect(after(...typed, done('bind the phone', refused('recent-sign-in-needed'))).value).toBe('signInAgain')
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(bindPhoneMachine, {
    input,
    events: [
      { type: 'phone.typed', phone: '13900139000' },
      { type: 'phone.typed', phone: '1' },
      { type: 'phone.submit' },
      { type: 'phone.change' },
      { type: 'code.typed', code: '123456' },
      { type: 'code.submit' },
      { type: 'code.resend' },
      { type: 'bind.retry' },
      done('send the code', sent),
      done('send the code', refused('code-too-soon')),
      broken('send the code', new NetworkLost()),
      done('send the code again', sent),
      done('send the code again', refused('code-too-soon')),
      broken('send the code again'),
      done('send the code to the old phone', sent),
      done('send the code to the old phone', refused('code-not-sent')),
      broken('send the code to the old phone'),
      done('bind the phone', bound),
      ...(
        ['code-wrong', 'old-code-wrong', 'old-phone-code-needed', 'phone-taken', 'recent-sign-in-needed'] as const
      ).map((reason) => done('bind the phone', refused(reason))),
      broken('bind the phone'),
      done('wait until'),
      broken('wait until'),
    ],
    also: ({ phone, code, oldCode }) => [phone, code, oldCode],
    limit: 20_000,
  })
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({ states: statesOf(bindPhoneMachine), idle: [] })
})
