import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { invariant } from '../../domain/never.ts'
import { editingMachine } from '../editing/editing.machine.ts'
import type { EditingInput } from '../editing/editing.types.ts'
import { previewMachine } from '../preview/preview.machine.ts'
import type { PreviewEvent } from '../preview/preview.types.ts'
import { refusedAs } from '../refused-event.ts'
import type { DesignSessionContext, DesignSessionEvent } from './design-session.types.ts'

interface EditingNow {
  readonly editing: SnapshotFrom<typeof editingMachine>
}

/**
 * The work on one design: its preview from the first moment, its editing as soon as everything for it is there, and the
 * one word between them. Whatever revision the server takes, the preview awaits the pictures of
 * the pages that the server says it changed.
 */
export const designSessionMachine = setup({
  types: {
    input: {} as { readonly ask: DesignSessionContext['ask'] },
    context: {} as DesignSessionContext,
    events: {} as DesignSessionEvent,
    children: {} as { readonly preview: 'preview'; readonly editing: 'editing' },
  },
  actors: { preview: previewMachine, editing: editingMachine },
  guards: {
    'the server has another revision': ({ context }, { editing }: EditingNow) =>
      context.reportedRev !== null && editing.context.rev !== context.reportedRev,
  },
  actions: {
    'keep what editing begins with': assign((_, { input }: { input: EditingInput }) => ({ input })),
    'note the revision': assign((_, { editing }: EditingNow) => ({ reportedRev: editing.context.rev })),
    'tell the preview': sendTo('preview', (_, { editing }: EditingNow): PreviewEvent => {
      const { base, rev, pageRevs } = editing.context
      return { type: 'pages.changed', design: base.design, rev, pageRevs }
    }),
  },
}).createMachine({
  id: 'design session',
  context: ({ input }) => ({ ask: input.ask, input: null, reportedRev: null }),
  invoke: { id: 'preview', src: 'preview', input: ({ context }) => context.ask },
  initial: 'opening',
  on: { 'workspace.open': refusedAs('the design is being edited') },
  states: {
    opening: {
      description: 'The design is made or opened; album, product, theme and the canvas are on their way.',
      on: {
        'workspace.open': {
          target: 'editing',
          actions: { type: 'keep what editing begins with', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'The shopper is at work.',
      invoke: {
        id: 'editing',
        src: 'editing',
        input: ({ context }) => {
          invariant(context.input, 'editing begins with a design')
          return context.input
        },
        onSnapshot: [
          {
            guard: {
              type: 'the server has another revision',
              params: ({ event }) => ({ editing: event.snapshot }),
            },
            actions: [
              { type: 'tell the preview', params: ({ event }) => ({ editing: event.snapshot }) },
              { type: 'note the revision', params: ({ event }) => ({ editing: event.snapshot }) },
            ],
          },
          { actions: { type: 'note the revision', params: ({ event }) => ({ editing: event.snapshot }) } },
        ],
      },
    },
  },
})
