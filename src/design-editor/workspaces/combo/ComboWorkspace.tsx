import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { commonFit, fitsOf, printsFitted } from '../../../../domain/design/change/print-set.ts'
import type { Page } from '../../../../domain/design/design.ts'
import { wallOf } from '../../../../domain/design/sheets/wall.ts'
import { pageAtPlace } from '../../../../domain/editing/design-place.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { isBook, pageFormat, type SheetPaper } from '../../../../domain/product/paper.ts'
import type { SpreadPage } from '../../../../editor/editor-port.ts'
import { currentDesign } from '../../../../machines/editing/editing.selectors.ts'
import { spreadName } from '../../../messages/page-name.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { useCanvasGestures } from '../../canvas/use-canvas-gestures.ts'
import type { EditCommands } from '../../hooks/use-commands.ts'
import type { EditorDocument } from '../../hooks/use-document.ts'
import { useSize } from '../../hooks/use-size.ts'
import { useWantedPictures } from '../../hooks/use-wanted-pictures.ts'
import { TrayStrip } from '../../layout/TrayStrip.tsx'
import { FitChoice } from '../../photos/FitChoice.tsx'
import { PrintQuality } from '../../photos/PrintQuality.tsx'
import { CanvasArea } from '../../shell/CanvasArea.tsx'
import { DesignPrice } from '../../shell/DesignPrice.tsx'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorShell } from '../../shell/EditorShell.tsx'
import { type CanvasWork, useCanvasWork } from '../../shell/use-canvas-work.ts'
import { useOrderFlow } from '../../shell/use-order-flow.ts'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import { useVisibleHeight } from '../../text/use-visible-height.ts'
import { SwapTools } from '../../tools/SwapTools.tsx'
import { SheetBar } from '../sheet/SheetBar.tsx'
import { SheetBelow } from '../sheet/SheetBelow.tsx'
import { SheetCanvas } from '../sheet/SheetCanvas.tsx'
import { SheetText } from '../sheet/SheetText.tsx'
import { type SheetActs, useSheetActs } from '../sheet/use-sheet-acts.ts'
import { SHEET_KEYS, useSheetKeys } from '../sheet/use-sheet-keys.ts'
import styles from './ComboWorkspace.module.css'
import { WallPicture } from './WallPicture.tsx'

/** The shopper's own wall: touch a picture to crop it, to change it round with another, or to take another photo. */
export function ComboWorkspace(props: WorkspaceProps) {
  const { editing, preview, resources, dpiRatio, onConfirm } = props
  const { t } = useLingui()
  const work = useCanvasWork(props)
  const { document, commands, editor, tool, selection } = work
  const order = useOrderFlow({ editing, document, commands, resources, dpiRatio, onConfirm, paid: props.paid })
  const writes = useSelector(preview, ({ context }) => context.task?.addText ?? true)
  const [host, room] = useSize<HTMLDivElement>()
  const visible = useVisibleHeight()
  const { design, world } = document
  const { paper } = world
  const chosen = selection?.kind === 'slot' ? selection.at.pageId : selection?.pageId
  const page = design.pages.find(({ id }) => id === chosen)
  // The wall is seen as a whole: those that are chosen, or come closer to, are wanted sharp.
  useWantedPictures(resources.images, document.page ? [document.page] : [], design.pages)
  usePictureInHand(props, chosen)
  const onGesture = useCanvasGestures(editing, commands, NOT_LEAFED)
  const actsOf = useSheetActs(editing, work, writes)
  useSheetKeys({ editing, work })
  const empty = design.pages.find(({ slots }) => slots.length === 1 && slots[0]?.placement === undefined)
  if (isBook(paper)) {
    return null
  }
  return (
    <EditorShell
      {...props}
      {...{ document, commands, order }}
      marks={work.marks}
      writing={work.writing.caption !== null}
      keys={SHEET_KEYS}
      height={visible ?? undefined}
    >
      <CanvasArea aboveTools notes={tool === 'swapping' ? null : <EditorNotes editing={editing} preview={preview} />}>
        {editor ? (
          <SheetCanvas
            {...{ work, editing, resources, dpiRatio, onGesture }}
            pages={hung(document, paper)}
            lookAt={{ key: 'wall', box: undefined }}
            safe={pageFormat(paper, page ?? {}).safe}
            acts={actsOf}
            {...(props.comments ? { comments: props.comments } : {})}
          />
        ) : (
          <div className={styles['wall']} ref={host}>
            {room.width > 0 ? (
              <WallPicture
                design={design}
                paper={paper}
                sceneOf={document.sceneOf}
                images={resources.images}
                fonts={resources.fonts.book}
                room={{ width: Math.min(room.width - 40, 760), height: room.height - 40 }}
              />
            ) : null}
          </div>
        )}
      </CanvasArea>
      <section className={styles['below']} aria-label={t`Your pictures`}>
        <SheetBelow {...{ work, resources, dpiRatio }} pages={hung(document, paper)}>
          {page && selection?.kind === 'caption' ? (
            <SheetText {...{ work, editing, dpiRatio }} fonts={resources.fonts} acts={actsOf(page)} />
          ) : page ? (
            <OnePicture {...{ work, editing, preview, dpiRatio, resources, page }} acts={actsOf(page)} />
          ) : (
            <AllPictures document={document} make={commands.make} />
          )}
          <TrayStrip
            {...{ document }}
            photos={props.photos}
            make={commands.make}
            onto={(page ?? empty)?.id ?? null}
            onNowhere={() => commands.announce(t`Tap a spot on the wall first.`)}
            showsUsed
            onShow={commands.show}
          />
          <footer className={styles['bar']}>
            <DesignPrice
              theme={world.theme}
              {...{ design }}
              product={props.product}
              options={props.options}
              sold={props.sold}
            />
            <Button wide variant="primary" busy={order.busy} onClick={order.start}>{t`Confirm`}</Button>
          </footer>
        </SheetBelow>
      </section>
    </EditorShell>
  )
}

/** Nothing is leafed through: the whole wall is in sight. */
const NOT_LEAFED = { all: [], index: 0 } as const

/** The picture that is chosen is kept as the place on the wall, and is chosen again where the wall is opened anew. */
function usePictureInHand({ editing, place, onPlace }: WorkspaceProps, chosen: PageId | undefined): void {
  const [first] = useState(place)
  useEffect(() => {
    const { pages } = currentDesign(editing.getSnapshot())
    const page = first?.mode === 'page' ? pageAtPlace(pages, first) : undefined
    const [slot] = page?.slots ?? []
    if (page && slot) {
      editing.send({ type: 'slot.select', at: { pageId: page.id, slotId: slot.id } })
    }
  }, [editing, first])
  useEffect(() => {
    const at = currentDesign(editing.getSnapshot()).pages.findIndex(({ id }) => id === chosen)
    onPlace(chosen ? { page: { id: chosen, at }, mode: 'page' } : { mode: 'all' })
  }, [editing, chosen, onPlace])
}

/** The pictures in their places on the wall, mm. */
function hung({ design, sceneOf }: EditorDocument, paper: SheetPaper): readonly SpreadPage[] {
  return wallOf(paper).places.flatMap(({ sheetId, box }) => {
    const page = design.pages.find(({ sheet }) => sheet?.id === sheetId)
    return page ? [{ pageId: page.id, scene: sceneOf(page), at: { x: box.x, y: box.y } }] : []
  })
}

interface PicturesProps {
  readonly document: EditorDocument
  readonly make: EditCommands['make']
}

/** Nothing is chosen: how all the pictures sit in their places. */
function AllPictures({ document, make }: PicturesProps) {
  const { t } = useLingui()
  const { design, world, photoBook: book } = document
  return (
    <>
      <p className={styles['hint']}>{t`Tap a picture to crop it, swap it or choose another photo.`}</p>
      <FitChoice
        fits={fitsOf(world)}
        chosen={commonFit(design.pages)}
        sheet={pageFormat(world.paper, {}).page}
        photo={undefined}
        onChoose={(fit) => make(printsFitted(design, fit, { ...world, photos: book }), t`All pictures changed`)}
      />
    </>
  )
}

interface OnePictureProps extends Pick<WorkspaceProps, 'editing' | 'preview' | 'dpiRatio' | 'resources'> {
  readonly work: CanvasWork
  readonly page: Page
  readonly acts: SheetActs
}

/** What can be done with the chosen picture. */
function OnePicture({ work, editing, preview, dpiRatio, resources, page, acts }: OnePictureProps) {
  const { t, i18n } = useLingui()
  const { document, commands, tool } = work
  const { design, world, photoBook: book } = document
  const { make } = commands
  // It waits for the picture that it changes places with.
  const swapping = tool === 'swapping'
  const [slot] = page.slots
  const placement = slot?.placement
  const photo = placement && book.get(placement.photoId)
  return slot ? (
    <>
      <div className={styles['quality']} aria-live="polite">
        <div>
          <small>{i18n._(spreadName(design, [page.id]))}</small>
          {placement ? (
            <PrintQuality placement={placement} source={photo} slot={slot.box} dpiRatio={dpiRatio} />
          ) : (
            <p>{t`No photo yet. Choose one below.`}</p>
          )}
        </div>
        <IconButton
          icon="close"
          label={t`Done with this picture`}
          onClick={() => editing.send({ type: 'selection.clear' })}
        />
      </div>
      <SheetBar
        {...{ document, page, resources, acts, make }}
        onFit={(fit) => make(printsFitted(design, fit, { ...world, photos: book }, [page.id]), t`Picture changed`)}
        instead={
          swapping ? (
            <div className={styles['instead']}>
              <SwapTools says={t`Tap the photo to swap with.`} onCancel={acts.leaveSwap} />
              <EditorNotes editing={editing} preview={preview} />
            </div>
          ) : undefined
        }
      >
        <IconButton
          captioned
          icon="swap"
          label={t`Swap`}
          selected={swapping}
          disabled={!placement}
          onClick={acts.swap}
        />
      </SheetBar>
    </>
  ) : null
}
