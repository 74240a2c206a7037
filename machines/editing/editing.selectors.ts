import type { SnapshotFrom } from 'xstate'
import type { Design } from '../../domain/design/design.ts'
import type { PageId } from '../../domain/ids.ts'
import { previewErrorOf, textChangeOf } from '../../domain/preview/edit-error.ts'
import type { PreviewErrorCode } from '../../domain/preview/preview-errors.ts'
import type { editingMachine } from './editing.machine.ts'
import { isOverdue } from './optimistic-state.ts'

type EditingSnapshot = SnapshotFrom<typeof editingMachine>

export type EditingTool =
  | 'resting'
  | 'selected'
  | 'cropping'
  | 'swapping'
  | 'placing text'
  | 'choosing photo'
  | 'arranging pages'

const TOOLS = {
  resting: 'resting',
  selected: 'selected',
  cropping: 'cropping',
  swapping: 'swapping',
  placingText: 'placing text',
  choosingPhoto: 'choosing photo',
  arrangingPages: 'arranging pages',
} as const satisfies Record<EditingSnapshot['value']['tool'], EditingTool>

/** The tool in the shopper's hand. */
export function toolOf(snapshot: EditingSnapshot): EditingTool {
  return TOOLS[snapshot.value.tool]
}

/** `checking`: the answer got lost more than twice; the shopper is told that we keep trying. */
export type SavingStatus =
  | ('saved' | 'saving' | 'on this phone' | 'checking' | 'offline')
  | ('signed out' | 'not here' | 'conflict')

/** What the shopper reads about their work; always true. */
export function savingStatus(snapshot: EditingSnapshot): SavingStatus {
  if (snapshot.hasTag('conflict') || snapshot.hasTag('outdated') || isLoadedAgain(snapshot)) {
    return 'conflict'
  }
  if (snapshot.hasTag('offline')) {
    return 'offline'
  }
  if (snapshot.hasTag('signed out')) {
    return 'signed out'
  }
  if (snapshot.hasTag('not here')) {
    return 'not here'
  }
  if (snapshot.hasTag('saving')) {
    return isOverdue(snapshot.context) ? 'checking' : 'saving'
  }
  return snapshot.hasTag('saved') ? 'saved' : 'on this phone'
}

/** The newer design of a conflict is asked for once more: what the shopper was told of stays in sight. */
function isLoadedAgain(snapshot: EditingSnapshot): boolean {
  return snapshot.matches({ saving: { conflict: 'loading' } }) && snapshot.context.problem !== null
}

export function currentDesign({ context }: EditingSnapshot): Design {
  return context.current.design
}

export function canUndo({ context }: EditingSnapshot): boolean {
  return context.current.undo.length > 0
}

export function canRedo({ context }: EditingSnapshot): boolean {
  return context.current.redo.length > 0
}

/** The preview error of the edit that the shop does not answer (B§8); `null` while it answers. */
export function overdueError(snapshot: EditingSnapshot): PreviewErrorCode | null {
  const { base, outbox } = snapshot.context
  const [op] = outbox
  return op && savingStatus(snapshot) === 'checking'
    ? previewErrorOf(op.edit.cmd, 'post', textChangeOf(base.design, op.edit))
    : null
}

/** Whether what the shopper did last, and could undo, is about one of these pages. */
export function isLastChangeOf({ context }: EditingSnapshot, pages: readonly PageId[]): boolean {
  const back = context.current.undo.at(-1)?.edit
  return back !== undefined && pages.some((id) => !back.order.includes(id) || back.pages.some((page) => page.id === id))
}
