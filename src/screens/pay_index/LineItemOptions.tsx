import { Trans, useLingui } from '@lingui/react/macro'
import { countedAs, PAGES_OF } from '../../../domain/product/counted-as.ts'
import type { Product } from '../../../domain/product/product.ts'
import { QUANTITY_MAX } from '../../../domain/product/quote.ts'
import { Stepper } from '../../ui/controls/Stepper.tsx'
import styles from './CheckoutView.module.css'

interface PagesProps {
  readonly product: Product
  readonly value: number
  readonly onValueChange: (pageCount: number) => void
}

/** How many pages, cards or prints are paid for before anything is designed. */
export function PaidPages({ product, value, onValueChange }: PagesProps) {
  const { t } = useLingui()
  const { pages, price } = product
  if (!pages || pages.min === pages.max) {
    return null
  }
  const as = countedAs(product.type) ?? 'pages'
  const label = { pages: t`Pages`, cards: t`Cards`, months: t`Months`, prints: t`Prints` }[as]
  const sides = PAGES_OF[as]
  return (
    <>
      <div className={styles['copies']}>
        <span className={styles['quiet']}>{label}</span>
        <Stepper
          label={label}
          value={value / sides}
          min={Math.max(pages.min, price.pagesIncluded) / sides}
          max={pages.max / sides}
          step={pages.multiple / sides}
          onValueChange={(next) => onValueChange(next * sides)}
        />
      </div>
      <p className={styles['quiet']}>
        <Trans>Add your photos later; the design can have up to this many.</Trans>
      </p>
    </>
  )
}

interface CopiesProps {
  readonly label: string
  readonly value: number
  readonly onValueChange: (quantity: number) => void
}

export function Copies({ label, value, onValueChange }: CopiesProps) {
  return (
    <div className={styles['copies']}>
      <span className={styles['quiet']}>{label}</span>
      <Stepper label={label} value={value} min={1} max={QUANTITY_MAX} onValueChange={onValueChange} />
    </div>
  )
}
