import { applyEdit } from '../design/apply-edit.ts'
import type { Design } from '../design/design.ts'
import type { Edit } from '../design/edit.ts'
import type { EditRefusal, EditWorld } from '../design/edit-world.ts'

/** How many steps can be undone. */
export const HISTORY_MAX = 200

/** A design with its history. The last step of `undo` is undone first; each edit brings the design before it back. */
export interface EditorState {
  readonly design: Design
  readonly undo: readonly Edit[]
  readonly redo: readonly Edit[]
}

/** One thing that the shopper did. An undo is a new edit too: the inverse of what it undoes. */
export type UserAction =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

export type ActionVerdict =
  /** `edit` is what the server is told. */
  | { readonly kind: 'done'; readonly current: EditorState; readonly edit: Edit }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

export function freshEditorState(design: Design): EditorState {
  return { design, undo: [], redo: [] }
}

/**
 * The state after a user action. Undoing with an empty history is refused as `nothing-to-change`.
 *
 * n edits and n undos end at the same design, byte for byte.
 */
export function reduce(current: EditorState, action: UserAction, world: EditWorld): ActionVerdict {
  const edit = editOf(current, action)
  if (!edit) {
    return { kind: 'refused', reason: 'nothing-to-change' }
  }
  const verdict = applyEdit(current.design, edit, world)
  if (verdict.kind === 'refused') {
    return verdict
  }
  return { kind: 'done', edit, current: { design: verdict.next, ...historyAfter(current, action, verdict.inverse) } }
}

function editOf(current: EditorState, action: UserAction): Edit | undefined {
  return action.kind === 'edit' ? action.edit : current[action.kind].at(-1)
}

function historyAfter(
  { undo, redo }: EditorState,
  { kind }: UserAction,
  inverse: Edit,
): Pick<EditorState, 'undo' | 'redo'> {
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
