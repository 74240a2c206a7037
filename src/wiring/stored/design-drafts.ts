import { type DBSchema, openDB } from 'idb'
import { freshEditorState } from '../../../domain/editing/editor-state.ts'
import type { TaskId } from '../../../domain/ids.ts'
import type { EditingDraft } from '../../../machines/editing/editing.types.ts'
import { openedOnce } from './opened-once.ts'

/** Designs under work, on this phone: what the server does not have yet survives a reload. */
export interface DesignDrafts {
  /** @throws the browser's fault when the phone's storage is full or closed. */
  keep(draft: EditingDraft): Promise<void>
  /** `undefined` when there is none, or when this browser keeps nothing. */
  find(taskId: TaskId): Promise<EditingDraft | undefined>
}

interface DraftsSchema extends DBSchema {
  readonly drafts: { readonly key: string; readonly value: EditingDraft }
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
      try {
        return await (await base()).get('drafts', taskId)
      } catch {
        // A phone that can keep nothing has kept nothing: the server's design is the newest there is.
        return undefined
      }
    },
  }
}

function open() {
  return openDB<DraftsSchema>(NAME, 2, {
    upgrade: async (database, before, _now, transaction) => {
      if (before < 1) {
        database.createObjectStore('drafts')
        return
      }
      // Steps of version 1 are not those of today: what was not sent stays as plain edits, without its history.
      for await (const cursor of transaction.objectStore('drafts')) {
        const { base, outbox, ...draft } = cursor.value
        await cursor.update({
          ...draft,
          base: freshEditorState(base.design),
          outbox: outbox.map(({ opId, edit }) => ({ opId, edit, action: 'edit', overtaken: [] })),
        })
      }
    },
  })
}
