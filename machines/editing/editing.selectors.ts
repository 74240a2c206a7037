import type { SnapshotFrom } from 'xstate'
import type { Design } from '../../domain/design/design.ts'
import type { editingMachine } from './editing.machine.ts'

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
export type SavingStatus = 'saved' | 'saving' | 'on this phone' | 'checking' | 'offline' | 'conflict'

/** What the shopper reads about their work; always true. */
export function savingStatus(snapshot: EditingSnapshot): SavingStatus {
  if (snapshot.hasTag('conflict') || snapshot.hasTag('outdated')) {
    return 'conflict'
  }
  if (snapshot.hasTag('offline')) {
    return 'offline'
  }
  if (snapshot.hasTag('saving')) {
    return snapshot.context.tries > 2 ? 'checking' : 'saving'
  }
  return snapshot.hasTag('saved') ? 'saved' : 'on this phone'
}

export function designOf({ context }: EditingSnapshot): Design {
  return context.current.design
}

export function canUndo({ context }: EditingSnapshot): boolean {
  return context.current.undo.length > 0
}

export function canRedo({ context }: EditingSnapshot): boolean {
  return context.current.redo.length > 0
}
