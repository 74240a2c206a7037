import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Page } from '../../../../domain/design/design.ts'
import { refuseFramesOf } from '../../../../domain/order/decide-order.ts'
import { isBook, pageFormat, sheetFormatOf } from '../../../../domain/product/paper.ts'
import { sideBySide } from '../../../../editor/spread.ts'
import { localised } from '../../../i18n/i18n.ts'
import { spreadName } from '../../../messages/page-name.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EDITOR_ICONS } from '../../../ui/pictures/editor-icons.ts'
import { StillCanvas } from '../../canvas/StillCanvas.tsx'
import { useCanvasGestures } from '../../canvas/use-canvas-gestures.ts'
import { fitChosen, fitForAll, frameTurned } from '../../edits/fit-edits.ts'
import { useWantedPictures } from '../../hooks/use-wanted-pictures.ts'
import { TrayStrip } from '../../layout/TrayStrip.tsx'
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
import { FrameAround, woodOf } from './FrameAround.tsx'
import styles from './FrameWorkspace.module.css'
import { type Wood, woodOption } from './wood-option.ts'

/** Photos in their frame, wood and card around them: how they sit, moved and cropped, and the wood. */
export function FrameWorkspace(props: WorkspaceProps) {
  const { editing, preview, resources, product, dpiRatio, onConfirm } = props
  const { t } = useLingui()
  const work = useCanvasWork(props, TEXTS)
  const { document, commands, editor, tool, selection } = work
  const order = useOrderFlow({ editing, document, commands, resources, dpiRatio, onConfirm, paid: props.paid })
  const [confirmed, setConfirmed] = useState(false)
  const writes = useSelector(preview, ({ context }) => context.task?.addText ?? true)
  const wood = woodOption(product, props.options)
  const visible = useVisibleHeight()
  const { design, world } = document
  const { paper } = world
  const page = document.page ?? design.pages[0]
  const frames = refuseFramesOf(product, design)
  // All frames are in sight at once: each is wanted sharp.
  useWantedPictures(resources.images, design.pages, design.pages)
  const onGesture = useCanvasGestures(editing, commands, NOT_LEAFED)
  const actsOf = useSheetActs(editing, work, writes)
  useSheetKeys({ editing, work })
  const drawn = sideBySide(design.pages.map(document.sceneOf))
  const confirm = () => {
    const [first] = frames?.pages ?? []
    const wrong = first === undefined ? undefined : design.pages[first - 1]
    if (wrong) {
      setConfirmed(true)
      commands.show(wrong.id)
    } else {
      order.start()
    }
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
      <CanvasArea
        aboveTools
        notes={
          <>
            <EditorNotes editing={editing} preview={preview} />
            {confirmed && frames ? <MissingFrames kind={frames.kind} pages={frames.pages} /> : null}
          </>
        }
      >
        {editor && !isBook(paper) ? (
          <SheetCanvas
            {...{ work, editing, resources, dpiRatio, onGesture }}
            pages={drawn}
            lookAt={{ key: 'frame', box: undefined }}
            around={woodOf(drawn)}
            safe={page ? pageFormat(paper, page).safe : 0}
            acts={actsOf}
            {...(props.comments ? { comments: props.comments } : {})}
          >
            {(view) => (
              <FrameAround
                {...{ paper, view }}
                pages={drawn}
                wood={wood.chosen?.swatch}
                // What Fabric draws around a chosen photo lies below the card.
                current={selection?.kind !== 'caption' && drawn.length > 1 ? page?.id : undefined}
                isWorkedOn={selection?.kind === 'caption'}
              />
            )}
          </SheetCanvas>
        ) : (
          <StillCanvas pages={drawn} resources={resources} onTap={work.earlyTap.keep} />
        )}
      </CanvasArea>
      <section className={styles['below']} aria-label={t`Placement`}>
        <SheetBelow {...{ work, resources, dpiRatio }} pages={drawn}>
          {page && selection?.kind === 'caption' ? (
            <SheetText {...{ work, editing, dpiRatio }} fonts={resources.fonts} acts={actsOf(page)} />
          ) : page ? (
            <Placing {...{ work, dpiRatio, page, resources }} acts={actsOf(page)} swapping={tool === 'swapping'} />
          ) : null}
          {design.pages.length > 1 || design.tray.length > 0 ? (
            <TrayStrip
              {...{ document }}
              photos={props.photos}
              make={commands.make}
              onto={page?.id ?? null}
              showsUsed={design.pages.length > 1}
              onShow={commands.show}
            />
          ) : null}
          <Woods wood={wood} />
          <footer className={styles['bar']}>
            <DesignPrice theme={world.theme} {...{ product, design }} options={props.options} sold={props.sold} />
            <Button wide variant="primary" busy={order.busy} onClick={confirm}>{t`Confirm`}</Button>
          </footer>
        </SheetBelow>
      </section>
    </EditorShell>
  )
}

/** What the frame is made of; bought already, it is only said. */
function Woods({ wood: { name, options, chosen, choose } }: { readonly wood: Wood }) {
  if (options.length < 2) {
    return null
  }
  if (!choose) {
    return (
      <p className={styles['woods']} data-testid="bought-wood">
        <span className={styles['swatch']}>
          <span style={{ background: chosen?.swatch }} aria-hidden="true" />
          {chosen ? localised(chosen.name) : null}
        </span>
      </p>
    )
  }
  return (
    <fieldset className={styles['woods']}>
      <legend className="hidden-visually">{localised(name)}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={styles['swatch']}
          aria-pressed={option.id === chosen?.id}
          onClick={() => choose(option.id)}
        >
          <span style={{ background: option.swatch }} aria-hidden="true" />
          {localised(option.name)}
        </button>
      ))}
    </fieldset>
  )
}

/** The photo of a frame looks as before when it is chosen: its tools are there already. */
const TEXTS = ['caption'] as const

/** Nothing is leafed through: all openings are in sight. */
const NOT_LEAFED = { all: [], index: 0 } as const

interface PlacingProps extends Pick<WorkspaceProps, 'resources' | 'dpiRatio'> {
  readonly work: CanvasWork
  readonly page: Page
  readonly acts: SheetActs
  readonly swapping: boolean
}

/** What can be done with the photo of the frame that is in hand. */
function Placing({ work, dpiRatio, page, resources, acts, swapping }: PlacingProps) {
  const { t, i18n } = useLingui()
  const { document, commands } = work
  const { make } = commands
  const { design, world, photoBook: book } = document
  const { paper } = world
  const [slot] = page.slots
  const placement = slot?.placement
  if (!slot || isBook(paper)) {
    return null
  }
  const photo = placement && book.get(placement.photoId)
  const spread = slot.fit && fitForAll(design, slot.fit, book, paper)
  return (
    <>
      {swapping ? (
        <SwapTools says={t`Tap the photo to swap with.`} onCancel={acts.leaveSwap} />
      ) : (
        <div className={styles['quality']} aria-live="polite">
          <div>
            {design.pages.length > 1 ? <small>{i18n._(spreadName(design, [page.id]))}</small> : null}
            {placement && photo ? (
              <PrintQuality placement={placement} source={photo} slot={slot.box} dpiRatio={dpiRatio} />
            ) : (
              <p>{t`No photo yet. Tap the frame to choose one.`}</p>
            )}
          </div>
          {spread ? (
            <Button variant="quiet" onClick={() => make(spread, t`All photos placed alike`)}>{t`Match all`}</Button>
          ) : null}
        </div>
      )}
      <SheetBar
        {...{ document, page, resources, acts, make }}
        onFit={(fit) => make(fitChosen(page, fit, book, paper), t`Photo placement changed`)}
      >
        {design.pages.length > 1 ? (
          <IconButton
            captioned
            icon="swap"
            label={t`Swap`}
            selected={swapping}
            disabled={acts.blank}
            onClick={acts.swap}
          />
        ) : (
          <IconButton captioned icon={EDITOR_ICONS.flip} label={t`Flip`} disabled={acts.blank} onClick={acts.flip} />
        )}
        {sheetFormatOf(paper, page.sheet).turns ? (
          <IconButton
            captioned
            icon="frame"
            label={t`Rotate frame`}
            onClick={() => make(frameTurned(design, page, book, paper), t`Frame rotated`)}
          />
        ) : null}
      </SheetBar>
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
          ? t`Frames ${list} have no photo yet.`
          : t`Frame ${list} has no photo yet.`
        : t`The photo in frame ${list} has no size. Place it again.`}
    </Banner>
  )
}
