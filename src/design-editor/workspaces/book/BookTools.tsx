import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { onAllCards } from '../../../../domain/design/change/card-fit.ts'
import type { Edit } from '../../../../domain/design/change/edit.ts'
import { type ShuffleStop, shuffleStop } from '../../../../domain/design/change/shuffle-stop.ts'
import { type Design, findPage } from '../../../../domain/design/design.ts'
import type { CaptionId, PageId } from '../../../../domain/ids.ts'
import { textChoices } from '../../../../domain/theme/text-choices.ts'
import type { EditingActor } from '../../../../machines/editing/editing.machine.ts'
import type { Selection } from '../../../../machines/editing/editing.types.ts'
import { leafWords } from '../../../messages/leaf-words.ts'
import { SHUFFLE_STOPS } from '../../../messages/shuffle-stops.ts'
import type { EditorFonts } from '../../../ports/render-resources.ts'
import { textWritten } from '../../edits/page-edits.ts'
import type { SelectedPhoto } from '../../edits/selected-photo.ts'
import type { EditCommands } from '../../hooks/use-commands.ts'
import type { EditorDocument } from '../../hooks/use-document.ts'
import { usePhotoActs } from '../../shell/use-photo-acts.ts'
import { CaptionTools } from '../../tools/CaptionTools.tsx'
import { PageTools } from '../../tools/PageTools.tsx'
import { PhotoTools } from '../../tools/PhotoTools.tsx'
import { SwapTools } from '../../tools/SwapTools.tsx'

interface BookToolsProps {
  readonly document: EditorDocument
  readonly fonts: EditorFonts
  readonly selection: Selection | null
  readonly selected: SelectedPhoto | undefined
  readonly swapping: boolean
  readonly make: EditCommands['make']
  readonly editing: EditingActor
  /** Writes a text of a page. Absent: nothing is written on this design. */
  readonly onWrite: ((pageId: PageId) => void) | undefined
  /** Writes one more text on a page that has one. */
  readonly onAddText: ((pageId: PageId) => void) | undefined
  onLayout(): void
  onPhotos(): void
  /** Asks for the page that the selected photo moves to. */
  onMove(): void
}

/** The bar at the bottom: tools of what is selected, else those of the page. */
export function BookTools(props: BookToolsProps) {
  const { document, selection, selected, editing, make, onWrite, onAddText } = props
  const { t, i18n } = useLingui()
  const { design, page } = document
  const words = leafWords(design)
  const stop = useShuffleStop(document)
  if (props.swapping) {
    return <SwapTools says={i18n._(words.swapWith)} onCancel={() => editing.send({ type: 'tool.cancel' })} />
  }
  if (selection?.kind === 'slot' && selected) {
    return <SlotTools {...{ editing, document, make }} onMove={props.onMove} photo={selected} />
  }
  if (selection?.kind === 'caption') {
    const { pageId, captionId } = selection
    const everywhere = repeated(document, pageId, captionId)
    const shown = findPage(design, pageId)
    const caption = shown?.captions.find(({ id }) => id === captionId)
    if (!shown || !caption) {
      return null
    }
    return (
      <CaptionTools
        key={captionId}
        look={{ own: caption.style ?? {}, choices: textChoices(document.world.theme, caption.role) }}
        fonts={props.fonts}
        onLook={(style) =>
          make({ ...textWritten(shown, captionId, caption.text), text: caption.text, style }, t`Text style changed`)
        }
        onWrite={() => editing.send({ type: 'text.start' })}
        onAdd={onAddText && (() => onAddText(pageId))}
        areCards
        onAll={everywhere && (() => make(everywhere, t`Added to all cards`))}
        onRemove={() =>
          make({ cmd: 'page_del_objs', pageId, slotIds: [], captionIds: [captionId] }, i18n._(words.textOff))
        }
      />
    )
  }
  return (
    <PageTools
      noShuffle={stop && i18n._(SHUFFLE_STOPS[stop])}
      onLayout={props.onLayout}
      onShuffle={() => page && make({ cmd: 'shuff', pageId: page.id }, i18n._(words.laidOut))}
      onText={onWrite && (() => page && onWrite(wordsPage(design, page.id)))}
      onAddText={page && page.captions.length > 0 && onAddText ? () => onAddText(page.id) : undefined}
      onPhotos={props.onPhotos}
      onPages={() => editing.send({ type: 'pages.arrange' })}
      months={design.calendar !== undefined}
      says={{ tools: i18n._(words.tools), all: i18n._(words.all), allShort: i18n._(words.allShort) }}
    />
  )
}

/** Looked for after the page is shown: a page of many photos has many ways. */
function useShuffleStop(document: EditorDocument): ShuffleStop | undefined {
  const { design, page, photoBook, world } = useDeferredValue(document)
  return useMemo(
    () => (page ? shuffleStop(design, page.id, { ...world, photos: photoBook }) : 'cover'),
    [design, page, photoBook, world],
  )
}

/** The words of this back on all the others; absent where they are there already. */
function repeated(
  { design, photoBook, world }: EditorDocument,
  pageId: PageId,
  captionId: CaptionId,
): Edit | undefined {
  const page = findPage(design, pageId)
  const caption = page?.captions.find(({ id }) => id === captionId)
  if (page?.kind !== 'back' || !caption || caption.text === '') {
    return undefined
  }
  const { role } = caption
  return role === 'text' || role === 'address'
    ? onAllCards(design, { ...caption, role }, { ...world, photos: photoBook })
    : undefined
}

/** Words of a card are written on its back. */
function wordsPage(design: Design, pageId: PageId): PageId {
  const at = design.pages.findIndex(({ id }) => id === pageId)
  const behind = design.pages[at + 1]
  return design.pages[at]?.kind !== 'back' && behind?.kind === 'back' && behind.sheet ? behind.id : pageId
}

interface SlotToolsProps extends Pick<BookToolsProps, 'editing' | 'make' | 'document' | 'onMove'> {
  readonly photo: SelectedPhoto
}

function SlotTools({ photo, ...setup }: SlotToolsProps) {
  const { i18n } = useLingui()
  const acts = usePhotoActs(setup)
  const another = i18n._(leafWords(setup.document.design).another)
  return <PhotoTools blank={!photo.placement} locked={photo.slot.locked} elsewhere={another} {...acts(photo)} />
}
