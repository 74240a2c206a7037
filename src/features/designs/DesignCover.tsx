import { Trans } from '@lingui/react/macro'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import styles from './DesignCover.module.css'

/** The first page of a design as it was painted; until then a sheet of paper that says what it waits for. */
export function DesignCover({ design }: { readonly design: OwnDesign }) {
  const { cover, coverState, productType, ratio } = design
  if (coverState !== 'ready') {
    return (
      <span className={styles['cover']}>
        <span className={styles['waiting']} style={{ aspectRatio: String(ratio) }} data-state={coverState}>
          {coverState === 'rendering' ? (
            <Trans>Cover is being painted</Trans>
          ) : (
            <Trans>The picture comes when you open it</Trans>
          )}
        </span>
      </span>
    )
  }
  return (
    <span className={styles['cover']} aria-hidden="true">
      {productType === 1 ? (
        <PrintedPicture src={cover} title="" ratio={ratio} />
      ) : (
        <img className={styles['sheet']} src={cover} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  )
}
