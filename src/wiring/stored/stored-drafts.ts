import { type DBSchema, openDB } from 'idb'
import type { AlbumId } from '../../../domain/ids.ts'
import { type OrderReference, referenceKey } from '../../../domain/navigation/decide-entry.ts'
import type { StoredDraft } from '../../ports/ec-ports.ts'
import { type ConnectionEnds, openedOnce } from './opened-once.ts'

/** Things of links' orders that were begun on this phone. */
export interface StoredDrafts {
  of(reference: OrderReference): Promise<readonly StoredDraft[]>
  store(draft: StoredDraft): Promise<void>
  drop(reference: OrderReference, subs: readonly string[]): Promise<void>
  byAlbum(aid: AlbumId): Promise<StoredDraft | undefined>
  /** The shopper signs out. */
  forgetAll(): Promise<void>
}

interface DraftsSchema extends DBSchema {
  readonly drafts: {
    readonly key: string
    readonly value: StoredDraft & { readonly order: string }
    readonly indexes: { readonly order: string; readonly aid: string }
  }
}

// All of it can be found again in the shop (albums by name, designs by album): a phone that keeps nothing works too.
export function storedDrafts(): StoredDrafts {
  const base = openedOnce(open)
  return {
    of: async (reference) => {
      try {
        return await (await base()).getAllFromIndex('drafts', 'order', referenceKey(reference))
      } catch {
        return []
      }
    },
    store: async (draft) => {
      try {
        const order = referenceKey(draft.reference)
        await (await base()).put('drafts', { ...draft, order }, `${order}/${draft.sub}`)
      } catch {
        // Private windows and full phones: see above.
      }
    },
    drop: async (reference, subs) => {
      try {
        const open = await base()
        await Promise.all(subs.map((sub) => open.delete('drafts', `${referenceKey(reference)}/${sub}`)))
      } catch {
        // Nothing was kept, nothing is to drop.
      }
    },
    byAlbum: async (aid) => {
      try {
        return await (await base()).getFromIndex('drafts', 'aid', aid)
      } catch {
        return undefined
      }
    },
    forgetAll: async () => {
      try {
        await (await base()).clear('drafts')
      } catch {
        // Nothing was kept, nothing is to forget.
      }
    },
  }
}

function open(ends: ConnectionEnds<DraftsSchema>) {
  return openDB<DraftsSchema>('keepsake-links', 1, {
    ...ends,
    upgrade: (database) => {
      const drafts = database.createObjectStore('drafts')
      drafts.createIndex('order', 'order')
      drafts.createIndex('aid', 'aid')
    },
  })
}
