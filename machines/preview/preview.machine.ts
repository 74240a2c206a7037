import type { ActorRefFrom } from 'xstate'
import { invariant } from '../../domain/never.ts'
import { pollDelay } from '../../domain/preview/polling.ts'
import { previewSetup, taskOf } from './preview.setup.ts'

/** A preview task: its design is made or opened, then the pictures of its pages are awaited, again after every change. */
export const previewMachine = previewSetup.createMachine({
  id: 'preview',
  context: ({ input }) => ({
    ask: input,
    task: null,
    awaited: [],
    waited: 0,
    asked: 0,
    lastEdit: null,
    error: null,
    refused: null,
    problem: null,
  }),
  initial: 'opening',
  on: {
    // Whatever the preview does: a saved change is never missed, and what failed before is tried again with it.
    'pages.changed': {
      guard: 'is open',
      target: '.painting',
      actions: { type: 'keep the changed design', params: ({ event }) => event },
    },
  },
  states: {
    opening: {
      description: 'The server designs the album, or opens a design that is there.',
      tags: 'busy',
      entry: 'forget what went wrong',
      on: {
        // The answer that is on its way may be from before the change.
        'pages.changed': {
          guard: 'is open',
          target: 'opening',
          reenter: true,
          actions: { type: 'keep the changed design', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'open the task',
        src: 'open the task',
        input: ({ context }) => (context.task ? { kind: 'open', taskId: context.task.taskId } : context.ask),
        onDone: [
          {
            guard: { type: 'is opened', params: ({ event }) => event.output },
            target: 'painting',
            actions: { type: 'keep the task', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
        },
      },
    },
    refused: {
      description: 'The album cannot be designed so: too few photos, no such theme, not yours.',
      tags: 'refused',
      on: { 'preview.retry': 'opening' },
    },
    unreachable: {
      description: 'The shop could not be reached; it is not known whether the design was made.',
      tags: 'failed',
      on: { 'preview.retry': 'opening' },
    },
    painting: {
      tags: 'painting',
      initial: 'asking',
      entry: ['start the visible clock', 'forget what went wrong'],
      always: [
        { guard: 'every picture is there', target: 'ready' },
        {
          guard: 'has waited too long',
          target: 'failed',
          actions: { type: 'keep the error code', params: { stage: 'picture' } },
        },
      ],
      invoke: { id: 'watch the page', src: 'watch the page', onError: { target: 'unreachable' } },
      on: {
        'page.waited': { actions: { type: 'count visible time', params: ({ event }) => event } },
        'page.hidden': '.asleep',
        'edit.post': { target: 'posting', actions: { type: 'keep the edit', params: ({ event }) => event } },
        'pages.changed': {
          target: 'painting',
          reenter: true,
          actions: { type: 'keep the changed design', params: ({ event }) => event },
        },
      },
      states: {
        asking: {
          description: 'The server is asked for the pictures that are not there yet.',
          entry: 'count the question',
          invoke: {
            id: 'ask for pictures',
            src: 'ask for pictures',
            input: ({ context }) => ({ taskId: taskOf(context).taskId, pages: context.awaited }),
            onDone: [
              {
                guard: { type: 'a picture has failed', params: ({ event }) => ({ report: event.output }) },
                target: '#preview.failed',
                actions: [
                  { type: 'keep the error of the picture', params: ({ event }) => ({ report: event.output }) },
                  { type: 'keep the pictures', params: ({ event }) => ({ report: event.output }) },
                ],
              },
              {
                target: 'waiting',
                actions: { type: 'keep the pictures', params: ({ event }) => ({ report: event.output }) },
              },
            ],
            onError: 'waiting',
          },
        },
        waiting: {
          description: 'An empty url means that the page is still being painted: it is asked for again soon.',
          invoke: {
            id: 'wait',
            src: 'wait',
            input: ({ context }) => ({ ms: pollDelay(context.asked - 1) }),
            onDone: 'asking',
            onError: 'asking',
          },
        },
        asleep: {
          description: 'The page is hidden: nothing is asked, and the time does not count.',
          tags: 'hidden',
          on: { 'page.shown': 'asking', 'page.waited': {} },
        },
      },
    },
    ready: {
      description: 'Every page has its picture.',
      tags: 'ready',
      entry: 'forget the edit',
      on: {
        'edit.post': { target: 'posting', actions: { type: 'keep the edit', params: ({ event }) => event } },
      },
    },
    posting: {
      description: 'An edit is on its way to the server.',
      tags: 'busy',
      entry: 'forget what went wrong',
      on: { 'pages.changed': { actions: { type: 'keep the changed design', params: ({ event }) => event } } },
      invoke: {
        id: 'post the edit',
        src: 'post the edit',
        input: ({ context }) => {
          invariant(context.lastEdit, 'an edit is posted only when there is one')
          return { taskId: taskOf(context).taskId, rev: taskOf(context).rev, post: context.lastEdit }
        },
        onDone: [
          {
            guard: { type: 'is applied', params: ({ event }) => event.output },
            target: 'painting',
            actions: { type: 'keep the applied edit', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: [
              { type: 'keep the refusal', params: ({ event }) => event.output },
              { type: 'keep the error code', params: { stage: 'post' } },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
            { type: 'keep the error code', params: { stage: 'post' } },
          ],
        },
      },
    },
    failed: {
      description: 'One of the fourteen preview errors: the edit was not taken, or its picture did not come.',
      tags: 'failed',
      on: {
        'preview.retry': 'painting',
        'preview.post again': { guard: 'has an edit to post', target: 'posting' },
        'preview.reset': { target: 'opening', actions: 'forget the edit' },
      },
    },
  },
})

/** A design whose pictures are awaited. */
export type PreviewActor = ActorRefFrom<typeof previewMachine>
