import { innerPages } from '../../../domain/design/design.ts'
import { sheetOf } from '../../../domain/design/sheets/sheet.ts'
import type { CloseUp } from '../../../domain/editing/design-place.ts'
import type { Box } from '../../../domain/geometry.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import type { Spreads } from '../hooks/use-spreads.ts'

/** What of the editor is looked at: looked at anew when `key` changes. */
export interface ViewBox {
  readonly key: string
  /** Spread mm; absent: everything. */
  readonly box: Box | undefined
  /** Where the fingers were when these pages were left. */
  readonly closer?: CloseUp | undefined
}

/** On a phone the cover shows its front; else all of the editor is seen. */
export function viewBoxOf({ design, world, page }: EditorDocument, { key, mode, closer }: Spreads): ViewBox {
  const front =
    mode === 'page' && page?.kind === 'cover'
      ? sheetOf(world.paper, page, innerPages(design).length).panels.front
      : undefined
  return { key, box: front, closer }
}
