import { assign, setup } from 'xstate'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { EditingDraft } from '../../domain/editing/draft.ts'
import type { UserAction } from '../../domain/editing/editor-state.ts'
import { isNothingNew } from '../../domain/editing/outbox.ts'
import type { PageId, TaskId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { retryPause } from '../../domain/upload/upload-limits.ts'
import { unprovidedWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { ShopBusy } from '../shop-busy.ts'
import { hasSignedOut } from '../signed-out.ts'
import { unprovided, unprovidedCallback } from '../unprovided.ts'
import type {
  EditingContext,
  EditingEvent,
  EditingInput,
  EditingTag,
  LatestDesign,
  OpAnswer,
  OpToSend,
  Selection,
} from './editing.types.ts'
import {
  afterAction,
  afterAnswer,
  afterConflict,
  afterGivingUp,
  afterNothingNew,
  editWorld,
  isDisjoint,
  isOverdue,
  pageOfSelection,
  selectedOn,
  withLatest,
} from './optimistic-state.ts'

/** A shop that is too busy and does not say for how long is asked again after so many seconds. */
const BUSY_SECONDS = 10

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const editingSetup = setup({
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
    'can undo': ({ context }) => context.current.undo.length > 0,
    'can redo': ({ context }) => context.current.redo.length > 0,
    'a photo is selected': ({ context }) => context.selection?.kind === 'slot',
    'a text is selected': ({ context }) => context.selection?.kind === 'caption',
    'something is selected': ({ context }) => context.selection !== null,
    'nothing is selected': ({ context }) => context.selection === null,
    'something is not kept': ({ context }) => context.changes > context.kept,
    'something is to send': ({ context }) => context.outbox.length > 0,
    'nothing is to send': ({ context }) => context.outbox.length === 0,
    'nothing new is next': ({ context }) => isNothingNew(context, editWorld(context.world)),
    'is offline': ({ context }) => !context.online,
    'is online': ({ context }) => context.online,
    'everything is kept': ({ context }) => context.kept === context.changes,
    'an edit was refused': ({ context }) => context.refused !== null,
    'an edit was taken back': ({ context }) => context.takenBack !== null,
    'no edit was refused': ({ context }) => context.refused === null,
    'the edits are apart': ({ context }, latest: LatestDesign) => isDisjoint(context, latest),
    'is what we have': ({ context }, latest: LatestDesign) => latest.rev === context.rev,
    // An older one is what somebody kept of an answer of the shop.
    'is nothing newer': ({ context }, latest: LatestDesign) => latest.rev <= context.rev,
    'no answer comes': ({ context }) => isOverdue(context),
    'is a conflict': (_, answer: OpAnswer) => answer.kind === 'conflict',
    'is not here': (_, answer: OpAnswer) => answer.kind === 'not-here',
    'the session has ended': (_, { fault }: { fault: unknown }) => hasSignedOut(fault),
    'the shop is too busy': (_, { fault }: { fault: unknown }) => fault instanceof ShopBusy,
  },
  actions: {
    'make the edit': assign(({ context }, { edit }: { edit: Edit }) => afterAction(context, { kind: 'edit', edit })),
    'take steps': assign(({ context }, step: Exclude<UserAction, { kind: 'edit' }>) => afterAction(context, step)),
    'show the page': assign((_, { pageId }: { pageId: PageId }) => ({ pageId, selection: null })),
    'turn to the page': assign((_, { pageId }: { pageId: PageId }) => ({ pageId })),
    select: assign((_, { selection }: { selection: Selection }) => ({
      selection,
      pageId: pageOfSelection(selection),
    })),
    'clear the selection': assign({ selection: null }),
    'let go of what is out of sight': assign(({ context }) => ({ selection: selectedOn(context.pageId, context) })),
    'swap with the selected photo': assign(
      ({ context }, { to }: { to: Extract<Selection, { kind: 'slot' }>['at'] }) => {
        invariant(context.selection?.kind === 'slot', 'photos are swapped only while one is selected')
        const change = { kind: 'swap', from: context.selection.at, to } as const
        return afterAction(context, { kind: 'edit', edit: { cmd: 'change_photos', change } })
      },
    ),
    'crop the selected photo': assign(
      ({ context }, { placement }: Pick<Extract<EditingEvent, { type: 'crop.done' }>, 'placement'>) => {
        invariant(context.selection?.kind === 'slot', 'a photo is cropped only while it is selected')
        return afterAction(context, {
          kind: 'edit',
          edit: { cmd: 'transform_photo', at: context.selection.at, placement },
        })
      },
    ),
    'make the edit again': assign(({ context }) =>
      context.takenBack ? afterAction(context, { kind: 'edit', edit: context.takenBack }) : {},
    ),
    'give the edit up': assign(({ context }) => afterGivingUp(context)),
    'forget the refusal': assign({ refused: null, takenBack: null, dropped: 0 }),
    'note the network': assign((_, { online }: { online: boolean }) => ({ online })),
    'note what is written': assign({ writing: ({ context }) => context.changes }),
    'note what is kept': assign({ kept: ({ context }) => context.writing }),
    'note what is sent': assign({ sentOpId: ({ context }) => context.outbox[0]?.opId ?? null }),
    'move the history on': assign(({ context }) => afterNothingNew(context)),
    'keep the answer': assign(({ context }, answer: OpAnswer) => afterAnswer(context, answer)),
    'keep the latest design': assign((_, latest: LatestDesign) => ({ latest })),
    'note what is checked': assign({ checked: ({ context }) => context.rev }),
    'forget what is checked': assign({ checked: null }),
    'apply again': assign(({ context }) => (context.latest ? afterConflict(context, context.latest) : {})),
    'use the latest design': assign(({ context }) => (context.latest ? withLatest(context, context.latest) : {})),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'count the try': assign(({ context }) => {
      const tries = context.tries + 1
      return { tries, pause: retryPause(tries, 1) }
    }),
    'wait as long as the shop says': assign((_, { fault }: { fault: unknown }) => ({
      pause: 1000 * ((fault instanceof ShopBusy ? fault.seconds : undefined) ?? BUSY_SECONDS),
    })),
  },
})

/** The edit that an event carries. */
/** Steps of the history, one unless several are asked for. */
export const takeSteps = <Kind extends 'undo' | 'redo'>(kind: Kind) =>
  ({
    type: 'take steps',
    params: ({ event: { times = 1 } }: { event: { times?: number } }) => ({ kind, times }),
  }) as const

export const makeEdit = {
  type: 'make the edit',
  params: ({ event }: { event: { edit: Edit } }) => ({ edit: event.edit }),
} as const
