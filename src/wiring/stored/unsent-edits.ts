import type { TaskId } from '../../../domain/ids.ts'
import { draftsStore, hasUnsentEdits } from './design-drafts.ts'

/** Of these designs, those that have edits on this phone which the shop lacks: it would print what it has. */
export type UnsentEdits = (designs: readonly TaskId[]) => Promise<ReadonlySet<TaskId>>

export function unsentEdits(): UnsentEdits {
  const base = draftsStore()
  return async (designs) => {
    const unsent = new Set<TaskId>()
    try {
      for (const taskId of new Set(designs)) {
        if (hasUnsentEdits(await (await base()).get('drafts', taskId))) {
          unsent.add(taskId)
        }
      }
    } catch {
      // A phone that keeps nothing holds no edits back.
    }
    return unsent
  }
}
