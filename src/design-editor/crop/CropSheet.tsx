import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Placement } from '../../../domain/design/design.ts'
import { coverCrop, MAX_ANGLE, zoomOf } from '../../../domain/design/placing/crop.ts'
import type { Box } from '../../../domain/geometry.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { CropSubject, CropView, EditorPort } from '../../../editor/editor-port.ts'
import type { MachinePorts } from '../../ports/ports.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { PrintQuality } from '../photos/PrintQuality.tsx'
import styles from './CropSheet.module.css'
import { FindSubject } from './FindSubject.tsx'

interface CropSheetProps {
  readonly subject: CropSubject
  readonly photoId: PhotoId
  readonly resources: RenderResources
  readonly editor: EditorPort
  readonly dpiRatio: number
  /** Finds the subject of a photo; absent where nobody can be asked. */
  readonly recognition?: MachinePorts['recognition']
  onDone(placement: Placement): void
  onCancel(): void
  onChangePhoto(): void
}

/** The crop: the frame stands still, the photo moves below it. Rotate, flip, change photo, done (B§1). */
export function CropSheet(props: CropSheetProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(open) => open || props.onCancel()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles['sheet']} initialFocus={false} data-testid="crop-sheet">
          <Dialog.Title className="hidden-visually">{t`Crop the photo`}</Dialog.Title>
          <CropWork {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function CropWork(props: CropSheetProps) {
  const { subject, photoId, resources, editor, dpiRatio, recognition, onDone, onCancel, onChangePhoto } = props
  const { t } = useLingui()
  const host = useRef<HTMLDivElement>(null)
  const cropView = useRef<CropView | null>(null)
  const [placement, setPlacement] = useState(subject.placement)
  const [start, setStart] = useState(subject)
  const [tooSmall, setTooSmall] = useState(false)
  useSyncExternalStore(resources.images.subscribe, resources.images.version)
  const picture = resources.images.pictureOf(photoId)

  useEffect(() => {
    resources.images.want([photoId], 'proxy')
  }, [resources, photoId])

  useEffect(() => {
    const element = host.current
    if (!element || !picture) {
      return
    }
    // A sharper picture of the same photo takes over where the first one was left.
    const mounted = editor.mountCropView(element, {
      picture,
      subject: { ...start, placement: cropView.current?.placement() ?? start.placement },
      onChange: (next) => {
        setPlacement(next)
        setTooSmall(false)
      },
    })
    cropView.current = mounted
    return () => mounted.dispose()
  }, [editor, picture, start])

  const act = (work: (cropView: CropView) => void) => () => {
    if (cropView.current) {
      work(cropView.current)
    }
  }
  const zoomOut = act((one) => {
    if (zoomOf(one.placement(), subject.source, subject.slot) <= 1 + ROUNDING) {
      setTooSmall(true)
    } else {
      one.zoom(1 / ZOOM_STEP)
    }
  })
  /** Puts the frame around what was found, as a fresh photo would be framed; turns and flips stay. */
  const lookAt = (focus: Box) => {
    const { turns, ...kept } = cropView.current?.placement() ?? placement
    const crop = coverCrop(subject.source, subject.slot, turns, focus)
    const framed = { ...kept, turns, crop, angle: 0 }
    cropView.current = null
    setPlacement(framed)
    setStart({ ...subject, placement: framed, focus })
  }
  const fileUrl = resources.images.addressOf?.(photoId)
  const angle = Math.round(placement.angle * 10) / 10
  return (
    <>
      <div
        ref={host}
        className={styles['crop-view']}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the crop view is moved with the keys it names.
        tabIndex={0}
        aria-label={t`Photo in its frame. Arrow keys move it, plus and minus zoom, R rotates, F flips, 0 starts over.`}
        data-placement={JSON.stringify(placement)}
        data-testid="crop-view"
      />
      <div className={styles['panel']}>
        <div className={styles['seen']}>
          <div aria-live="polite">
            <PrintQuality placement={placement} source={subject.source} slot={subject.slot} dpiRatio={dpiRatio} />
          </div>
          {tooSmall ? <p role="status">{t`It can’t be smaller: the photo just fills its frame.`}</p> : null}
          {!picture && resources.images.failed(photoId) ? (
            <p role="alert">{t`The photo to crop could not be fetched. Nothing has changed.`}</p>
          ) : null}
          {recognition && fileUrl ? <FindSubject machine={recognition} fileUrl={fileUrl} onFound={lookAt} /> : null}
        </div>
        <div className={styles['zoom']}>
          <IconButton icon="minus" label={t`Zoom out`} onClick={zoomOut} />
          <label className={styles['angle']}>
            <span className="hidden-visually">{t`Straighten`}</span>
            <input
              type="range"
              min={-MAX_ANGLE}
              max={MAX_ANGLE}
              step={0.5}
              value={angle}
              aria-valuetext={t`${angle} degrees`}
              onChange={(event) => cropView.current?.angle(Number(event.currentTarget.value))}
            />
            <output>{angle}°</output>
          </label>
          <IconButton icon="plus" label={t`Zoom in`} onClick={act((one) => one.zoom(ZOOM_STEP))} />
        </div>
        <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the crop`}>
          <IconButton captioned icon="rotate" label={t`Rotate`} onClick={act((one) => one.turn(1))} />
          <IconButton captioned icon="flip" label={t`Flip`} onClick={act((one) => one.flip('h'))} />
          <IconButton
            captioned
            icon="flip"
            className={styles['upright'] ?? ''}
            label={t`Flip down`}
            onClick={act((one) => one.flip('v'))}
          />
          <IconButton captioned icon="photo" label={t`Change photo`} onClick={onChangePhoto} />
          <IconButton captioned icon="retry" label={t`Start over`} onClick={act((one) => one.reset())} />
        </div>
        <div className={styles['ends']}>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button variant="primary" onClick={() => onDone(cropView.current?.placement() ?? placement)}>
            {t`Done`}
          </Button>
        </div>
      </div>
    </>
  )
}

const ZOOM_STEP = 1.15
/** A zoom of exactly 1 may come out a little above it. */
const ROUNDING = 1e-6
