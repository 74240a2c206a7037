import { Trans, useLingui } from '@lingui/react/macro'
import { countedAs, PAGES_OF } from '../../../domain/product/counted-as.ts'
import type { Product } from '../../../domain/product/product.ts'
import { QUANTITY_MAX } from '../../../domain/product/quote.ts'
import { localised } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { useSession } from '../../session/session.ts'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Stepper } from '../../ui/controls/Stepper.tsx'
import styles from './CheckoutView.module.css'

interface OptionsProps {
  readonly product: Product
  readonly chosen: readonly string[]
  readonly onChosen: (attributes: readonly string[]) => void
}

/** One option of every group, with what it costs more. */
export function Options({ product, chosen, onChosen }: OptionsProps) {
  const { merchant } = useSession()
  const choose = (group: Product['attributes'][number], id: string) =>
    onChosen([...chosen.filter((other) => !group.options.some((option) => option.id === other)), id])
  return product.attributes.map((group) => (
    <Choice
      key={group.id}
      label={localised(group.name)}
      value={group.options.find((option) => chosen.includes(option.id))?.id ?? ''}
      onValueChange={(id) => choose(group, id)}
      options={group.options.map((option) => ({
        value: option.id,
        label: localised(option.name),
        note: option.extraPrice > 0 ? `+${money(option.extraPrice, merchant.currency.code)}` : undefined,
      }))}
    />
  ))
}

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
        <Trans>Your photos come later; the design may have up to so many.</Trans>
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
