import type { Edit } from '../design/edit.ts'
import type { EditRefusal, EditWorld } from '../design/edit-world.ts'
import { type Desk, draw, type Stroke } from './editor-state.ts'

/** A stroke on its way to the server. */
export interface Op {
  /** The op's own key: sent again under the same key it never acts twice. */
  readonly opId: string
  readonly stroke: Stroke['kind']
  /** What the server is told. */
  readonly edit: Edit
  /** Edits of the same thing that `edit` has overtaken before any of them was sent; each is a step of the history. */
  readonly overtaken: readonly Edit[]
}

/** Where the server is, what was done on top of it, and what the shopper sees. */
export interface Ledger {
  /** The design and its history as the server has them. */
  readonly base: Desk
  readonly outbox: readonly Op[]
  /** `base` with the whole outbox drawn on it. */
  readonly desk: Desk
}

export type LedgerVerdict =
  | { readonly kind: 'done'; readonly ledger: Ledger }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

/**
 * Draws a stroke and puts it into the outbox under `opId`.
 *
 * A crop or a text that follows an unsent one of the same thing overtakes it; `sentOpId` names the op that may have
 * been sent and is never changed.
 */
export function enter(
  ledger: Ledger,
  stroke: Stroke,
  { world, opId, sentOpId }: { readonly world: EditWorld; readonly opId: string; readonly sentOpId: string | null },
): LedgerVerdict {
  const verdict = draw(ledger.desk, stroke, world)
  if (verdict.kind === 'refused') {
    return verdict
  }
  const { edit, desk } = verdict
  const last = ledger.outbox.at(-1)
  if (last && stroke.kind === 'edit' && last.opId !== sentOpId && overtakes(edit, last)) {
    const merged = { ...last, edit, overtaken: [...last.overtaken, last.edit] }
    return { kind: 'done', ledger: { ...ledger, desk, outbox: [...ledger.outbox.slice(0, -1), merged] } }
  }
  const op: Op = { opId, stroke: stroke.kind, edit, overtaken: [] }
  return { kind: 'done', ledger: { ...ledger, desk, outbox: [...ledger.outbox, op] } }
}

/** The ledger after the server took the first op. */
export function acknowledged(ledger: Ledger, world: EditWorld): Ledger {
  const [first, ...outbox] = ledger.outbox
  return first ? { ...ledger, base: redrawn(ledger.base, first, world)?.desk ?? ledger.base, outbox } : ledger
}

/** A ledger that was drawn anew, and the ops that are lost with it because they no longer apply. */
export interface Redrawn {
  readonly ledger: Ledger
  readonly lost: readonly Op[]
}

/** The ledger after the server refused the first op: it and everything that no longer applies without it are gone. */
export function rolledBack(ledger: Ledger, world: EditWorld): Redrawn {
  const [first, ...rest] = ledger.outbox
  const { ledger: next, lost } = rebased(ledger.base, rest, world)
  return { ledger: next, lost: first ? [first, ...lost] : lost }
}

/** The outbox drawn on another base. None of its ops may have been sent. */
export function rebased(base: Desk, outbox: readonly Op[], world: EditWorld): Redrawn {
  let desk = base
  const kept: Op[] = []
  const lost: Op[] = []
  for (const op of outbox) {
    const next = redrawn(desk, op, world)
    if (next) {
      desk = next.desk
      kept.push(next.op)
    } else {
      lost.push(op)
    }
  }
  return { ledger: { base, outbox: kept, desk }, lost }
}

/** An op drawn once more; undo and redo find their edit anew, because what they undo may have become another. */
function redrawn(desk: Desk, op: Op, world: EditWorld): { readonly desk: Desk; readonly op: Op } | undefined {
  let now = desk
  for (const edit of op.overtaken) {
    const step = draw(now, { kind: 'edit', edit }, world)
    now = step.kind === 'done' ? step.desk : now
  }
  const verdict = draw(now, op.stroke === 'edit' ? { kind: 'edit', edit: op.edit } : { kind: op.stroke }, world)
  return verdict.kind === 'done' ? { desk: verdict.desk, op: { ...op, edit: verdict.edit } } : undefined
}

/** Whether `edit` says the last word on what `op` is about. Deleting a text overtakes nothing: the server must know it first. */
function overtakes(edit: Edit, op: Op): boolean {
  const before = op.edit
  if (op.stroke !== 'edit') {
    return false
  }
  if (edit.cmd === 'transform_photo' && before.cmd === 'transform_photo') {
    return (
      edit.at.pageId === before.at.pageId &&
      edit.at.slotId === before.at.slotId &&
      edit.placement.photoId === before.placement.photoId
    )
  }
  if (edit.cmd === 'update_text_value' && before.cmd === 'update_text_value') {
    return (
      edit.text !== null && before.text !== null && edit.pageId === before.pageId && edit.captionId === before.captionId
    )
  }
  return false
}
