import type { Album } from '../domain/album/album.ts'
import type { TaskId } from '../domain/ids.ts'
import type { EditorPort } from '../editor/editor-port.ts'
import type { EditingDraft } from '../machines/editing/editing.types.ts'
import type { EditorImages } from './studio.ts'

/** What working on a design needs beside its machines. */
export interface DesignPorts {
  /** The canvas; its code is fetched at the first call. */
  loadEditor(): Promise<EditorPort>
  /** The pictures of an album's photos. Whoever asks for them disposes of them. */
  imagesOf(album: Album): EditorImages
  /** Edits of an earlier visit that the server may not have yet; `undefined` when there are none. */
  draftOf(taskId: TaskId): Promise<EditingDraft | undefined>
}
