import type { Album } from '../../domain/album/album.ts'
import type { EditingDraft } from '../../domain/editing/draft.ts'
import type { TaskId } from '../../domain/ids.ts'
import type { EditorPort } from '../../editor/editor-port.ts'
import type { EditorImages } from './render-resources.ts'

/** What working on a design needs beside its machines. */
export interface DesignPorts {
  /** The canvas; its code is fetched at the first call. */
  loadEditor(): Promise<EditorPort>
  /** The pictures of an album's photos. Whoever asks for them disposes of them. */
  imagesOf(album: Album): EditorImages
  /** Edits of an earlier visit that the server may not have yet; `undefined` when there are none. */
  draftOf(taskId: TaskId): Promise<EditingDraft | undefined>
  /** Drafts of an earlier visit that this app cannot read, as they lie on this phone; asked for after `draftOf`. */
  unreadableDrafts(taskId: TaskId): Promise<readonly unknown[]>
  /** The shopper goes on without them. */
  forgetUnreadable(taskId: TaskId): Promise<void>
  /** The newest revision of a design; `null` when it is not there (any more). */
  revisionOf(taskId: TaskId, signal?: AbortSignal): Promise<number | null>
  /** Asks to be the window of this browser that works on a design; tells whether it is, and when another takes over. */
  lockDesign(taskId: TaskId, tell: (mine: boolean) => void): EditLock
}

/** This window's word on a design. */
export interface EditLock {
  /** Takes the design away from the other window. Settles when it is here. */
  acquire(): Promise<void>
  leave(): void
}
