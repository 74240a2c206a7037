import { type DesignPlace, readPlace } from '../../../domain/editing/design-place.ts'
import type { TaskId } from '../../../domain/ids.ts'

const keyOf = (taskId: TaskId) => `keepsake.place.${taskId}`

/** Where the shopper is in a design, for this visit: what is told changes, the rest stays. */
export function storePlace(taskId: TaskId, change: Partial<DesignPlace>): void {
  try {
    window.sessionStorage.setItem(keyOf(taskId), JSON.stringify({ ...storedPlace(taskId), ...change }))
  } catch {
    // Full or closed: the design opens at its first page again.
  }
}

export function storedPlace(taskId: TaskId): DesignPlace {
  try {
    return readPlace(window.sessionStorage.getItem(keyOf(taskId)))
  } catch {
    // A closed storage holds nothing.
    return readPlace(null)
  }
}

/** The design is gone. */
export function forgetPlace(taskId: TaskId): void {
  try {
    window.sessionStorage.removeItem(keyOf(taskId))
  } catch {
    // What was not kept need not be forgotten.
  }
}
