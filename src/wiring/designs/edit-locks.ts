import type { TaskId } from '../../../domain/ids.ts'
import type { EditLock } from '../../ports/design-ports.ts'

/**
 * Which window of this browser works on which design, by the browser's own locks: a window that is closed or killed
 * lets go by itself.
 *
 * A browser without locks lets every window work; nothing is lost there either, because the shop refuses an edit that
 * was made on an older revision.
 */
export interface EditLocks {
  claim(taskId: TaskId, tell: (mine: boolean) => void): EditLock
  /** Whether this window may write the draft of a design: not after another window has taken it. */
  mayKeep(taskId: TaskId): boolean
}

export function editLocks(locks: LockManager | null = navigator.locks ?? null): EditLocks {
  const lost = new Set<TaskId>()
  return {
    mayKeep: (taskId) => !lost.has(taskId),
    claim(taskId, tell) {
      lost.delete(taskId)
      if (!locks) {
        tell(true)
        return { acquire: () => Promise.resolve(), leave: () => undefined }
      }
      const name = `keepsake-design:${taskId}`
      let letGo: () => void = () => undefined
      let left = false
      const hold = (options: LockOptions) =>
        new Promise<boolean>((answer) => {
          locks
            .request(name, options, (lock) => {
              if (!lock || left) {
                answer(false)
                return undefined
              }
              answer(true)
              return new Promise<void>((resolve) => {
                letGo = resolve
              })
            })
            .catch(() => {
              // Another window took it: whatever this one still has to say, the draft is that window's now.
              answer(false)
              lost.add(taskId)
              if (!left) {
                tell(false)
              }
            })
        })
      /** Who has left asks for nothing more: for a moment it would have what is claimed anew. */
      const holdStill = async () => !left && (await hold({ ifAvailable: true }))
      const ask = async () => {
        const mine = (await hold({ ifAvailable: true })) || (await afterAMoment(holdStill))
        if (!left) {
          tell(mine)
        }
      }
      void ask()
      return {
        acquire: async () => {
          await hold({ steal: true })
        },
        leave() {
          left = true
          letGo()
        },
      }
    },
  }
}

/** A page that is just being left or reloaded lets its lock go a moment later, ms. */
const LETTING_GO = 250

async function afterAMoment(work: () => Promise<boolean>): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, LETTING_GO))
  return work()
}
