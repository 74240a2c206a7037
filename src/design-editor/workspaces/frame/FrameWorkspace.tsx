import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { flipped } from '../../../../domain/design/placing/crop.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { refuseFramesOf } from '../../../../domain/order/decide-order.ts'
import { isBook, pageFormat, sheetFormatOf } from '../../../../domain/product/paper.ts'
import { canRedo, canUndo } from '../../../../machines/editing/editing.selectors.ts'
import { words } from '../../../i18n/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TopBar } from '../../../ui/layout/TopBar.tsx'
import { useEditorPort } from '../../canvas/use-editor-port.ts'
import { type DesignSession, useDesignSession } from '../../hooks/use-design-session.ts'
import { useSize } from '../../hooks/use-size.ts'
import { photoTransformed } from '../../pages/page-edits.ts'
import { FitChoice } from '../../photos/FitChoice.tsx'
import { fitChosen, fitForAll, frameTurned, photoTurned } from '../../photos/fit-edits.ts'
import { PrintQuality } from '../../photos/PrintQuality.tsx'
import { PreflightSheet } from '../../preflight/PreflightSheet.tsx'
import { usePreflight } from '../../preflight/use-preflight.ts'
import { useShowFinding } from '../../preflight/use-show-finding.ts'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorSheets } from '../../shell/EditorSheets.tsx'
import { SavedLine } from '../../shell/SavedLine.tsx'
import { useConfirming } from '../../shell/use-confirming.ts'
import type { WorkspaceProps } from '../workspace-props.ts'
import { FramePicture } from './FramePicture.tsx'
import styles from './FrameWorkspace.module.css'
import { useWood } from './use-wood.ts'

/** Photos in their frame, wood and card around them: how they sit, moved and cropped, and the wood. */
export function FrameWorkspace(props: WorkspaceProps) {
  const { editing, resources, ids, product } = props
  const { t } = useLingui()
  const session = useDesignSession({ editing, resources, ids })
  const editor = useEditorPort(resources)
  const [host, room] = useSize<HTMLDivElement>()
  const [asked, setAsked] = useState(false)
  const wood = useWood(product, session.snapshot.context.taskId, session.snapshot.context.rev)
  const { snapshot, design, world } = session
  const page = session.page ?? design.pages[0]
  const frames = refuseFramesOf(product, design)
  const confirming = useConfirming(session, editing, props.onConfirm)
  const preflight = usePreflight({ session, resources, dpiRatio: props.dpiRatio, onConfirm: confirming.start })
  const show = useShowFinding(session, editing, preflight.close)
  useSharpPictures(props, design)
  const tap = (pageId: PageId) => {
    const slot = design.pages.find(({ id }) => id === pageId)?.slots[0]
    if (!slot) {
      return
    }
    const again = pageId === page?.id
    session.show(pageId)
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
      session.show(wrong.id)
    } else {
      preflight.start()
    }
  }
  return (
    <div className={styles['workspace']}>
      <TopBar
        title={
          <>
            {words(product.name)}
            <SavedLine state={session.face} now={props.now} />
          </>
        }
        onBack={props.onBack}
        actions={
          <>
            <IconButton
              icon="undo"
              label={t`Undo`}
              disabled={!canUndo(snapshot)}
              onClick={() => session.step('undo')}
            />
            <IconButton
              icon="redo"
              label={t`Redo`}
              disabled={!canRedo(snapshot)}
              onClick={() => session.step('redo')}
            />
          </>
        }
      />
      <main className={styles['main']}>
        <div className={styles['notes']}>
          <EditorNotes session={session} editing={editing} preview={props.preview} />
          {asked && frames ? <MissingFrames kind={frames.kind} pages={frames.pages} /> : null}
        </div>
        <div className={styles['wall']} ref={host}>
          {page && room.width > 0 ? (
            <FramePicture
              design={design}
              paper={world.paper}
              current={page.id}
              sceneOf={session.sceneOf}
              resources={resources}
              wood={wood.chosen?.swatch}
              room={{ width: Math.min(room.width - 32, 760), height: room.height - 32 }}
              onTap={tap}
            />
          ) : null}
        </div>
      </main>
      <section className={styles['below']} aria-label={t`Placement`}>
        {page ? <Placing {...props} session={session} tap={tap} /> : null}
        {wood.options.length > 1 ? (
          <fieldset className={styles['woods']}>
            <legend className="hidden-visually">{words(wood.name)}</legend>
            {wood.options.map((option) => (
              <button
                key={option.id}
                type="button"
                className={styles['swatch']}
                aria-pressed={option.id === wood.chosen?.id}
                onClick={() => wood.choose(option.id)}
              >
                <span style={{ background: option.swatch }} aria-hidden="true" />
                {words(option.name)}
              </button>
            ))}
          </fieldset>
        ) : null}
        <footer className={styles['bar']}>
          <Button
            wide
            look="primary"
            busy={confirming.underWay || preflight.state === 'looking'}
            onClick={confirm}
          >{t`Confirm`}</Button>
        </footer>
      </section>
      <p className="hidden-visually" role="status">
        {session.said}
      </p>
      {preflight.state === 'open' ? (
        <PreflightSheet preflight={preflight} resources={resources} sceneOf={session.sceneOf} onShow={show} />
      ) : null}
      <EditorSheets {...props} session={session} editor={editor} choosing={false} onChosen={() => undefined} />
    </div>
  )
}

/** What can be done with the photo of the frame that is chosen. */
function Placing({
  session,
  editing,
  dpiRatio,
  tap,
}: WorkspaceProps & { session: DesignSession; tap(pageId: PageId): void }) {
  const { t } = useLingui()
  const { design, world, book, make } = session
  const { paper } = world
  const page = session.page ?? design.pages[0]
  const slot = page?.slots[0]
  const placement = slot?.placement
  if (!page || !slot || isBook(paper)) {
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
          <Button look="quiet" onClick={() => make(spread, t`All photos sit alike`)}>{t`All alike`}</Button>
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

/** All frames are in sight at once: each is wanted sharp. */
function useSharpPictures({ resources }: WorkspaceProps, design: DesignSession['design']): void {
  const placed = design.pages.flatMap((page) => page.slots.flatMap((slot) => slot.placement?.photoId ?? []))
  const names = placed.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which photos.
  useEffect(() => {
    resources.images.want(placed, 'proxy')
  }, [resources, names])
}
