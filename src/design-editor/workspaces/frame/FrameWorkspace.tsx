import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Page } from '../../../../domain/design/design.ts'
import { flipped } from '../../../../domain/design/placing/crop.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { refuseFramesOf } from '../../../../domain/order/decide-order.ts'
import { isBook, pageFormat, sheetFormatOf } from '../../../../domain/product/paper.ts'
import { sideBySide } from '../../../../editor/spread.ts'
import type { EditingActor } from '../../../../machines/editing/editing.machine.ts'
import { localised } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useEditorPort } from '../../canvas/use-editor-port.ts'
import { CropCanvas } from '../../crop/CropCanvas.tsx'
import { CropTools } from '../../crop/CropTools.tsx'
import { useCrop } from '../../crop/use-crop.ts'
import { fitChosen, fitForAll, frameTurned, photoTurned } from '../../edits/fit-edits.ts'
import { photoTransformed } from '../../edits/page-edits.ts'
import { type EditCommands, useCommands } from '../../hooks/use-commands.ts'
import { type EditorDocument, useDocument } from '../../hooks/use-document.ts'
import { useSize } from '../../hooks/use-size.ts'
import { useWantedPictures } from '../../hooks/use-wanted-pictures.ts'
import { FitChoice } from '../../photos/FitChoice.tsx'
import { PrintQuality } from '../../photos/PrintQuality.tsx'
import { CanvasArea } from '../../shell/CanvasArea.tsx'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorShell } from '../../shell/EditorShell.tsx'
import { useOrderFlow } from '../../shell/use-order-flow.ts'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import { FramePicture } from './FramePicture.tsx'
import styles from './FrameWorkspace.module.css'
import { useWood } from './use-wood.ts'

/** Photos in their frame, wood and card around them: how they sit, moved and cropped, and the wood. */
export function FrameWorkspace(props: WorkspaceProps) {
  const { editing, resources, product, dpiRatio, onConfirm } = props
  const { t } = useLingui()
  const document = useDocument({ editing, resources })
  const commands = useCommands(editing)
  const order = useOrderFlow({ editing, document, commands, resources, dpiRatio, onConfirm })
  const [host, room] = useSize<HTMLDivElement>()
  const [asked, setAsked] = useState(false)
  const taskId = useSelector(editing, ({ context }) => context.taskId)
  const rev = useSelector(editing, ({ context }) => context.rev)
  const wood = useWood(product, taskId, rev)
  const { design, world } = document
  const page = document.page ?? design.pages[0]
  const frames = refuseFramesOf(product, design)
  // All frames are in sight at once: each is wanted sharp.
  useWantedPictures(resources.images, design.pages, design.pages)
  const editor = useEditorPort(resources)
  const crop = useCrop({ editing, document, resources, onCropped: () => commands.announce(t`Photo cropped`) })
  const cropped = crop && design.pages.find(({ id }) => id === crop.subject.at.pageId)
  const tap = (pageId: PageId) => {
    const slot = design.pages.find(({ id }) => id === pageId)?.slots[0]
    if (!slot) {
      return
    }
    const again = pageId === page?.id
    commands.show(pageId)
    editing.send({ type: 'slot.select', at: { pageId, slotId: slot.id } })
    if (!slot.placement) {
      editing.send({ type: 'photo.choose' })
    } else if (again) {
      editing.send({ type: 'crop.start' })
    }
  }
  const confirm = () => {
    const [first] = frames?.pages ?? []
    const wrong = first === undefined ? undefined : design.pages[first - 1]
    if (wrong) {
      setAsked(true)
      commands.show(wrong.id)
    } else {
      order.start()
    }
  }
  return (
    <EditorShell {...props} {...{ document, commands, order }}>
      <CanvasArea
        notes={
          <>
            <EditorNotes editing={editing} preview={props.preview} />
            {asked && frames ? <MissingFrames kind={frames.kind} pages={frames.pages} /> : null}
          </>
        }
      >
        <div className={styles['wall']} ref={host}>
          {crop && cropped && editor ? (
            <CropCanvas {...{ crop, resources, editor }} pages={sideBySide([document.sceneOf(cropped)])} />
          ) : page && room.width > 0 ? (
            <FramePicture
              design={design}
              paper={world.paper}
              current={page.id}
              sceneOf={document.sceneOf}
              resources={resources}
              wood={wood.chosen?.swatch}
              room={{ width: Math.min(room.width - 32, 760), height: room.height - 32 }}
              onTap={tap}
            />
          ) : null}
        </div>
      </CanvasArea>
      <section className={styles['below']} aria-label={t`Placement`}>
        {crop ? <CropTools {...{ crop, dpiRatio }} images={resources.images} /> : null}
        {page && !crop ? <Placing {...{ editing, document, dpiRatio, page, tap }} make={commands.make} /> : null}
        {wood.options.length > 1 && !crop ? (
          <fieldset className={styles['woods']}>
            <legend className="hidden-visually">{localised(wood.name)}</legend>
            {wood.options.map((option) => (
              <button
                key={option.id}
                type="button"
                className={styles['swatch']}
                aria-pressed={option.id === wood.chosen?.id}
                onClick={() => wood.choose(option.id)}
              >
                <span style={{ background: option.swatch }} aria-hidden="true" />
                {localised(option.name)}
              </button>
            ))}
          </fieldset>
        ) : null}
        {crop ? null : (
          <footer className={styles['bar']}>
            <Button wide variant="primary" busy={order.busy} onClick={confirm}>{t`Confirm`}</Button>
          </footer>
        )}
      </section>
    </EditorShell>
  )
}

interface PlacingProps {
  readonly editing: EditingActor
  readonly document: EditorDocument
  readonly dpiRatio: number
  readonly page: Page
  readonly make: EditCommands['make']
  tap(pageId: PageId): void
}

/** What can be done with the photo of the frame that is chosen. */
function Placing({ editing, document, dpiRatio, page, make, tap }: PlacingProps) {
  const { t } = useLingui()
  const { design, world, photoBook: book } = document
  const { paper } = world
  const [slot] = page.slots
  const placement = slot?.placement
  if (!slot || isBook(paper)) {
    return null
  }
  const photo = placement && book.get(placement.photoId)
  const blank = !placement || !photo
  const seen = photo && placement.turns % 2 === 1 ? { width: photo.height, height: photo.width } : photo
  const at = { pageId: page.id, slotId: slot.id }
  const fitOf = (fit: NonNullable<typeof slot.fit>) => make(fitChosen(page, fit, book, paper), t`Photo placed anew`)
  const spread = slot.fit && fitForAll(design, slot.fit, book, paper)
  return (
    <>
      <div className={styles['quality']} aria-live="polite">
        {blank ? (
          <p>{t`No photo yet. Tap the frame to choose one.`}</p>
        ) : (
          <PrintQuality placement={placement} source={photo} slot={slot.box} dpiRatio={dpiRatio} />
        )}
        {spread ? (
          <Button variant="quiet" onClick={() => make(spread, t`All photos sit alike`)}>{t`All alike`}</Button>
        ) : null}
      </div>
      <FitChoice
        fits={paper.fits ?? []}
        chosen={slot.fit}
        disabled={blank}
        sheet={pageFormat(paper, page).page}
        photo={seen}
        onChoose={fitOf}
      />
      <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the photo`}>
        <IconButton captioned icon="crop" label={t`Crop`} disabled={blank} onClick={() => tap(page.id)} />
        <IconButton
          captioned
          icon="rotate"
          label={t`Rotate`}
          disabled={blank}
          onClick={() => make(photoTurned(page, book, paper), t`Photo rotated`)}
        />
        <IconButton
          captioned
          icon="flip"
          label={t`Flip`}
          disabled={blank}
          onClick={() => placement && make(photoTransformed(at, flipped(placement, 'h')), t`Photo flipped`)}
        />
        {sheetFormatOf(paper, page.sheet).turns ? (
          <IconButton
            captioned
            icon="frame"
            label={t`Turn frame`}
            onClick={() => make(frameTurned(design, page, book, paper), t`Frame turned`)}
          />
        ) : null}
        <IconButton
          captioned
          icon="photo"
          label={blank ? t`Choose` : t`Change`}
          onClick={() => {
            editing.send({ type: 'slot.select', at })
            editing.send({ type: 'photo.choose' })
          }}
        />
      </div>
    </>
  )
}

/** Which frames keep the order waiting, by the numbers that the shopper counts (A§5, readings 58). */
function MissingFrames({ kind, pages }: NonNullable<ReturnType<typeof refuseFramesOf>>) {
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(pages.map(String))
  const several = pages.length > 1
  return (
    <Banner tone="warning">
      {kind === 'frame-without-photo'
        ? several
          ? t`Frames ${list} have no picture yet.`
          : t`Frame ${list} has no picture yet.`
        : t`The picture in frame ${list} has no size. Place it once more.`}
    </Banner>
  )
}
