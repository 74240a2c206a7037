import { useMemo, useState } from 'react'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../../domain/design/change/edit.ts'
import { type Design, findPage } from '../../../domain/design/design.ts'
import type { Gesture } from '../../../editor/editor-port.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import { worldOf } from '../../../machines/editing/optimistic-state.ts'

type Placed = Extract<Gesture, { kind: 'text.placed' }>

/** A text in the hand. */
export interface TextPlace {
  /** The design with the text where the hand has it; `null`: no text is in the hand. */
  readonly design: Design | null
  take(placed: Placed): void
}

/** Shows a text where the hand has it, and makes one edit of it when it is let go. */
export function useTextPlace(
  design: Design,
  world: EditingWorld,
  make: (edit: Edit, isResized: boolean) => void,
): TextPlace {
  const [held, setHeld] = useState<Placed | null>(null)
  const seen = useMemo(() => {
    const edit = held && editOf(design, held)
    const verdict = edit && applyEdit(design, edit, worldOf(world))
    return verdict?.kind === 'applied' ? verdict.next : null
  }, [design, held, world])
  return {
    design: seen,
    take(placed) {
      setHeld(placed.isHeld ? placed : null)
      const edit = placed.isHeld ? undefined : editOf(design, placed)
      if (edit) {
        make(edit, placed.from.width !== placed.to.width || placed.from.height !== placed.to.height)
      }
    },
  }
}

/** The box of a caption counts from its panel, which of a cover lies anywhere on the sheet: it moves by as much. */
function editOf(design: Design, { pageId, captionId, from, to }: Placed): Edit | undefined {
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
