import { type EditorState, HISTORY_MAX } from './editor-state.ts'
import type { Op } from './op.ts'

/** A step of the history by whose it is: it stays itself while it is undone, done again and drawn on another design. */
export type StepMark = `base ${string}` | `op ${string}`

/** The marks of a history, those that are undone or done again first at the end. */
export interface HistoryMarks {
  readonly undo: readonly StepMark[]
  readonly redo: readonly StepMark[]
}

/** Steps of a base are counted from the newest: a newer design keeps the last of them (`rebaseOnto`). */
export function marksOfBase({ undo, redo }: Pick<EditorState, 'undo' | 'redo'>): HistoryMarks {
  const marks = (kind: 'undo' | 'redo', count: number) =>
    Array.from({ length: count }, (_, at): StepMark => `base ${kind} ${count - at}`)
  return { undo: marks('undo', undo.length), redo: marks('redo', redo.length) }
}

/** Which steps each op of an outbox has made or moved, where it was done. */
export function marksOfOps(base: EditorState, outbox: readonly Op[]): readonly (readonly StepMark[])[] {
  let marks = marksOfBase(base)
  return outbox.map(({ action, times = 1, overtaken }, at) => {
    const ofOp =
      action === 'edit'
        ? Array.from({ length: overtaken.length + 1 }, (_, step): StepMark => `op ${at} ${step}`)
        : marks[action].slice(-times)
    marks = marksAfter(marks, action, ofOp)
    return ofOp
  })
}

/** The marks after an op that has made these steps, or has moved these last ones. */
export function marksAfter(
  { undo, redo }: HistoryMarks,
  action: Op['action'],
  ofOp: readonly StepMark[],
): HistoryMarks {
  const pushed = (marks: readonly StepMark[]) => [...marks, ...ofOp].slice(-HISTORY_MAX)
  const moved = (marks: readonly StepMark[]) => [...marks, ...ofOp.toReversed()].slice(-HISTORY_MAX)
  switch (action) {
    case 'edit':
      return { undo: pushed(undo), redo: [] }
    case 'undo':
      return { undo: undo.slice(0, undo.length - ofOp.length), redo: moved(redo) }
    case 'redo':
      return { undo: moved(undo), redo: redo.slice(0, redo.length - ofOp.length) }
  }
}

/** What an undo or a redo can still move of what it was made for. */
export type StillThere =
  | { readonly kind: 'there'; readonly marks: readonly StepMark[] }
  /** The edits that it meant are lost: so is it, without a word of its own. */
  | { readonly kind: 'gone' }
  /** A step that was saved is not in the newer design's history, or something lies above it. */
  | { readonly kind: 'lost' }

export function stillThere(marks: readonly StepMark[], meant: readonly StepMark[]): StillThere {
  const there = meant.filter((mark) => marks.includes(mark))
  const isMissed = meant.some((mark) => mark.startsWith('base') && !there.includes(mark))
  const last = marks.slice(marks.length - there.length)
  if (isMissed || there.some((mark, at) => mark !== last[at])) {
    return { kind: 'lost' }
  }
  return there.length === 0 ? { kind: 'gone' } : { kind: 'there', marks: there }
}
