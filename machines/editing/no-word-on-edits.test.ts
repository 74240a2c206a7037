import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import type { Edit } from '../../domain/design/change/edit.ts'
import { fakeEditingPorts } from '../../tests/support/browser/fake-ports.ts'
import { aMirroring, anEditingInput } from '../../tests/support/builders/editing-builders.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { ShopBusy } from '../shop-busy.ts'
import { SignedOut } from '../signed-out.ts'
import { editingMachine } from './editing.machine.ts'
import { wireEditing } from './editing.ports.ts'
import { currentDesign, overdueError, savingStatus } from './editing.selectors.ts'
import type { EditingEvent } from './editing.types.ts'
import { editingDraftOf } from './optimistic-state.ts'

const input = anEditingInput(14)
const make = (edit: Edit): EditingEvent => ({ type: 'edit.make', edit })
const MIRROR = make(aMirroring(input))
const kept = done('keep the draft')

function after(...events: readonly { readonly type: string }[]) {
  const [start] = initialTransition(editingMachine, input)
  return events.reduce((snapshot, event) => transition(editingMachine, snapshot, event as EditingEvent)[0], start)
}

test('a session that has ended takes no edit back: all of them wait on this phone until the shopper has signed in', () => {
  const others = [make(aMirroring(input, 3)), make(aMirroring(input, 5))]
  const signedOut = broken('send the edit', new SignedOut())
  const before = after(MIRROR, kept, ...others, kept, kept)
  const waiting = transition(editingMachine, before, signedOut as never)[0]
  const more = transition(editingMachine, waiting, make(aMirroring(input, 7)))[0]
  const again = transition(editingMachine, waiting, { type: 'saving.retry' })[0]
  expect(
    [waiting, more, again].map((one) => [
      savingStatus(one),
      one.context.refused,
      one.context.outbox.map(({ opId }) => opId),
    ]),
  ).toEqual([
    ['signed out', null, ['visit0-0', 'visit0-1', 'visit0-2']],
    ['signed out', null, ['visit0-0', 'visit0-1', 'visit0-2', 'visit0-3']],
    ['saving', null, ['visit0-0', 'visit0-1', 'visit0-2']],
  ])
  expect([currentDesign(waiting), editingDraftOf(waiting.context)]).toEqual([
    currentDesign(before),
    editingDraftOf(before.context),
  ])
})

test('a shop that is too busy: the same edit goes again when the shop said, and nobody is told that no answer comes', async () => {
  const busyFor = [41, 41, 41, undefined]
  const told: unknown[] = []
  const received: string[] = []
  const fakes = fakeEditingPorts({})
  const actor = createActor(
    wireEditing({
      ...fakes,
      keepDraft: async () => undefined,
      clock: {
        ...fakes.clock,
        wait: async (ms) => {
          told.push([ms, savingStatus(actor.getSnapshot()), overdueError(actor.getSnapshot())])
        },
      },
      sendOp: async ({ opId, baseRev }) => {
        if (told.length < busyFor.length) {
          throw new ShopBusy('too fast', busyFor[told.length])
        }
        received.push(opId)
        return { kind: 'applied', rev: baseRev + 1, pageRevs: {} }
      },
    }),
    { input },
  ).start()
  actor.send(MIRROR)
  actor.send(make(aMirroring(input, 4)))
  await vi.waitFor(() => expect(savingStatus(actor.getSnapshot())).toBe('saved'))
  expect([told, received]).toEqual([
    [41_000, 41_000, 41_000, 10_000].map((ms) => [ms, 'saving', null]),
    ['visit0-0', 'visit0-1'],
  ])
  actor.stop()
})

test('a design that is not there for who is signed in now takes no edit back: they wait for whose they are', () => {
  const before = after(MIRROR, kept, make(aMirroring(input, 3)), kept)
  const waiting = transition(editingMachine, before, done('send the edit', { kind: 'not-here' }) as never)[0]
  const again = transition(editingMachine, waiting, { type: 'saving.retry' })[0]
  const opIds = ['visit0-0', 'visit0-1']
  expect([waiting, again].map((one) => [savingStatus(one), one.context.outbox.map(({ opId }) => opId)])).toEqual([
    ['not here', opIds],
    ['saving', opIds],
  ])
  expect([currentDesign(waiting), editingDraftOf(waiting.context)]).toEqual([
    currentDesign(before),
    editingDraftOf(before.context),
  ])
})

test('a newer design that goes together with the edits is never asked about; one that did not come is', () => {
  const conflict = [MIRROR, kept, done('send the edit', { kind: 'conflict', rev: 7 })]
  const unreachable = [...conflict, broken('load the latest design')]
  const states = [conflict, unreachable, [...unreachable, { type: 'saving.retry' }]].map((events) => after(...events))
  expect(states.map((state) => savingStatus(state))).toEqual(['saving', 'conflict', 'conflict'])
})
