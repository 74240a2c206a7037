import { applyEdit } from '../design/apply-edit.ts'
import type { Design } from '../design/design.ts'
import type { Edit } from '../design/edit.ts'
import type { EditRefusal, EditWorld } from '../design/edit-world.ts'

/** How many steps can be undone. */
export const HISTORY_MAX = 200

/** A design with its history. The last step of `undo` is undone first; each edit brings the design before it back. */
export interface Desk {
  readonly design: Design
  readonly undo: readonly Edit[]
  readonly redo: readonly Edit[]
}

/** One thing that the shopper did. An undo is a new edit too: the inverse of what it undoes. */
export type Stroke =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

export type StrokeVerdict =
  /** `edit` is what the server is told. */
  | { readonly kind: 'done'; readonly desk: Desk; readonly edit: Edit }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

export function freshDesk(design: Design): Desk {
  return { design, undo: [], redo: [] }
}

/**
 * The desk after a stroke. Undoing with an empty history is refused as `nothing-to-change`.
 *
 * n edits and n undos end at the same design, byte for byte.
 */
export function draw(desk: Desk, stroke: Stroke, world: EditWorld): StrokeVerdict {
  const edit = editOf(desk, stroke)
  if (!edit) {
    return { kind: 'refused', reason: 'nothing-to-change' }
  }
  const verdict = applyEdit(desk.design, edit, world)
  if (verdict.kind === 'refused') {
    return verdict
  }
  return { kind: 'done', edit, desk: { design: verdict.next, ...historyAfter(desk, stroke, verdict.inverse) } }
}

function editOf(desk: Desk, stroke: Stroke): Edit | undefined {
  return stroke.kind === 'edit' ? stroke.edit : desk[stroke.kind].at(-1)
}

function historyAfter({ undo, redo }: Desk, { kind }: Stroke, inverse: Edit): Pick<Desk, 'undo' | 'redo'> {
  switch (kind) {
    case 'edit':
      return { undo: pushed(undo, inverse), redo: [] }
    case 'undo':
      return { undo: undo.slice(0, -1), redo: pushed(redo, inverse) }
    case 'redo':
      return { undo: pushed(undo, inverse), redo: redo.slice(0, -1) }
  }
}

function pushed(steps: readonly Edit[], step: Edit): readonly Edit[] {
  return [...steps, step].slice(-HISTORY_MAX)
}
