import type { EditingInput } from '../editing/editing.types.ts'
import type { PreviewInput } from '../preview/preview.types.ts'

export interface DesignSessionContext {
  readonly ask: PreviewInput
  /** What editing begins with; `null` while album, product and theme are still fetched. */
  readonly input: EditingInput | null
  /** The revision that the preview was last told of; `null` until editing has begun. */
  readonly reportedRev: number | null
}

/** Everything that editing needs is there. */
export interface DesignSessionEvent {
  readonly type: 'workspace.open'
  readonly input: EditingInput
}
