import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, Suspense } from 'react'
import { MAX_ANGLE, ownAngle, seenAngle } from '../../../domain/design/placing/crop.ts'
import { useMachineOf } from '../../ports/ports.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import { useToolBar } from '../hooks/use-tool-bar.ts'
import { PrintQuality } from '../photos/PrintQuality.tsx'
import styles from './CropTools.module.css'
import { FindSubject } from './FindSubject.tsx'
import { type CropSession, ZOOM_STEP } from './use-crop.ts'

interface CropToolsProps {
  readonly crop: CropSession
  readonly images: RenderResources['images']
  readonly dpiRatio: number
}

/** What can be done with the photo that is cropped: rotate, flip, change photo, done (B§1). */
export function CropTools({ crop, images, dpiRatio }: CropToolsProps) {
  const { t } = useLingui()
  const bar = useToolBar()
  const { merchant } = useSession()
  const { placement, subject, slot } = crop
  const fileUrl = images.addressOf?.(crop.photoId)
  const angle = Math.round(seenAngle(placement) * 10) / 10
  return (
    <section className={styles['panel']} aria-label={t`Crop the photo`} data-testid="crop-tools">
      <div className={styles['seen']}>
        <div aria-live="polite">
          <PrintQuality placement={placement} source={subject.source} slot={slot} dpiRatio={dpiRatio} />
        </div>
        {crop.isSmallest ? <p role="status">{t`It can’t be smaller: the photo just fills its frame.`}</p> : null}
        {crop.isMissing ? <p role="alert">{t`The photo to crop didn’t load. Nothing has changed.`}</p> : null}
        {fileUrl && merchant.findsSubjects ? (
          <Suspense fallback={null}>
            <SubjectFinder fileUrl={fileUrl} onFound={crop.lookAt} />
          </Suspense>
        ) : null}
      </div>
      <div className={styles['zoom']}>
        <label className={styles['angle']}>
          <span className="hidden-visually">{t`Straighten`}</span>
          <input
            type="range"
            min={-MAX_ANGLE}
            max={MAX_ANGLE}
            step={0.5}
            value={angle}
            aria-valuetext={t`${angle} degrees`}
            onChange={(event) => {
              const degrees = Number(event.currentTarget.value)
              crop.act((view) => view.angle(ownAngle(placement, degrees)))
            }}
          />
          <output>{angle}°</output>
        </label>
        <IconButton icon={EDITOR_ICONS.farther} label={t`Zoom out`} onClick={crop.zoomOut} />
        <IconButton
          icon={EDITOR_ICONS.closer}
          label={t`Zoom in`}
          onClick={() => crop.act((view) => view.zoom(ZOOM_STEP))}
        />
      </div>
      <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the crop`} {...bar}>
        <IconButton
          captioned
          icon={EDITOR_ICONS.rotate}
          label={t`Rotate`}
          onClick={() => crop.act((view) => view.turn(1))}
        />
        <IconButton
          captioned
          icon={EDITOR_ICONS.flip}
          label={t`Flip`}
          onClick={() => crop.act((view) => view.flip('h'))}
        />
        <IconButton
          captioned
          icon={EDITOR_ICONS.flip}
          className={styles['upright'] ?? ''}
          label={t`Flip top to bottom`}
          onClick={() => crop.act((view) => view.flip('v'))}
        />
        <IconButton captioned icon="photo" label={t`Change photo`} onClick={crop.changePhoto} />
        <IconButton captioned icon="retry" label={t`Start over`} onClick={() => crop.act((view) => view.reset())} />
      </div>
      <div className={styles['ends']}>
        <Button onClick={crop.cancel}>{t`Cancel`}</Button>
        <Button variant="primary" onClick={crop.done}>
          {t`Done`}
        </Button>
      </div>
    </section>
  )
}

function SubjectFinder(props: Omit<ComponentProps<typeof FindSubject>, 'machine'>) {
  return <FindSubject machine={useMachineOf((machines) => machines.recognition)} {...props} />
}
