import type { ActorRefFrom } from 'xstate'
import { pollDelay } from '../../domain/preview/polling.ts'
import { refusedAs } from '../refused-event.ts'
import { previewSetup, taskOf } from './preview.setup.ts'

/** A preview task: its design is made or opened, then the pictures of its pages are awaited, again after every change. */
export const previewMachine = previewSetup.createMachine({
  id: 'preview',
  context: ({ input }) => ({
    ask: input,
    task: null,
    awaited: [],
    waited: 0,
    polls: 0,
    givenUp: [],
    error: null,
    refused: null,
    problem: null,
  }),
  initial: 'opening',
  on: {
    // Whatever the preview does: a saved change is never missed, and what failed before is tried again with it.
    'pages.changed': [
      {
        guard: 'is open',
        target: '.painting',
        actions: { type: 'keep the changed design', params: ({ event }) => event },
      },
      refusedAs('no design is open yet'),
    ],
    'preview.retry': refusedAs('nothing has failed'),
    'page.hidden': refusedAs('no picture is awaited'),
    'page.shown': refusedAs('no picture is awaited, or the page was in sight'),
    'page.waited': refusedAs('no picture is awaited'),
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
        { guard: 'has waited too long', target: 'failed', actions: 'note the silence' },
      ],
      invoke: { id: 'watch the page', src: 'watch the page', onError: { target: 'unreachable' } },
      on: {
        'page.waited': { actions: { type: 'count visible time', params: ({ event }) => event } },
        'page.hidden': '.asleep',
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
                  { type: 'keep the error of the pictures', params: ({ event }) => ({ report: event.output }) },
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
            input: ({ context }) => ({ ms: pollDelay(context.polls - 1) }),
            onDone: 'asking',
            onError: 'asking',
          },
        },
        asleep: {
          description: 'The page is hidden: nothing is asked, and the time does not count.',
          tags: 'hidden',
          on: {
            'page.shown': 'asking',
            'page.waited': refusedAs('time that is not seen does not count'),
            'page.hidden': refusedAs('the page is hidden already'),
          },
        },
      },
    },
    ready: {
      description: 'Every page has its picture.',
      tags: 'ready',
    },
    failed: {
      description: 'One of the preview errors: a picture that the shop gave up, or none for a minute.',
      tags: 'failed',
      on: {
        'preview.retry': [{ guard: 'pictures were given up', target: 'paintingAgain' }, { target: 'painting' }],
      },
    },
    paintingAgain: {
      description: 'The shop is asked to paint once more what it had given up; until then the error stands.',
      tags: ['busy', 'failed'],
      invoke: {
        id: 'paint again',
        src: 'paint again',
        input: ({ context }) => ({ taskId: taskOf(context).taskId, pages: context.givenUp }),
        onDone: 'painting',
        onError: 'failed',
      },
    },
  },
})

/** A design whose pictures are awaited. */
export type PreviewActor = ActorRefFrom<typeof previewMachine>
