import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { commonCopies, commonFit, fitsOf } from '../../../../domain/design/change/print-set.ts'
import type { Page } from '../../../../domain/design/design.ts'
import type { FitType } from '../../../../domain/design/fit-type.ts'
import type { Size } from '../../../../domain/geometry.ts'
import type { EditingWorld } from '../../../../machines/editing/editing.types.ts'
import { FitChoice } from '../../photos/FitChoice.tsx'
import { CopiesStepper } from './CopiesStepper.tsx'
import styles from './PrintControls.module.css'

interface PrintControlsProps {
  readonly pages: readonly Page[]
  readonly world: Pick<EditingWorld, 'paper'>
  /** The paper as it is cut. */
  readonly paper: Size
  onFit(fit: FitType): void
  onCopies(copies: number): void
}

/** One tap for all prints: how the photos sit on the paper, and how many there are of each. */
export function PrintControls({ pages, world, paper, onFit, onCopies }: PrintControlsProps) {
  const { t } = useLingui()
  const count = pages.length
  return (
    <section className={styles['controls']} aria-label={t`All prints`}>
      <h2 className={styles['head']}>
        <Plural value={count} one="How this print looks" other="How all # prints look" />
      </h2>
      <FitChoice fits={fitsOf(world)} chosen={commonFit(pages)} sheet={paper} photo={undefined} onChoose={onFit} />
      <div className={styles['copies']}>
        <span>
          <Trans>Copies of each</Trans>
        </span>
        <CopiesStepper
          value={commonCopies(pages)}
          from={Math.min(...pages.map((page) => page.copies ?? 1))}
          label={t`Copies of each print`}
          less={t`Fewer of each`}
          more={t`More of each`}
          onChange={onCopies}
        />
      </div>
    </section>
  )
}
