import { type DBSchema, openDB } from 'idb'
import type { EditingDraft } from '../../../domain/editing/draft.ts'
import type { TaskId } from '../../../domain/ids.ts'
import { newId } from '../../lib/new-id.ts'
import { type ConnectionEnds, openedOnce } from './opened-once.ts'

/** Designs under work, on this phone: what the server does not have yet survives a reload. */
export interface DesignDrafts {
  /**
   * A draft that could not be read is set aside first, never written over.
   *
   * @throws the browser's fault when the phone's storage is full or closed.
   */
  store(draft: EditingDraft): Promise<void>
  /** `undefined` when there is none, when nobody can read it, or when this browser keeps nothing. */
  find(taskId: TaskId): Promise<EditingDraft | undefined>
  /** Drafts of a design that nobody can read, as they lie here; asked for after `find`. */
  unreadable(taskId: TaskId): Promise<readonly unknown[]>
  /** The shopper goes on without them. */
  forgetUnreadable(taskId: TaskId): Promise<void>
  /** Drafts with nothing in them that the server lacks go. */
  forgetSent(): Promise<void>
}

interface DraftsSchema extends DBSchema {
  /** The draft of a design under its id; under `id/...` what could not be read and was set aside. */
  readonly drafts: { readonly key: string; readonly value: unknown }
}

const NAME = 'keepsake-designs'

/** Where they lie, opened when it is first asked for. */
export function draftsStore() {
  return openedOnce(open)
}

export function designDrafts(): DesignDrafts {
  const base = draftsStore()
  /** Designs whose draft lies in its place and cannot be read. */
  const unread = new Set<TaskId>()
  return {
    store: async (draft) => {
      const transaction = (await base()).transaction('drafts', 'readwrite', { durability: 'strict' })
      if (unread.has(draft.taskId)) {
        await transaction.store.add(await transaction.store.get(draft.taskId), `${draft.taskId}/${newId()}`)
      }
      try {
        await transaction.store.put(draft, draft.taskId)
        await transaction.done
      } catch (fault) {
        // The one of before would say for ever that the shop lacks its edits.
        if (draft.outbox.length === 0) {
          await (await base()).delete('drafts', draft.taskId)
        }
        throw fault
      }
      unread.delete(draft.taskId)
    },
    find: async (taskId) => {
      const stored = await storedDraft(taskId)
      const draft = stored === undefined ? undefined : await opened(stored)
      if (stored !== undefined && !draft) {
        unread.add(taskId)
      }
      return draft
    },
    unreadable: async (taskId) => {
      const inPlace = unread.has(taskId) ? [await storedDraft(taskId)] : []
      try {
        return [...inPlace, ...(await (await base()).getAll('drafts', setAside(taskId)))]
      } catch {
        return inPlace
      }
    },
    forgetUnreadable: async (taskId) => {
      const transaction = (await base()).transaction('drafts', 'readwrite')
      await transaction.store.delete(setAside(taskId))
      if (unread.has(taskId)) {
        await transaction.store.delete(taskId)
      }
      await transaction.done
      unread.delete(taskId)
    },
    forgetSent: async () => {
      try {
        const transaction = (await base()).transaction('drafts', 'readwrite')
        let draft = await transaction.store.openCursor()
        while (draft) {
          if (isSent(draft.value)) {
            await draft.delete()
          }
          draft = await draft.continue()
        }
        await transaction.done
      } catch {
        // A phone that keeps nothing has nothing to forget.
      }
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

/** Of a draft that nobody can read it is not known: it stays. */
function isSent(stored: unknown): boolean {
  return outboxOf(stored)?.length === 0
}

/** Whether a draft as it lies here has edits that the shop lacks; not known, and not said, of one that nobody can read. */
export function hasUnsentEdits(stored: unknown): boolean {
  const outbox = outboxOf(stored)
  return outbox !== undefined && outbox.length > 0
}

function outboxOf(stored: unknown): readonly unknown[] | undefined {
  const outbox: unknown = Reflect.get(Object(stored), 'outbox')
  return Array.isArray(outbox) ? outbox : undefined
}

function setAside(taskId: TaskId): IDBKeyRange {
  return IDBKeyRange.bound(`${taskId}/`, `${taskId}/\uffff`)
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
function open(ends: ConnectionEnds<DraftsSchema>) {
  return openDB<DraftsSchema>(NAME, 2, {
    ...ends,
    upgrade: (database) => {
      if (!database.objectStoreNames.contains('drafts')) {
        database.createObjectStore('drafts')
      }
    },
  })
}
