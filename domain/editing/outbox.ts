import { applyEdit } from '../design/change/apply-edit.ts'
import { definitionOf, type Edit } from '../design/change/edit.ts'
import type { Design } from '../design/design.ts'
import type { EditRefusal, EditWorld } from '../design/world/edit-world.ts'
import { sameValue } from '../same-value.ts'
import { type EditorState, reduce, type UserAction } from './editor-state.ts'
import {
  type HistoryMarks,
  marksAfter,
  marksOfBase,
  marksOfOps,
  type StepMark,
  type StillThere,
  stillThere,
} from './history-marks.ts'
import type { Op } from './op.ts'

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

/** Edits that one op overtakes at most: whether one more may be overtaken is found out by undoing them all. */
const OVERTAKEN_MAX = 20

/**
 * Draws a user action and puts it into the outbox under `opId`.
 *
 * A crop or a text that follows an unsent one of the same thing overtakes it, where it says all by itself what both of
 * them come to; `sentOpId` names the op that may have been sent and is never changed.
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
  if (
    last &&
    action.kind === 'edit' &&
    last.opId !== sentOpId &&
    overtakes(edit, last) &&
    last.overtaken.length < OVERTAKEN_MAX
  ) {
    const merged = { ...last, edit, overtaken: [...last.overtaken, last.edit] }
    if (isSaidByItself(merged, current.design, beforeOp(state.current, last, world), world)) {
      return { kind: 'done', state: { ...state, current, outbox: [...state.outbox.slice(0, -1), merged] } }
    }
  }
  const times = action.kind === 'edit' ? 1 : Math.min(action.times ?? 1, state.current[action.kind].length)
  const op: Op = { opId, action: action.kind, ...(times > 1 ? { times } : {}), edit, overtaken: [] }
  return { kind: 'done', state: { ...state, current, outbox: [...state.outbox, op] } }
}

/** The design before the last op of an outbox, each of whose edits is a step; `undefined` where the history is too short to tell. */
function beforeOp(current: EditorState, { overtaken }: Op, world: EditWorld): Design | undefined {
  const times = overtaken.length + 1
  const verdict = times > current.undo.length ? undefined : reduce(current, { kind: 'undo', times }, world)
  return verdict?.kind === 'done' ? verdict.current.design : undefined
}

/**
 * Whether an op's last edit alone leads from one design to the other, as all of its edits do. A text that grew has laid
 * its page out anew, which the short one after it does not: the server must be told of both.
 */
function isSaidByItself({ edit }: Op, after: Design, before: Design | undefined, world: EditWorld): boolean {
  const alone = before && applyEdit(before, edit, world)
  if (alone?.kind === 'refused') {
    return alone.reason === 'nothing-to-change' && sameValue(before, after)
  }
  return sameValue(alone?.next, after)
}

/** The state after the server took the first op. */
export function acknowledged(state: OptimisticState, world: EditWorld): OptimisticState {
  const [first, ...outbox] = state.outbox
  return first ? { ...state, base: replayed(state.base, first, world)?.current ?? state.base, outbox } : state
}

/**
 * Whether the first op ends where it began, several steps of the history or edits that overtook each other: the history
 * moves on, and the server has nothing to be told.
 */
export function isNothingNew({ base, outbox }: OptimisticState, world: EditWorld): boolean {
  const [first] = outbox
  const isOfSeveral = first !== undefined && (first.times !== undefined || first.overtaken.length > 0)
  const verdict = isOfSeveral ? applyEdit(base.design, first.edit, world) : undefined
  return verdict?.kind === 'refused' && verdict.reason === 'nothing-to-change'
}

/** A state that was drawn anew, and the edits that are lost with it because they no longer apply. */
export interface Replayed {
  readonly state: OptimisticState
  readonly lost: readonly Op[]
}

/** The state after the server refused the first op: it and everything that no longer applies without it are gone. */
export function rolledBack(state: OptimisticState, world: EditWorld): Replayed {
  const [first, ...rest] = state.outbox
  if (!first) {
    return { state, lost: [] }
  }
  const { state: next, lost } = drawnAgain(state.base, rest, marksOfOps(state.base, state.outbox).slice(1), world)
  return { state: next, lost: [first, ...lost] }
}

/** The outbox drawn on another base. None of its ops may have been sent. */
export function rebased(
  base: EditorState,
  { base: before, outbox }: Pick<OptimisticState, 'base' | 'outbox'>,
  world: EditWorld,
): Replayed {
  return drawnAgain(base, outbox, marksOfOps(before, outbox), world)
}

/**
 * Draws ops whose places in the history are known. An undo or a redo takes the steps that it was made for: where the
 * edit that it meant is lost, it is gone as well, and is no loss of its own.
 */
function drawnAgain(
  base: EditorState,
  outbox: readonly Op[],
  meant: readonly (readonly StepMark[])[],
  world: EditWorld,
): Replayed {
  let current = base
  let marks = marksOfBase(base)
  const kept: Op[] = []
  const lost: Op[] = []
  for (const [at, op] of outbox.entries()) {
    const still = stillMeant(marks, op, meant[at] ?? [])
    const next = still.kind === 'there' ? replayed(current, ofSteps(op, still.marks.length), world) : undefined
    if (still.kind === 'there' && next) {
      current = next.current
      // Edits that are one step now are the last one's.
      marks = marksAfter(marks, op.action, still.marks.slice(-next.steps))
      kept.push(next.op)
    } else if (still.kind !== 'gone') {
      lost.push(op)
    }
  }
  return { state: { base, outbox: kept, current }, lost }
}

function stillMeant(marks: HistoryMarks, { action }: Op, meant: readonly StepMark[]): StillThere {
  return action === 'edit' ? { kind: 'there', marks: meant } : stillThere(marks[action], meant)
}

function ofSteps({ times: _, ...op }: Op, steps: number): Op {
  return op.action !== 'edit' && steps > 1 ? { ...op, times: steps } : op
}

/**
 * An op drawn once more; undo and redo find their edit anew, because what they undo may have become another. Edits that
 * overtook each other are one step where the last of them, which is all that the server is told, leads elsewhere.
 */
function replayed(
  current: EditorState,
  op: Op,
  world: EditWorld,
): { readonly current: EditorState; readonly op: Op; readonly steps: number } | undefined {
  const { action, times = 1 } = op
  if (action !== 'edit') {
    const verdict = reduce(current, { kind: action, times }, world)
    return verdict.kind === 'done'
      ? { current: verdict.current, op: { ...op, edit: verdict.edit }, steps: times }
      : undefined
  }
  let now = current
  let steps = 0
  for (const edit of [...op.overtaken, op.edit]) {
    const step = reduce(now, { kind: 'edit', edit }, world)
    now = step.kind === 'done' ? step.current : now
    steps = step.kind === 'done' ? steps + 1 : 0
  }
  if (steps === op.overtaken.length + 1 && (steps === 1 || isSaidByItself(op, now.design, current.design, world))) {
    return { current: now, op, steps }
  }
  const alone = reduce(current, { kind: 'edit', edit: op.edit }, world)
  return alone.kind === 'done' ? { current: alone.current, op: { ...op, overtaken: [] }, steps: 1 } : undefined
}

/** Whether `edit` says the last word on what `op` is about. */
function overtakes(edit: Edit, op: Op): boolean {
  return op.action === 'edit' && edit.cmd === op.edit.cmd && definitionOf(edit.cmd).overtakes?.(edit, op.edit) === true
}
