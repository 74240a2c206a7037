import type { Page } from '../../domain/design/design.ts'
import type { EditWorld } from '../../domain/design/world/edit-world.ts'
import { changeBetween } from '../../domain/editing/change-between.ts'
import type { DesignPlace } from '../../domain/editing/design-place.ts'
import { DRAFT_VERSION, type EditingDraft } from '../../domain/editing/draft.ts'
import { freshEditorState, type UserAction } from '../../domain/editing/editor-state.ts'
import { canMergeSilently, rebaseOnto } from '../../domain/editing/merge.ts'
import type { Op } from '../../domain/editing/op.ts'
import {
  acknowledged,
  enqueue,
  type OptimisticState,
  type Replayed,
  rebased,
  rolledBack,
} from '../../domain/editing/outbox.ts'
import type { PageId } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { EditingContext, EditingInput, EditingWorld, LatestDesign, OpAnswer, Selection } from './editing.types.ts'

export function editWorld({ photos, ...world }: EditingWorld): EditWorld {
  return { ...world, photos: photoBook(photos) }
}

type InitialState = OptimisticState & Pick<EditingContext, 'rev' | 'dropped'>

/** The design to begin with: the server's, or a draft of this phone that has edits which the server lacks. */
export function initialState({ design, rev, world, draft }: EditingInput): InitialState {
  if (draft && draft.outbox.length > 0) {
    const { state, lost } = rebased(draft.base, draft, editWorld(world))
    return { rev: draft.rev, ...state, dropped: lost.length }
  }
  // Without a network the design is what this phone read last; what was sent since is in the draft.
  if (draft && draft.rev >= rev) {
    return { rev: draft.rev, base: draft.base, outbox: [], current: draft.base, dropped: 0 }
  }
  const base = freshEditorState(design)
  return { rev, base, outbox: [], current: base, dropped: 0 }
}

/** The photo or the text that the shopper came for; `null` where the page has it no longer. */
export function selectedAt(page: Page, place: DesignPlace = {}): Selection | null {
  const slot = place.page?.id === page.id ? page.slots.find(({ id }) => id === place.item) : undefined
  const caption = place.page?.id === page.id ? page.captions.find(({ id }) => id === place.item) : undefined
  if (slot) {
    return { kind: 'slot', at: { pageId: page.id, slotId: slot.id } }
  }
  return caption ? { kind: 'caption', pageId: page.id, captionId: caption.id } : null
}

export function editingDraftOf({ taskId, base, rev, outbox }: EditingContext): EditingDraft {
  return { version: DRAFT_VERSION, taskId, base, rev, outbox }
}

/** What a user action of the shopper changes; a user action that is not possible changes only the sentence. */
export function afterAction(context: EditingContext, action: UserAction): Partial<EditingContext> {
  const { opCount, sentOpId, changes } = context
  const verdict = enqueue(context, action, {
    world: editWorld(context.world),
    opId: opIdOf(context, opCount),
    sentOpId,
  })
  if (verdict.kind === 'refused') {
    return { refused: verdict, takenBack: null, dropped: 0 }
  }
  const next = shown(action.kind === 'edit' ? context : leafedTo(context, verdict.state), verdict.state)
  return { ...next, opCount: opCount + 1, changes: changes + 1, refused: null, takenBack: null }
}

/** Undo and redo leaf to the page that they changed, unless what they changed is in sight. */
function leafedTo(context: EditingContext, { current }: OptimisticState): EditingContext {
  const [before, after] = [context.current.design, current.design]
  const pageOf = (design: typeof before) => design.pages.find(({ id }) => id === context.pageId)
  const inSight = pageOf(after) !== undefined && pageOf(after) !== pageOf(before)
  const change = inSight ? undefined : changeBetween(before, after)
  return change ? { ...context, pageId: change.pageId, selection: selectedOn(change.pageId, context) } : context
}

/** What is selected on this page: what lies on another is out of sight, and in hand no more. */
export function selectedOn(pageId: PageId, { selection }: Pick<EditingContext, 'selection'>): Selection | null {
  return selection && pageOfSelection(selection) === pageId ? selection : null
}

export function pageOfSelection(selection: Selection): PageId {
  return selection.kind === 'slot' ? selection.at.pageId : selection.pageId
}

/** The first op is nothing that the server would have to be told (`isNothingNew`): it counts as answered. */
export function afterNothingNew(context: EditingContext): Partial<EditingContext> {
  return { ...acknowledged(context, editWorld(context.world)), changes: context.changes + 1 }
}

/** What the answer of the server to the first op changes. */
export function afterAnswer(context: EditingContext, answer: OpAnswer): Partial<EditingContext> {
  const world = editWorld(context.world)
  const settled = { sentOpId: null, tries: 0, problem: null, changes: context.changes + 1 }
  switch (answer.kind) {
    case 'applied':
      return { ...acknowledged(context, world), ...settled, rev: answer.rev, pageRevs: answer.pageRevs }
    case 'refused': {
      const { state, lost } = rolledBack(context, world)
      return {
        ...shown(context, state),
        ...settled,
        refused: answer,
        takenBack: lost[0]?.edit ?? null,
        dropped: lost.length - 1,
      }
    }
    case 'conflict':
    case 'not-here':
      return { sentOpId: null, tries: 0, problem: null }
  }
}

/** Tries of an edit after which the shopper is told that no answer comes. */
const OVERDUE_TRIES = 2

export function isOverdue({ tries }: EditingContext): boolean {
  return tries > OVERDUE_TRIES
}

/** The first edit is given up; those behind it stay as far as they still apply. The server must not have it. */
export function afterGivingUp(context: EditingContext): Partial<EditingContext> {
  const { state } = rolledBack(context, editWorld(context.world))
  return { ...shown(context, state), sentOpId: null, tries: 0, problem: null, changes: context.changes + 1 }
}

/**
 * The server's newer design with the edits of this phone drawn on it again, as far as they still apply. The refused op
 * gets a new key: under its old one the server would only repeat its answer.
 */
export function afterConflict(context: EditingContext, latest: LatestDesign): Partial<EditingContext> {
  const { opCount, outbox } = context
  const rekeyed = outbox.map((op, index): Op => ({ ...op, opId: opIdOf(context, opCount + index) }))
  const { base } = context
  const replayed = rebased(rebaseOnto(base, latest.design), { base, outbox: rekeyed }, editWorld(context.world))
  return { ...onLatest(context, replayed, latest), opCount: opCount + outbox.length }
}

/** Whether the newer design and the edits of this phone have nothing to do with each other. */
export function isDisjoint(context: EditingContext, { design }: LatestDesign): boolean {
  return canMergeSilently(context, design, editWorld(context.world))
}

/** The server's newer design, without the edits of this phone. */
export function withLatest(context: EditingContext, latest: LatestDesign): Partial<EditingContext> {
  const current = freshEditorState(latest.design)
  return onLatest(context, { state: { base: current, outbox: [], current }, lost: context.outbox }, latest)
}

function onLatest(
  context: EditingContext,
  { state, lost }: Replayed,
  { rev, pageRevs }: LatestDesign,
): Partial<EditingContext> {
  return { ...shown(context, state), rev, pageRevs, latest: null, dropped: lost.length, changes: context.changes + 1 }
}

/** The page that is shown and the selection stay while they exist. */
function shown({ pageId, selection }: EditingContext, state: OptimisticState): Partial<EditingContext> {
  const { pages } = state.current.design
  const page = pages.find(({ id }) => id === pageId) ?? pages[0]
  const selectedPage = selection && pages.find(({ id }) => id === pageOfSelection(selection))
  const stands =
    selection?.kind === 'slot'
      ? selectedPage?.slots.some(({ id }) => id === selection.at.slotId)
      : selectedPage?.captions.some(({ id }) => id === selection?.captionId)
  return { ...state, ...(page ? { pageId: page.id } : {}), selection: stands ? selection : null }
}

function opIdOf({ visit }: EditingContext, count: number): string {
  return `${visit}-${count}`
}
