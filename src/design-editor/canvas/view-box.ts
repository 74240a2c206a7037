import { innerPages } from '../../../domain/design/design.ts'
import { sheetOf } from '../../../domain/design/sheets/sheet.ts'
import type { CloserLook } from '../../../domain/editing/design-place.ts'
import type { Box } from '../../../domain/geometry.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import type { Spreads } from '../hooks/use-spreads.ts'
import type { Writing } from '../text/use-writing.ts'

/** What of the editor is looked at: looked at anew when `key` changes. */
export interface ViewBox {
  readonly key: string
  /** Spread mm; absent: everything. */
  readonly box: Box | undefined
  /** Where the fingers were when these pages were left. */
  readonly closer?: CloserLook | undefined
}

interface Seen {
  readonly document: EditorDocument
  readonly spreads: Spreads
  /** The text that is being written; `null`: none. */
  readonly writing: Writing['caption']
}

/** A text that is written is seen as wide as its page; on a phone the cover shows its front; else all of the editor. */
export function viewBoxOf({ document, spreads, writing }: Seen): ViewBox {
  const { design, world, page } = document
  const { key, mode, closer, drawn } = spreads
  const written = drawn.find((one) => one.pageId === writing?.pageId)
  if (written) {
    const sprite = written.scene.sprites.find((one) => one.id === writing?.caption.id)
    const text = sprite?.kind === 'text' ? sprite.box : undefined
    const face = faceOf(written.scene.width, text)
    const high = Math.max(text?.height ?? 0, face.width * LEAST_HEIGHT)
    const middle = text ? text.y + text.height / 2 : written.scene.height / 2
    const box = { x: written.at.x + face.x, y: written.at.y + middle - high / 2, width: face.width, height: high }
    return { key: `write ${written.pageId} ${text?.y ?? ''}`, box }
  }
  const front =
    mode === 'page' && page?.kind === 'cover'
      ? sheetOf(world.paper, page, innerPages(design).length).panels.front
      : undefined
  return { key, box: front, closer }
}

/** So much of the page around a text is in sight at least, as a share of the width. */
const LEAST_HEIGHT = 0.5

/** The half of a wide sheet that a text lies on, the whole of another one. */
function faceOf(width: number, text: Box | undefined): { readonly x: number; readonly width: number } {
  return text && text.width < width / 2 ? faceAround(width, text) : { x: 0, width }
}

function faceAround(width: number, text: Box): { readonly x: number; readonly width: number } {
  const wide = Math.max(text.width * 1.4, width / 2)
  const x = Math.min(width - wide, Math.max(0, text.x + text.width / 2 - wide / 2))
  return { x, width: wide }
}
