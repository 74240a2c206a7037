import { Trans } from '@lingui/react/macro'
import type { Placement } from '../../../domain/design/design.ts'
import { inCentimetres, qualityOf } from '../../../domain/design/placing/quality.ts'
import type { Size } from '../../../domain/geometry.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './PrintQuality.module.css'

interface PrintQualityProps {
  readonly placement: Placement
  /** Pixels of the original; absent when the album does not know them. */
  readonly source: Size | undefined
  /** The printed slot, mm. */
  readonly slot: Size
  readonly dpiRatio: number
  /** In a line that is one line high: the least that tells it. */
  readonly brief?: boolean
}

/** How sharp the visible part prints, as a size that one can picture. */
export function PrintQuality({ placement, source, slot, dpiRatio, brief = false }: PrintQualityProps) {
  const quality = qualityOf(placement, source ?? { width: 0, height: 0 }, slot, dpiRatio)
  const sharp = inCentimetres(quality.sharpUpTo)
  const printed = inCentimetres(slot)
  if (quality.status === 3) {
    return (
      <p className={styles['words']} data-status="unknown">
        <Icon name="warning" size={20} />
        {brief ? (
          <Trans>Its size is not known: choose another photo</Trans>
        ) : (
          <Trans>We cannot tell how large this photo is. Please choose another one.</Trans>
        )}
      </p>
    )
  }
  return quality.status === 1 ? (
    <p className={styles['words']} data-status="sharp">
      <Icon name="check" size={20} />
      <Trans>
        Sharp up to {sharp.width} × {sharp.height} cm
      </Trans>
    </p>
  ) : (
    <p className={styles['words']} data-status="low">
      <Icon name="warning" size={20} />
      {brief ? (
        <Trans>
          Looks blurry at {printed.width} × {printed.height} cm
        </Trans>
      ) : (
        <Trans>
          Sharp up to {sharp.width} × {sharp.height} cm, printed here at {printed.width} × {printed.height} cm. It will
          look blurry.
        </Trans>
      )}
    </p>
  )
}
