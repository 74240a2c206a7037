import { invariant } from '../../domain/never.ts'
import { keepProblem } from '../faults.ts'
import { editingSetup } from './editing.setup.ts'
import type { EditingContext, OpToSend } from './editing.types.ts'

function opToSend({ context }: { context: EditingContext }): OpToSend {
  const [op] = context.outbox
  invariant(op, 'an edit is sent only when there is one')
  return { taskId: context.taskId, opId: op.opId, baseRev: context.rev, edit: op.edit }
}

function faultOf({ event }: { event: { error: unknown } }) {
  return { fault: event.error }
}

/** The way of edits to the server, one at a time and in order. */
export const savingRegion = editingSetup.createStateConfig({
  initial: 'saved',
  states: {
    saved: {
      description: 'The server has everything.',
      tags: 'saved',
      always: { guard: 'something is to send', target: 'onThisPhone' },
      on: { 'design.check': { target: 'checking', actions: 'forget what is checked' } },
    },
    checking: {
      description: 'Before the order: is this the newest design? Who cannot ask goes on, the order asks once more.',
      tags: ['saved', 'checking'],
      always: { guard: 'something is to send', target: 'onThisPhone' },
      invoke: {
        id: 'load the latest design',
        src: 'load the latest design',
        input: ({ context }) => ({ taskId: context.taskId }),
        onDone: [
          {
            guard: { type: 'is nothing newer', params: ({ event }) => event.output },
            target: 'saved',
            actions: 'note what is checked',
          },
          { target: 'outdated', actions: { type: 'keep the latest design', params: ({ event }) => event.output } },
        ],
        onError: { target: 'saved', actions: 'note what is checked' },
      },
    },
    outdated: {
      description: 'The design was changed elsewhere: it is looked at before it is ordered.',
      tags: 'outdated',
      on: { 'conflict.use latest': { target: 'saved', actions: 'use the latest design' } },
    },
    onThisPhone: {
      description: 'Edits are on this phone and wait for their turn.',
      tags: 'on this phone',
      always: [
        { guard: 'nothing is to send', target: 'saved' },
        { guard: 'nothing new is next', actions: 'move the history on' },
        { guard: 'is offline', target: 'offline' },
        { guard: 'everything is kept', target: 'sending' },
      ],
    },
    sending: {
      description: 'One edit is on its way; the others wait behind it.',
      tags: 'saving',
      entry: 'note what is sent',
      on: { 'edit.reset': { guard: 'no answer comes', target: 'givingUp' } },
      invoke: {
        id: 'send the edit',
        src: 'send the edit',
        input: opToSend,
        onDone: [
          {
            guard: { type: 'is a conflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'keep the answer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'is not here', params: ({ event }) => event.output },
            target: 'notHere',
            actions: { type: 'keep the answer', params: ({ event }) => event.output },
          },
          { target: 'onThisPhone', actions: { type: 'keep the answer', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'the session has ended', params: faultOf }, target: 'signedOut' },
          {
            guard: { type: 'the shop is too busy', params: faultOf },
            target: 'waiting',
            actions: [keepProblem, { type: 'wait as long as the shop says', params: faultOf }],
          },
          { target: 'waiting', actions: [keepProblem, 'count the try'] },
        ],
      },
    },
    waiting: {
      description:
        'The answer got lost, or the shop was too busy: the same edit goes again under its key, after a growing pause or the one that the shop told.',
      tags: 'saving',
      always: { guard: 'is offline', target: 'offline' },
      on: { 'saving.retry': 'onThisPhone', 'edit.reset': { guard: 'no answer comes', target: 'givingUp' } },
      invoke: {
        id: 'wait',
        src: 'wait',
        input: ({ context }) => ({ ms: context.pause }),
        onDone: 'onThisPhone',
        onError: 'onThisPhone',
      },
    },
    givingUp: {
      description:
        'The shopper gives up an edit that gets no answer: it is taken back unless the shop has it after all.',
      tags: 'saving',
      invoke: {
        id: 'load the latest design',
        src: 'load the latest design',
        input: ({ context }) => ({ taskId: context.taskId }),
        onDone: [
          {
            guard: { type: 'is what we have', params: ({ event }) => event.output },
            target: 'onThisPhone',
            actions: 'give the edit up',
          },
          // Somebody changed the design, perhaps this edit did: sent under its key, it says so.
          { target: 'onThisPhone' },
        ],
        onError: { target: 'waiting', actions: keepProblem },
      },
    },
    offline: {
      description: 'The phone is offline: edits are kept on it.',
      tags: ['offline', 'on this phone'],
      always: { guard: 'is online', target: 'onThisPhone' },
    },
    signedOut: {
      description:
        'The session has ended: no word about the edits, which wait on this phone until the shopper has signed in.',
      tags: ['signed out', 'on this phone'],
      on: { 'saving.retry': 'onThisPhone' },
    },
    notHere: {
      description:
        'The shop has no such design for who is signed in now: it is another’s, or deleted. The edits wait on this phone for whose they are.',
      tags: ['not here', 'on this phone'],
      on: { 'saving.retry': 'onThisPhone' },
    },
    conflict: {
      description: 'Someone else changed the design: the newer one is loaded before the shopper chooses.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The newer design is loaded: perhaps it goes together with these edits, and nobody is asked.',
          tags: 'saving',
          invoke: {
            id: 'load the latest design',
            src: 'load the latest design',
            input: ({ context }) => ({ taskId: context.taskId }),
            onDone: [
              {
                guard: { type: 'the edits are apart', params: ({ event }) => event.output },
                target: '#editing.saving.onThisPhone',
                actions: [{ type: 'keep the latest design', params: ({ event }) => event.output }, 'apply again'],
              },
              {
                target: 'choosing',
                actions: { type: 'keep the latest design', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'unreachable', actions: keepProblem },
          },
        },
        unreachable: {
          description: 'The newer design could not be loaded.',
          tags: ['conflict', 'failed'],
          on: {
            'saving.retry': 'loading',
            'network.back': { target: 'loading', actions: { type: 'note the network', params: { online: true } } },
          },
        },
        choosing: {
          description: 'The shopper chooses: these edits on the newer design, or the newer design alone.',
          tags: 'conflict',
          on: {
            'conflict.apply again': { target: '#editing.saving.onThisPhone', actions: 'apply again' },
            'conflict.use latest': { target: '#editing.saving.onThisPhone', actions: 'use the latest design' },
          },
        },
      },
    },
  },
})
