import { useMemo, useState } from 'react'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../../domain/design/change/edit.ts'
import { type Design, findPage, type Page } from '../../../domain/design/design.ts'
import type { CaptionId } from '../../../domain/ids.ts'
import { styleWhereMoved } from '../../../domain/theme/readable-colour.ts'
import type { Gesture } from '../../../editor/editor-port.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import { editWorld } from '../../../machines/editing/optimistic-state.ts'

type Placed = Extract<Gesture, { kind: 'text.placed' }>
type PlaceEdit = Extract<Edit, { cmd: 'update_text_value' }>

/** A text in the hand. */
export interface TextPlace {
  /** The design with the text where the hand has it; `null`: no text is in the hand. */
  readonly design: Design | null
  take(placed: Placed): void
}

interface TextPlaceSetup {
  readonly design: Design
  readonly world: EditingWorld
  /** Red, green and blue of what lies under a text of a page; `undefined`: it is not known yet. */
  lightUnder(page: Page, captionId: CaptionId): readonly number[] | undefined
  make(edit: Edit, did: { readonly isResized: boolean; readonly isRecoloured: boolean }): void
}

/**
 * Shows a text where the hand has it, and makes one edit of it when it is let go: of its colour too, where it would be read
 * worse than where it stood.
 */
export function useTextPlace({ design, world, lightUnder, make }: TextPlaceSetup): TextPlace {
  const [held, setHeld] = useState<Placed | null>(null)
  const seen = useMemo(() => {
    const edit = held && editOf(design, held)
    return edit ? after(design, edit, world) : null
  }, [design, held, world])
  const styleThere = (edit: PlaceEdit) => {
    const [before, there] = [design, after(design, edit, world)].map((one) => one && findPage(one, edit.pageId))
    const caption = before?.captions.find(({ id }) => id === edit.captionId)
    const [from, to] = [before, there].map((page) => page && lightUnder(page, edit.captionId))
    return caption && from && to ? styleWhereMoved(world.theme, caption, { from, to }) : undefined
  }
  return {
    design: seen,
    take(placed) {
      setHeld(placed.isHeld ? placed : null)
      const edit = placed.isHeld ? undefined : editOf(design, placed)
      if (edit) {
        const style = styleThere(edit)
        make(style ? { ...edit, style } : edit, {
          isResized: placed.from.width !== placed.to.width || placed.from.height !== placed.to.height,
          isRecoloured: style !== undefined,
        })
      }
    },
  }
}

function after(design: Design, edit: Edit, world: EditingWorld): Design | null {
  const verdict = applyEdit(design, edit, editWorld(world))
  return verdict.kind === 'applied' ? verdict.next : null
}

/** The box of a caption counts from its panel, which of a cover lies anywhere on the sheet: it moves by as much. */
function editOf(design: Design, { pageId, captionId, from, to }: Placed): PlaceEdit | undefined {
  const caption = findPage(design, pageId)?.captions.find(({ id }) => id === captionId)
  if (!caption || (from.x === to.x && from.y === to.y && from.width === to.width && from.height === to.height)) {
    return undefined
  }
  const { role, panel, text, box } = caption
  return {
    ...{ cmd: 'update_text_value', pageId, captionId, role, panel, text },
    box: { x: box.x + to.x - from.x, y: box.y + to.y - from.y, width: to.width, height: to.height },
  }
}
