import { useLingui } from '@lingui/react/macro'
import type { ActorRefFrom } from 'xstate'
import type { SlotAddress } from '../../../../domain/design/design.ts'
import { type Design, findPage, type Slot } from '../../../../domain/design/design.ts'
import type { Edit } from '../../../../domain/design/edit.ts'
import { flipped, turned } from '../../../../domain/design/placing/crop.ts'
import { onAllCards } from '../../../../domain/design/sheets/card-fit.ts'
import type { CaptionId, PageId } from '../../../../domain/ids.ts'
import type { editingMachine } from '../../../../machines/editing/editing.machine.ts'
import type { DesignSession } from '../../hooks/use-design-session.ts'
import { photoLockToggled, photoRemoved, photosOfPage, photoTransformed } from '../../pages/page-edits.ts'
import { PhotoTools } from '../../photos/PhotoTools.tsx'
import { CaptionTools } from '../../text/CaptionTools.tsx'
import { DeskBar } from './PageTools.tsx'

interface BookToolsProps {
  readonly session: DesignSession
  readonly editing: ActorRefFrom<typeof editingMachine>
  readonly confirming: boolean
  onPhotos(): void
  onConfirm(): void
}

/** The bar at the bottom: tools of what is selected, else those of the page. */
export function BookTools({ session, editing, confirming, onPhotos, onConfirm }: BookToolsProps) {
  const { t } = useLingui()
  const { selection, selected, design, make, page, snapshot } = session
  if (selection?.kind === 'slot' && selected) {
    return <SlotTools session={session} editing={editing} at={selection.at} slot={selected.slot} />
  }
  if (selection?.kind === 'caption') {
    const { pageId, captionId } = selection
    const everywhere = repeated(session, pageId, captionId)
    return (
      <CaptionTools
        onWrite={() => editing.send({ type: 'text.start' })}
        onAll={everywhere && (() => make(everywhere, t`Written on all cards`))}
        onRemove={() =>
          make({ cmd: 'page_del_objs', pageId, slotIds: [], captionIds: [captionId] }, t`Text taken off the page`)
        }
      />
    )
  }
  const { pageId } = snapshot.context
  const shuffling = design.pages.find((one) => one.id === pageId)
  return (
    <DeskBar
      canShuffle={shuffling !== undefined && shuffling.kind !== 'cover' && photosOfPage(shuffling).length > 0}
      confirming={confirming}
      onShuffle={() => make({ cmd: 'shuff', pageId }, t`Page laid out anew`)}
      onText={() => session.writing.start(wordsPage(design, page?.id ?? pageId))}
      onPhotos={onPhotos}
      onPages={() => editing.send({ type: 'pages.arrange' })}
      months={design.calendar !== undefined}
      onConfirm={onConfirm}
    />
  )
}

/** The words of this back on all the others; absent where they are there already. */
function repeated({ design, book, world }: DesignSession, pageId: PageId, captionId: CaptionId): Edit | undefined {
  const page = findPage(design, pageId)
  const caption = page?.captions.find(({ id }) => id === captionId)
  if (page?.kind !== 'back' || !caption || caption.text === '') {
    return undefined
  }
  return caption.role === 'text' || caption.role === 'address'
    ? onAllCards(design, caption.role, caption.text, { ...world, photos: book })
    : undefined
}

/** Words of a card are written on its back. */
function wordsPage(design: Design, pageId: PageId): PageId {
  const at = design.pages.findIndex(({ id }) => id === pageId)
  const behind = design.pages[at + 1]
  return design.pages[at]?.kind !== 'back' && behind?.kind === 'back' && behind.sheet ? behind.id : pageId
}

interface SlotToolsProps extends Pick<BookToolsProps, 'session' | 'editing'> {
  readonly at: SlotAddress
  readonly slot: Slot
}

function SlotTools({ session, editing, at, slot }: SlotToolsProps) {
  const { t } = useLingui()
  const { make, design, placement, source } = session
  return (
    <PhotoTools
      blank={!placement}
      locked={slot.locked}
      onCrop={() => editing.send({ type: 'crop.start' })}
      onRotate={() => {
        if (placement && source) {
          make(photoTransformed(at, turned(placement, source, slot.box, 1)), t`Photo rotated`)
        }
      }}
      onFlip={() => {
        if (placement) {
          make(photoTransformed(at, flipped(placement, 'h')), t`Photo flipped`)
        }
      }}
      onChange={() => editing.send({ type: 'photo.choose' })}
      onSwap={() => editing.send({ type: 'swap.start' })}
      onLock={() => make(photoLockToggled(design, at), slot.locked ? t`Photo unlocked` : t`Photo locked`)}
      onRemove={() => make(photoRemoved(design, at), t`Photo taken off the page`)}
    />
  )
}
