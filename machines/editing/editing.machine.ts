import { assign, setup } from 'xstate'
import type { Edit } from '../../domain/design/edit.ts'
import type { Stroke } from '../../domain/editing/desk.ts'
import type { PageId, TaskId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import { retryPause } from '../../domain/upload/upload-limits.ts'
import { unprovidedWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided, unprovidedCallback } from '../unprovided.ts'
import type {
  EditingContext,
  EditingDraft,
  EditingEvent,
  EditingInput,
  EditingTag,
  LatestDesign,
  OpAnswer,
  OpToSend,
  Selection,
} from './editing.types.ts'
import { afterAnswer, afterConflict, afterStroke, draftOf, firstLedger, withLatest } from './ledger.ts'

const editingSetup = setup({
  types: {
    input: {} as EditingInput,
    context: {} as EditingContext,
    events: {} as EditingEvent,
    tags: {} as EditingTag,
  },
  actors: {
    wait: unprovidedWait,
    'keep the draft': unprovided<void, EditingDraft>('keep the draft'),
    'send the edit': unprovided<OpAnswer, OpToSend>('send the edit'),
    'load the latest design': unprovided<LatestDesign, { readonly taskId: TaskId }>('load the latest design'),
    'watch the network': unprovidedCallback<EditingEvent>('watch the network'),
  },
  guards: {
    'can undo': ({ context }) => context.desk.undo.length > 0,
    'can redo': ({ context }) => context.desk.redo.length > 0,
    'a photo is selected': ({ context }) => context.selection?.kind === 'slot',
    'a text is selected': ({ context }) => context.selection?.kind === 'caption',
    'nothing is selected': ({ context }) => context.selection === null,
    'something is not kept': ({ context }) => context.changes > context.kept,
    'something is to send': ({ context }) => context.outbox.length > 0,
    'nothing is to send': ({ context }) => context.outbox.length === 0,
    'is offline': ({ context }) => !context.online,
    'is online': ({ context }) => context.online,
    'everything is kept': ({ context }) => context.kept === context.changes,
    'an edit was refused': ({ context }) => context.refused !== null,
    'no edit was refused': ({ context }) => context.refused === null,
    'is a conflict': (_, answer: OpAnswer) => answer.kind === 'conflict',
  },
  actions: {
    'make the edit': assign(({ context }, { edit }: { edit: Edit }) => afterStroke(context, { kind: 'edit', edit })),
    'take a step': assign(({ context }, { kind }: { kind: Exclude<Stroke['kind'], 'edit'> }) =>
      afterStroke(context, { kind }),
    ),
    'show the page': assign((_, { pageId }: { pageId: PageId }) => ({ pageId, selection: null })),
    'turn to the page': assign((_, { pageId }: { pageId: PageId }) => ({ pageId })),
    select: assign((_, { selection }: { selection: Selection }) => ({ selection, pageId: pageOf(selection) })),
    'clear the selection': assign({ selection: null }),
    'swap with the selected photo': assign(
      ({ context }, { to }: { to: Extract<Selection, { kind: 'slot' }>['at'] }) => {
        invariant(context.selection?.kind === 'slot', 'photos are swapped only while one is selected')
        const change = { kind: 'swap', from: context.selection.at, to } as const
        return afterStroke(context, { kind: 'edit', edit: { cmd: 'change_photos', change } })
      },
    ),
    'crop the selected photo': assign(
      ({ context }, { placement }: Pick<Extract<EditingEvent, { type: 'crop.done' }>, 'placement'>) => {
        invariant(context.selection?.kind === 'slot', 'a photo is cropped only while it is selected')
        return afterStroke(context, {
          kind: 'edit',
          edit: { cmd: 'transform_photo', at: context.selection.at, placement },
        })
      },
    ),
    'keep the photos': assign(({ context }, { photos }: { photos: readonly PhotoFacts[] }) => ({
      world: { ...context.world, photos },
    })),
    'forget the refusal': assign({ refused: null, dropped: 0 }),
    'note the network': assign((_, { online }: { online: boolean }) => ({ online })),
    'note what is written': assign({ writing: ({ context }) => context.changes }),
    'note what is kept': assign({ kept: ({ context }) => context.writing }),
    'note what is sent': assign({ sentOpId: ({ context }) => context.outbox[0]?.opId ?? null }),
    'keep the answer': assign(({ context }, answer: OpAnswer) => afterAnswer(context, answer)),
    'keep the latest design': assign((_, latest: LatestDesign) => ({ latest })),
    'apply again': assign(({ context }) => (context.latest ? afterConflict(context, context.latest) : {})),
    'use the latest design': assign(({ context }) => (context.latest ? withLatest(context, context.latest) : {})),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'count the try': assign({ tries: ({ context }) => context.tries + 1 }),
  },
})

function pageOf(selection: Selection): PageId {
  return selection.kind === 'slot' ? selection.at.pageId : selection.pageId
}

function opToSend({ context }: { context: EditingContext }): OpToSend {
  const [op] = context.outbox
  invariant(op, 'an edit is sent only when there is one')
  return { taskId: context.taskId, opId: op.opId, baseRev: context.rev, edit: op.edit }
}

const keepProblem = {
  type: 'keep the problem',
  params: ({ event }: { event: { error: unknown } }) => ({ fault: event.error }),
} as const

const makeEdit = {
  type: 'make the edit',
  params: ({ event }: { event: { edit: Edit } }) => ({ edit: event.edit }),
} as const

const selectSlot = {
  type: 'select',
  params: ({ event }: { event: Extract<EditingEvent, { type: 'slot.select' }> }) => ({
    selection: { kind: 'slot' as const, at: event.at },
  }),
} as const

const selectCaption = {
  type: 'select',
  params: ({ event }: { event: Extract<EditingEvent, { type: 'caption.select' }> }) => ({
    selection: { kind: 'caption' as const, pageId: event.pageId, captionId: event.captionId },
  }),
} as const

/** The shopper at work on a design: the tool in hand, the way of every edit to the phone's storage and to the server. */
export const editingMachine = editingSetup.createMachine({
  id: 'editing',
  type: 'parallel',
  context: ({ input }) => {
    const ledger = firstLedger(input)
    const page = ledger.desk.design.pages[0]
    invariant(page, 'a design has at least its cover')
    return {
      ...ledger,
      ...{ taskId: input.taskId, visit: input.visit, world: input.world, pageId: page.id, selection: null },
      // The first op of a draft may have been sent by the visit before.
      ...{ opCount: 0, sentOpId: ledger.outbox[0]?.opId ?? null, changes: 0, writing: 0, kept: 0, online: true },
      ...{ refused: null, problem: null, tries: 0, latest: null },
    }
  },
  invoke: {
    id: 'watch the network',
    src: 'watch the network',
    // A browser that cannot tell counts as online: sending finds out itself.
    onError: { actions: { type: 'note the network', params: { online: true } } },
  },
  on: {
    'edit.make': { actions: makeEdit },
    'edit.undo': { guard: 'can undo', actions: { type: 'take a step', params: { kind: 'undo' } } },
    'edit.redo': { guard: 'can redo', actions: { type: 'take a step', params: { kind: 'redo' } } },
    'photos.changed': { actions: { type: 'keep the photos', params: ({ event }) => event } },
    'network.lost': { actions: { type: 'note the network', params: { online: false } } },
    'network.back': { actions: { type: 'note the network', params: { online: true } } },
  },
  states: {
    tool: {
      initial: 'resting',
      on: {
        'page.show': { target: '.resting', actions: { type: 'show the page', params: ({ event }) => event } },
        'pages.arrange': { target: '.arrangingPages', actions: 'clear the selection' },
      },
      states: {
        resting: {
          description: 'Nothing is selected; the page is looked at.',
          tags: 'resting',
          on: {
            'slot.select': { target: 'selected', actions: selectSlot },
            'caption.select': { target: 'selected', actions: selectCaption },
          },
        },
        selected: {
          description: 'A photo or a text is selected; its tools are at hand.',
          tags: 'selected',
          always: { guard: 'nothing is selected', target: 'resting' },
          on: {
            'slot.select': { actions: selectSlot },
            'caption.select': { actions: selectCaption },
            'selection.clear': { target: 'resting', actions: 'clear the selection' },
            'crop.start': { guard: 'a photo is selected', target: 'cropping' },
            'swap.start': { guard: 'a photo is selected', target: 'swapping' },
            'photo.choose': { guard: 'a photo is selected', target: 'choosingPhoto' },
            'text.start': { guard: 'a text is selected', target: 'placingText' },
          },
        },
        cropping: {
          description: 'The frame stands and the photo moves under it.',
          tags: 'cropping',
          always: { guard: 'nothing is selected', target: 'resting' },
          on: {
            'crop.done': {
              target: 'selected',
              actions: { type: 'crop the selected photo', params: ({ event }) => event },
            },
            'tool.cancel': 'selected',
          },
        },
        swapping: {
          description: 'The next photo that is touched changes places with the selected one, also across pages.',
          tags: 'swapping',
          always: { guard: 'nothing is selected', target: 'resting' },
          on: {
            'slot.select': {
              target: 'selected',
              actions: [
                { type: 'swap with the selected photo', params: ({ event }) => ({ to: event.at }) },
                selectSlot,
              ],
            },
            // The pages are turned while the first photo stays in hand.
            'page.show': { actions: { type: 'turn to the page', params: ({ event }) => event } },
            'tool.cancel': 'selected',
          },
        },
        placingText: {
          description: 'A text is written on the page, in the style of the theme.',
          tags: 'placing text',
          on: {
            'text.done': { target: 'selected', actions: makeEdit },
            'tool.cancel': 'selected',
          },
        },
        choosingPhoto: {
          description: 'The tray is open: another photo is chosen for the slot.',
          tags: 'choosing photo',
          always: { guard: 'nothing is selected', target: 'resting' },
          on: { 'photo.chosen': { target: 'selected', actions: makeEdit }, 'tool.cancel': 'selected' },
        },
        arrangingPages: {
          description: 'All pages are seen at once; pages are added and removed.',
          tags: 'arranging pages',
          on: { 'pages.done': 'resting', 'tool.cancel': 'resting' },
        },
      },
    },
    keeping: {
      initial: 'kept',
      states: {
        kept: {
          description: 'Everything that was done is on this phone.',
          always: { guard: 'something is not kept', target: 'writing' },
        },
        writing: {
          description: 'The draft is written to this phone.',
          entry: 'note what is written',
          invoke: {
            id: 'keep the draft',
            src: 'keep the draft',
            input: ({ context }) => draftOf(context),
            onDone: { target: 'kept', actions: 'note what is kept' },
            onError: { target: 'notKept', actions: 'note what is kept' },
          },
        },
        notKept: {
          description: 'This phone cannot keep the draft: the shopper is asked to keep the page open.',
          tags: 'not kept',
          always: { guard: 'something is not kept', target: 'writing' },
        },
      },
    },
    saving: {
      initial: 'saved',
      states: {
        saved: {
          description: 'The server has everything.',
          tags: 'saved',
          always: { guard: 'something is to send', target: 'onThisPhone' },
        },
        onThisPhone: {
          description: 'Edits are on this phone and wait for their turn.',
          tags: 'on this phone',
          always: [
            { guard: 'nothing is to send', target: 'saved' },
            { guard: 'is offline', target: 'offline' },
            { guard: 'everything is kept', target: 'sending' },
          ],
        },
        sending: {
          description: 'One edit is on its way; the others wait behind it.',
          tags: 'saving',
          entry: 'note what is sent',
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
              { target: 'onThisPhone', actions: { type: 'keep the answer', params: ({ event }) => event.output } },
            ],
            onError: { target: 'waiting', actions: [keepProblem, 'count the try'] },
          },
        },
        waiting: {
          description: 'The answer got lost: the same edit goes again under its key, after a growing pause.',
          tags: 'saving',
          always: { guard: 'is offline', target: 'offline' },
          on: { 'saving.retry': 'onThisPhone' },
          invoke: {
            id: 'wait',
            src: 'wait',
            input: ({ context }) => ({ ms: retryPause(context.tries, 1) }),
            onDone: 'onThisPhone',
            onError: 'onThisPhone',
          },
        },
        offline: {
          description: 'The phone is offline: edits are kept on it.',
          tags: ['offline', 'on this phone'],
          always: { guard: 'is online', target: 'onThisPhone' },
        },
        conflict: {
          description: 'Someone else changed the design: the newer one is loaded before the shopper chooses.',
          tags: 'conflict',
          initial: 'loading',
          states: {
            loading: {
              description: 'The newer design is loaded.',
              invoke: {
                id: 'load the latest design',
                src: 'load the latest design',
                input: ({ context }) => ({ taskId: context.taskId }),
                onDone: {
                  target: 'choosing',
                  actions: { type: 'keep the latest design', params: ({ event }) => event.output },
                },
                onError: { target: 'unreachable', actions: keepProblem },
              },
            },
            unreachable: {
              description: 'The newer design could not be loaded.',
              tags: 'failed',
              on: {
                'saving.retry': 'loading',
                'network.back': { target: 'loading', actions: { type: 'note the network', params: { online: true } } },
              },
            },
            choosing: {
              description: 'The shopper chooses: these edits on the newer design, or the newer design alone.',
              on: {
                'conflict.apply again': { target: '#editing.saving.onThisPhone', actions: 'apply again' },
                'conflict.use latest': { target: '#editing.saving.onThisPhone', actions: 'use the latest design' },
              },
            },
          },
        },
      },
    },
    notice: {
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is to be told.',
          always: { guard: 'an edit was refused', target: 'refused' },
        },
        refused: {
          description: 'An edit was not possible and is taken back; the sentence says why.',
          tags: 'refused',
          always: { guard: 'no edit was refused', target: 'quiet' },
          on: { 'refusal.seen': { target: 'quiet', actions: 'forget the refusal' } },
        },
      },
    },
  },
})
