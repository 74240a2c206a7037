import { z } from 'zod'
import { applyEdit } from '../design/change/apply-edit.ts'
import { definitionOf, type Edit, editSchema } from '../design/change/edit.ts'
import type { EditRefusal, EditWorld } from '../design/world/edit-world.ts'
import { type EditorState, reduce, type UserAction } from './editor-state.ts'

/** A user action on its way to the server. */
export const op = z
  .strictObject({
    /** The op's own key: sent again under the same key it never acts twice. */
    opId: z.string(),
    action: z.enum(['edit', 'undo', 'redo'] satisfies UserAction['kind'][]),
    /** Steps that are undone or done again at once; absent: one. */
    times: z.int().min(2).optional(),
    /** What the server is told. */
    edit: editSchema,
    /** Edits of the same thing that `edit` has overtaken before any of them was sent; each is a step of the history. */
    overtaken: z.array(editSchema).readonly(),
  })
  .readonly()
export type Op = z.output<typeof op>

/** Where the server is, what was done on top of it, and what the shopper sees. */
export interface OptimisticState {
  /** The design and its history as the server has them. */
  readonly base: EditorState
  readonly outbox: readonly Op[]
  /** `base` with the whole outbox drawn on it. */
  readonly current: EditorState
}

export type OptimisticVerdict =
  | { readonly kind: 'done'; readonly state: OptimisticState }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

/**
 * Draws a user action and puts it into the outbox under `opId`.
 *
 * A crop or a text that follows an unsent one of the same thing overtakes it; `sentOpId` names the op that may have
 * been sent and is never changed.
 */
export function enqueue(
  state: OptimisticState,
  action: UserAction,
  { world, opId, sentOpId }: { readonly world: EditWorld; readonly opId: string; readonly sentOpId: string | null },
): OptimisticVerdict {
  const verdict = reduce(state.current, action, world)
  if (verdict.kind === 'refused') {
    return verdict
  }
  const { edit, current } = verdict
  const last = state.outbox.at(-1)
  if (last && action.kind === 'edit' && last.opId !== sentOpId && overtakes(edit, last)) {
    const merged = { ...last, edit, overtaken: [...last.overtaken, last.edit] }
    return { kind: 'done', state: { ...state, current, outbox: [...state.outbox.slice(0, -1), merged] } }
  }
  const { times = 1 } = action.kind === 'edit' ? {} : action
  const op: Op = { opId, action: action.kind, ...(times > 1 ? { times } : {}), edit, overtaken: [] }
  return { kind: 'done', state: { ...state, current, outbox: [...state.outbox, op] } }
}

/** The state after the server took the first op. */
export function acknowledged(state: OptimisticState, world: EditWorld): OptimisticState {
  const [first, ...outbox] = state.outbox
  return first ? { ...state, base: replayed(state.base, first, world)?.current ?? state.base, outbox } : state
}

/** Whether the first op is several steps that end where they began: the history moves on, and the server has nothing to be told. */
export function isNothingNew({ base, outbox }: OptimisticState, world: EditWorld): boolean {
  const [first] = outbox
  const verdict = first?.times === undefined ? undefined : applyEdit(base.design, first.edit, world)
  return verdict?.kind === 'refused' && verdict.reason === 'nothing-to-change'
}

/** A state that was drawn anew, and the ops that are lost with it because they no longer apply. */
export interface Replayed {
  readonly state: OptimisticState
  readonly lost: readonly Op[]
}

/** The state after the server refused the first op: it and everything that no longer applies without it are gone. */
export function rolledBack(state: OptimisticState, world: EditWorld): Replayed {
  const [first, ...rest] = state.outbox
  const { state: next, lost } = rebased(state.base, rest, world)
  return { state: next, lost: first ? [first, ...lost] : lost }
}

/** The outbox drawn on another base. None of its ops may have been sent. */
export function rebased(base: EditorState, outbox: readonly Op[], world: EditWorld): Replayed {
  let current = base
  const kept: Op[] = []
  const lost: Op[] = []
  for (const op of outbox) {
    const next = replayed(current, op, world)
    if (next) {
      current = next.current
      kept.push(next.op)
    } else {
      lost.push(op)
    }
  }
  return { state: { base, outbox: kept, current }, lost }
}

/** An op drawn once more; undo and redo find their edit anew, because what they undo may have become another. */
function replayed(
  current: EditorState,
  op: Op,
  world: EditWorld,
): { readonly current: EditorState; readonly op: Op } | undefined {
  let now = current
  for (const edit of op.overtaken) {
    const step = reduce(now, { kind: 'edit', edit }, world)
    now = step.kind === 'done' ? step.current : now
  }
  const { action, times = 1 } = op
  const verdict = reduce(now, action === 'edit' ? { kind: action, edit: op.edit } : { kind: action, times }, world)
  return verdict.kind === 'done' ? { current: verdict.current, op: { ...op, edit: verdict.edit } } : undefined
}

/** Whether `edit` says the last word on what `op` is about. */
function overtakes(edit: Edit, op: Op): boolean {
  return op.action === 'edit' && edit.cmd === op.edit.cmd && definitionOf(edit.cmd).overtakes?.(edit, op.edit) === true
}
