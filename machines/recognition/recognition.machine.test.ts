import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { broken, done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { NetworkLost } from '../faults.ts'
import { recognitionMachine } from './recognition.machine.ts'
import type { RecognitionEvent } from './recognition.types.ts'

const input = { fileUrl: '/emall/photos/base/p.jpg/proxy?e=1&s=x' }
const START = { type: 'recognition.start' } as const
const focus = { x: 0.2, y: 0.1, width: 0.4, height: 0.8 }
const found = done('find the subject', { kind: 'recognised', focus })
const none = done('find the subject', { kind: 'refused', reason: 'no-subject' })

function after(...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(recognitionMachine, input)
  return events.reduce(
    (snapshot, event) => transition(recognitionMachine, snapshot, event as RecognitionEvent)[0],
    first,
  )
}

test('B§4 recognition: recognising, then the subject, or a failure that says why and may be tried again [B§4.recognition]', () => {
  expect(
    [after(), after(START), after(START, found), after(START, none), after(START, none, START)].map((it) => it.value),
  ).toEqual(['ready', 'recognising', 'recognised', 'failed', 'recognising'])
  expect(after(START, found).context.focus).toEqual(focus)
  expect(after(START, none).context.refused).toEqual({ kind: 'refused', reason: 'no-subject' })
  expect(after(START, broken('find the subject', new NetworkLost())).context.problem).toBe('network-lost')
  expect(after(START, none, START).context).toEqual({ ...input, focus: null, refused: null, problem: null })
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(recognitionMachine, {
    input,
    events: [START, { type: 'recognition.leave' }, found, none, broken('find the subject', new NetworkLost())],
  })
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({ states: statesOf(recognitionMachine), idle: [] })
})
