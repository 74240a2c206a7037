import { type DBSchema, openDB } from 'idb'
import type { EditingDraft } from '../../../domain/editing/draft.ts'
import type { TaskId } from '../../../domain/ids.ts'
import { openedOnce } from './opened-once.ts'

/** Designs under work, on this phone: what the server does not have yet survives a reload. */
export interface DesignDrafts {
  /** @throws the browser's fault when the phone's storage is full or closed. */
  keep(draft: EditingDraft): Promise<void>
  /** `undefined` when there is none, or when this browser keeps nothing. */
  find(taskId: TaskId): Promise<EditingDraft | undefined>
}

interface DraftsSchema extends DBSchema {
  readonly drafts: { readonly key: string; readonly value: unknown }
}

const NAME = 'keepsake-designs'

export function designDrafts(): DesignDrafts {
  const base = openedOnce(open)
  return {
    keep: async (draft) => {
      const transaction = (await base()).transaction('drafts', 'readwrite', { durability: 'strict' })
      await transaction.store.put(draft, draft.taskId)
      await transaction.done
    },
    find: async (taskId) => {
      const stored = await storedDraft(taskId)
      return stored === undefined ? undefined : await opened(stored)
    },
  }

  async function storedDraft(taskId: TaskId): Promise<unknown> {
    try {
      return await (await base()).get('drafts', taskId)
    } catch {
      // A phone that can keep nothing has kept nothing: the server's design is the newest there is.
      return undefined
    }
  }
}

/** A draft that nobody can read keeps nobody from the shop's design; its code knows every edit, and comes with the editor. */
async function opened(stored: unknown): Promise<EditingDraft | undefined> {
  const { openDraft } = await import('../../../domain/editing/draft.ts')
  try {
    return openDraft(stored)
  } catch (fault) {
    reportError(fault)
    return undefined
  }
}

/** The number only makes the store; of which version a draft is, it says itself (`domain/editing/draft.ts`). */
function open() {
  return openDB<DraftsSchema>(NAME, 2, {
    upgrade: (database) => {
      if (!database.objectStoreNames.contains('drafts')) {
        database.createObjectStore('drafts')
      }
    },
  })
}
