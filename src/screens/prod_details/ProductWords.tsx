import { Trans } from '@lingui/react/macro'
import type { Product } from '../../../domain/product/product.ts'
import { localised } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { useSession } from '../../session/session.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import styles from './ProdDetailsScreen.module.css'

interface BeforeProps {
  readonly product: Product
  /** What the chosen options add to one piece. */
  readonly extra?: number
  readonly quantity?: number
}

/** What as many pieces with these options cost before, struck out. */
export function Before({ product, extra = 0, quantity = 1 }: BeforeProps) {
  const { merchant } = useSession()
  const { before } = product.price
  return before === undefined ? null : (
    <s className={styles['before']}>
      <span className="hidden-visually">
        <Trans>before:</Trans>{' '}
      </span>
      {money((before + extra) * quantity, merchant.currency.code)}
    </s>
  )
}

/** Name and description, and why it cannot be had just now. */
export function Words({ product }: { readonly product: Product }) {
  return (
    <>
      <h2 className={styles['name']}>{localised(product.name)}</h2>
      <p className={styles['description']}>{localised(product.description)}</p>
      {product.onShelf ? null : (
        <Banner tone="warning">
          <Trans>This product isn’t available to order right now. Books you’ve made with it are kept.</Trans>
        </Banner>
      )}
      {product.onShelf && product.soon ? (
        <Banner>
          <Trans>We’re still preparing this one. You can look at it, but you can’t start one yet.</Trans>
        </Banner>
      ) : null}
    </>
  )
}

/** Whether it can be had just now. */
export function startable({ onShelf, soon }: Product): boolean {
  return onShelf && !soon
}

/** What its button says. */
export function startLabel(product: Product) {
  if (!product.onShelf) {
    return <Trans>Not available now</Trans>
  }
  return product.soon ? <Trans>Coming soon</Trans> : <Trans>Start with your photos</Trans>
}
