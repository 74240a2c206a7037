import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Page } from '../../../../domain/design/design.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { pageFormat } from '../../../../domain/product/paper.ts'
import { sideBySide } from '../../../../editor/spread.ts'
import { useHistoryEntry } from '../../../navigation/use-history-entry.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { StillCanvas } from '../../canvas/StillCanvas.tsx'
import { useCanvasGestures } from '../../canvas/use-canvas-gestures.ts'
import { TrayStrip } from '../../layout/TrayStrip.tsx'
import { PrintQuality } from '../../photos/PrintQuality.tsx'
import { CanvasArea } from '../../shell/CanvasArea.tsx'
import { DoneNote } from '../../shell/DoneNote.tsx'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import type { CanvasWork } from '../../shell/use-canvas-work.ts'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import { useVisibleHeight } from '../../text/use-visible-height.ts'
import { SteadyIconButton } from '../../tools/SteadyIconButton.tsx'
import { SheetBar } from '../sheet/SheetBar.tsx'
import { SheetBelow } from '../sheet/SheetBelow.tsx'
import { SheetCanvas } from '../sheet/SheetCanvas.tsx'
import { SheetText } from '../sheet/SheetText.tsx'
import { useSheetActs } from '../sheet/use-sheet-acts.ts'
import { useSheetKeys } from '../sheet/use-sheet-keys.ts'
import { CopiesStepper } from './CopiesStepper.tsx'
import styles from './PrintInHand.module.css'
import type { usePrintEdits } from './use-print-edits.ts'

interface PrintInHandProps extends WorkspaceProps {
  readonly work: CanvasWork
  readonly page: Page
  readonly edits: ReturnType<typeof usePrintEdits>
  onClose(): void
}

/** Height of the bar above, css px. */
const ABOVE = 52

/** The focus is in the hand while it is open; then it goes back to the print in the list. */
function useFocusInHand(pageId: PageId): RefObject<HTMLParagraphElement | null> {
  const hand = useRef<HTMLParagraphElement>(null)
  const latest = useRef(pageId)
  latest.current = pageId
  useEffect(() => {
    hand.current?.focus({ preventScroll: true })
    return () => {
      const print = document.querySelector<HTMLElement>(`[data-print="${CSS.escape(latest.current)}"]`)
      const back = print ?? document.querySelector<HTMLElement>('[data-print]')
      back?.focus({ preventScroll: true })
    }
  }, [])
  return hand
}

/** One print under the hand, as large as the screen lets it be; the others lie behind it as they were. */
export function PrintInHand(props: PrintInHandProps) {
  const { work, page, edits, editing, preview, resources, dpiRatio, onClose } = props
  const { t } = useLingui()
  const { document, commands, crop, field, selection, editor } = work
  const { design, world, photoBook, sceneOf } = document
  const writes = useSelector(preview, ({ context }) => context.task?.addText ?? true)
  const visible = useVisibleHeight()
  const { pages } = design
  const index = pages.indexOf(page)
  const [number, total] = [index + 1, pages.length]
  const isLast = total <= world.pages.min
  const leaveOut = () => {
    onClose()
    edits.leaveOut([page.id])
  }
  const onGesture = useCanvasGestures(editing, commands, { all: pages.map(({ id }) => [id]), index }, () => {
    if (!isLast) {
      leaveOut()
    }
    return undefined
  })
  const leaf = (by: 1 | -1) => {
    const next = pages[index + by]
    return next ? commands.show(next.id) : false
  }
  useHistoryEntry(true, onClose)
  useSheetKeys({ editing, work, leaf, onLeave: onClose })
  const focus = useFocusInHand(page.id)
  const actsOf = useSheetActs(editing, work, writes)
  const acts = actsOf(page)
  const drawn = sideBySide([sceneOf(page)])
  const [slot] = page.slots
  const photo = slot?.placement && photoBook.get(slot.placement.photoId)
  return (
    // Neither a landmark nor a group: the page's main lies in it, and what stands below has a name of its own.
    <div
      className={styles['hand']}
      style={visible ? { bottom: 'auto', height: visible - ABOVE } : undefined}
      data-testid="print-in-hand"
    >
      <CanvasArea notes={<EditorNotes editing={editing} preview={preview} />}>
        {editor ? (
          <SheetCanvas
            {...{ work, editing, resources, dpiRatio, onGesture }}
            pages={drawn}
            lookAt={{ key: page.id, box: undefined }}
            safe={pageFormat(world.paper, page).safe}
            acts={actsOf}
            {...(props.comments ? { comments: props.comments } : {})}
            more={() => [{ icon: 'trash', label: t`Leave out`, disabled: isLast, act: leaveOut }]}
          />
        ) : (
          <StillCanvas pages={drawn} resources={resources} onTap={work.earlyTap.keep} />
        )}
        {crop || field ? null : (
          <>
            <DoneNote {...commands} />
            <div className={styles['line']}>
              <SteadyIconButton icon="back" label={t`Previous picture`} disabled={index < 1} onClick={() => leaf(-1)} />
              {/* The focus goes here, so that a screen reader says what is in hand. */}
              <p ref={focus} tabIndex={-1}>
                {t`Picture ${number} of ${total}`}
              </p>
              <SteadyIconButton
                icon="forward"
                label={t`Next picture`}
                disabled={number >= total}
                onClick={() => leaf(1)}
              />
              <CopiesStepper
                value={page.copies ?? 1}
                label={t`Copies of picture ${number}`}
                less={t`One less`}
                more={t`One more`}
                onChange={(copies) => edits.copies(copies, page.id)}
              />
            </div>
          </>
        )}
      </CanvasArea>
      <section className={styles['below']} aria-label={t`Picture ${number}`}>
        <SheetBelow {...{ work, resources, dpiRatio }} pages={drawn}>
          {selection?.kind === 'caption' ? (
            <SheetText {...{ work, editing, dpiRatio, acts }} fonts={resources.fonts} onAll={edits.textOnAll} />
          ) : (
            <>
              <div className={styles['quality']}>
                {slot?.placement ? (
                  <PrintQuality placement={slot.placement} source={photo} slot={slot.box} dpiRatio={dpiRatio} />
                ) : null}
              </div>
              <SheetBar
                {...{ document, page, resources, acts }}
                make={commands.make}
                onFit={(fit) => edits.fit(fit, page.id)}
                onGroundOnAll={edits.groundOnAll(page)}
              >
                <SteadyIconButton captioned icon="trash" label={t`Leave out`} disabled={isLast} onClick={leaveOut} />
              </SheetBar>
            </>
          )}
          <TrayStrip {...{ document }} photos={props.photos} make={commands.make} onShow={commands.show} />
          <footer className={styles['bar']}>
            <Button wide variant="primary" onClick={onClose}>
              {t`Done`}
            </Button>
          </footer>
        </SheetBelow>
      </section>
    </div>
  )
}
