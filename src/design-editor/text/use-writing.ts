import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Caption, CaptionRole, Design } from '../../../domain/design/design.ts'
import { findPage } from '../../../domain/design/design.ts'
import { roleForNewText } from '../../../domain/design/edits/drawn-edits.ts'
import type { EditRefusal, EditWorld } from '../../../domain/design/world/edit-world.ts'
import type { CaptionId, IdSource, PageId } from '../../../domain/ids.ts'
import { asId } from '../../../domain/ids.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { designOf, toolOf } from '../../../machines/editing/editing.selectors.ts'
import { worldOf } from '../../../machines/editing/optimistic-state.ts'
import { textWritten } from '../edits/page-edits.ts'

/** A text that is being written. */
export interface Writing {
  /** The caption in the field; `null`: nothing is written. */
  readonly caption: { readonly pageId: PageId; readonly caption: Pick<Caption, 'id' | 'role' | 'text'> } | null
  /** The design as it will be with the text typed so far; `null`: as it is. */
  readonly design: Design | null
  /** Why what is typed cannot be an edit. */
  readonly refusal: EditRefusal | null
  /** Writes the first text of a page, or a new one when it has none. */
  start(pageId: PageId): void
  type(text: string): void
  done(text: string): void
  cancel(): void
}

interface Place {
  readonly pageId: PageId
  readonly captionId: CaptionId
}

/** A text that is not on the page yet. */
interface Fresh extends Place {
  readonly role: CaptionRole
}

/** The design with what is typed; a text that is empty for a while keeps its place, and one that is refused is seen too. */
function written(
  design: Design,
  { pageId, captionId }: Place,
  text: string,
  role: CaptionRole | undefined,
  world: EditWorld,
): Pick<Writing, 'design' | 'refusal'> {
  const page = findPage(design, pageId)
  if (!page) {
    return AS_IT_IS
  }
  const verdict = applyEdit(design, { ...textWritten(page, captionId, text, role), text }, world)
  if (verdict.kind === 'applied') {
    return { design: verdict.next, refusal: null }
  }
  const captions = page.captions.map((caption) => (caption.id === captionId ? { ...caption, text } : caption))
  const pages = design.pages.map((one) => (one === page ? { ...page, captions } : one))
  return verdict.reason === 'nothing-to-change' ? AS_IT_IS : { design: { ...design, pages }, refusal: verdict.reason }
}

const AS_IT_IS = { design: null, refusal: null } as const

/** Keeps what is typed until it is an edit, and shows the page with it meanwhile, photos moved as the edit will move them. */
export function useWriting(editing: EditingActor, ids: IdSource): Writing {
  const design = useSelector(editing, designOf)
  const tool = useSelector(editing, toolOf)
  const selection = useSelector(editing, ({ context }) => context.selection)
  const world = useSelector(editing, ({ context }) => context.world)
  const [typed, setTyped] = useState<string | null>(null)
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const place: Place | null = fresh ?? (tool === 'placing text' && selection?.kind === 'caption' ? selection : null)
  const page = place ? findPage(design, place.pageId) : undefined
  const known = page?.captions.find((caption) => caption.id === place?.captionId)
  const caption = known ?? (fresh ? { id: fresh.captionId, role: fresh.role, text: '' } : undefined)

  const text = typed ?? (fresh ? '' : null)
  const shown = useMemo(
    () => (place && text !== null ? written(design, place, text, fresh?.role, worldOf(world)) : AS_IT_IS),
    [design, place, text, fresh, world],
  )
  const stop = () => {
    setTyped(null)
    setFresh(null)
  }
  return {
    caption: page && caption ? { pageId: page.id, caption } : null,
    ...shown,
    start(pageId) {
      const shown = findPage(design, pageId)
      const first = shown?.captions[0]
      if (first) {
        editing.send({ type: 'caption.select', pageId, captionId: first.id })
        editing.send({ type: 'text.start' })
      } else {
        const role = (shown && roleForNewText(shown, worldOf(world))) ?? 'text'
        setFresh({ pageId, captionId: asId<CaptionId>(ids.next()), role })
      }
    },
    type: setTyped,
    done(text) {
      stop()
      if (!page || !place || !caption) {
        return
      }
      const edit = textWritten(page, place.captionId, text, caption.role)
      if (text === caption.text || (fresh && edit.text === null)) {
        editing.send({ type: 'tool.cancel' })
      } else if (fresh) {
        editing.send({ type: 'edit.make', edit })
      } else {
        editing.send({ type: 'text.done', edit })
      }
    },
    cancel() {
      stop()
      if (!fresh) {
        editing.send({ type: 'tool.cancel' })
      }
    },
  }
}
