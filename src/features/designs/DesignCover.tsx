import { Trans } from '@lingui/react/macro'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import styles from './DesignCover.module.css'

interface DesignCoverProps {
  readonly design: OwnDesign
  /** Colour of the wood around it; absent: it is no frame, or nobody knows. */
  readonly wood?: string | undefined
}

/** The first page of a design as it was painted; until then a sheet of paper that says what it waits for. */
export function DesignCover({ design, wood }: DesignCoverProps) {
  const { cover, coverState, productType, ratio } = design
  if (coverState !== 'ready') {
    return (
      <span className={styles['cover']}>
        <span className={styles['waiting']} style={{ aspectRatio: String(ratio) }} data-state={coverState}>
          {coverState === 'rendering' ? <Trans>Preparing the cover</Trans> : <Trans>Open it to see the picture</Trans>}
        </span>
      </span>
    )
  }
  return (
    <span className={styles['cover']} aria-hidden="true">
      {productType === 1 ? (
        <PrintedPicture src={cover} title="" ratio={ratio} />
      ) : (
        <img className={styles['sheet']} style={hungIn(wood)} src={cover} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  )
}

const hungIn = (wood: string | undefined) => (wood === undefined ? undefined : { border: `5px solid ${wood}` })
