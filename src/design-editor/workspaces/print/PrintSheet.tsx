import { useLingui } from '@lingui/react/macro'
import type { Page } from '../../../../domain/design/design.ts'
import type { FitType } from '../../../../domain/design/fit-type.ts'
import type { Size } from '../../../../domain/geometry.ts'
import type { PhotoFacts } from '../../../../domain/photo/photo.ts'
import type { RenderResources } from '../../../ports/render-resources.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Sheet } from '../../../ui/layout/Sheet.tsx'
import { PageCanvas } from '../../../ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../../ui/pictures/PageMock.tsx'
import type { SceneOf } from '../../hooks/use-scenes.ts'
import { FitChoice } from '../../photos/FitChoice.tsx'
import { PrintQuality } from '../../photos/PrintQuality.tsx'
import { CopiesStepper } from './CopiesStepper.tsx'
import styles from './PrintSheet.module.css'

interface PrintSheetProps {
  readonly fits: readonly FitType[]
  /** The photo on it. */
  readonly photo: PhotoFacts | undefined
  readonly sceneOf: SceneOf
  readonly page: Page
  readonly number: number
  readonly paper: Size
  readonly resources: RenderResources
  readonly dpiRatio: number
  /** The last print stays. */
  readonly last: boolean
  onFit(fit: FitType): void
  onCopies(copies: number): void
  onCrop(): void
  onChange(): void
  onLeaveOut(): void
  onClose(): void
}

/** The long side of the print in the sheet, css px. */
const LONG = 176

/** One print: otherwise than the others, more often, with another photo, or not at all. */
export function PrintSheet(props: PrintSheetProps) {
  const { photo, sceneOf, page, number, paper, resources, dpiRatio, last } = props
  const { t } = useLingui()
  const [slot] = page.slots
  const width = Math.round((paper.width * LONG) / Math.max(paper.width, paper.height))
  return (
    <Sheet
      open
      onOpenChange={(open) => open || props.onClose()}
      title={t`Print ${number}`}
      action={
        <Button wide variant="primary" onClick={props.onClose}>
          {t`Done`}
        </Button>
      }
    >
      <div className={styles['sheet']}>
        <div className={styles['print']} style={{ width }}>
          <PageMock ratio={paper.width / paper.height}>
            <PageCanvas scene={sceneOf(page)} images={resources.images} fonts={resources.fonts.book} width={width} />
          </PageMock>
        </div>
        {slot?.placement ? (
          <PrintQuality placement={slot.placement} source={photo} slot={slot.box} dpiRatio={dpiRatio} />
        ) : null}
        <div className={styles['fits']}>
          <FitChoice fits={props.fits} chosen={slot?.fit} sheet={paper} photo={photo} onChoose={props.onFit} />
        </div>
        <div className={styles['row']}>
          <span>{t`Copies`}</span>
          <CopiesStepper
            value={page.copies ?? 1}
            label={t`Copies of print ${number}`}
            less={t`One less`}
            more={t`One more`}
            onChange={props.onCopies}
          />
        </div>
        <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the photo`}>
          <IconButton captioned icon="crop" label={t`Crop`} onClick={props.onCrop} />
          <IconButton captioned icon="photo" label={t`Change photo`} onClick={props.onChange} />
          <IconButton captioned icon="trash" label={t`Leave it out`} disabled={last} onClick={props.onLeaveOut} />
        </div>
      </div>
    </Sheet>
  )
}
