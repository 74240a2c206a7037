import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CartPlace } from '../../../domain/cart/cart-item.ts'
import { isShipped } from '../../../domain/order/item-needs.ts'
import type { Product } from '../../../domain/product/product.ts'
import { QUANTITY_MAX } from '../../../domain/product/quote.ts'
import { ItemPicture } from '../../features/cart/ItemPicture.tsx'
import { money } from '../../i18n/money.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import type { CurrentCartItem } from '../../ports/cart-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Stepper } from '../../ui/controls/Stepper.tsx'
import { Phrases } from '../../ui/feedback/Phrases.tsx'
import { Money } from '../../ui/money/Money.tsx'
import { CartItemProblemNote } from './CartItemProblemNote.tsx'
import styles from './CartScreen.module.css'

interface CartItemRowProps {
  readonly item: CurrentCartItem
  readonly currency: string
  readonly onChange: (change: { readonly id: string; readonly place?: CartPlace; readonly quantity?: number }) => void
  readonly onRemove: () => void
}

/** One thing of the cart: what it looks like, what was chosen, how many, what it costs, and what became of it. */
export function CartItemRow({ item: thing, currency, onChange, onRemove }: CartItemRowProps) {
  const { t } = useLingui()
  const {
    id,
    pid,
    aid,
    taskId,
    rev,
    again,
    place,
    name,
    chosen,
    quantity,
    attributes,
    amount,
    problem: trouble,
  } = thing
  const isNow = place === 'now'
  // Those for later stand under a heading of their own.
  const Name = isNow ? 'h2' : 'h3'
  const product = useFrontQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal))
  const counts = isNow && trouble === undefined && !isHandedOnOnce(product.data)
  const price =
    trouble === undefined ? (
      <p className={styles['price']}>
        <Money amount={amount} currency={currency} />
        {quantity > 1 ? <span className={styles['each']}>{eachOf(thing, currency)}</span> : null}
      </p>
    ) : null
  return (
    <li className={styles['card']}>
      <div className={styles['thing']}>
        {product.data ? (
          <ItemPicture product={product.data} taskId={taskId} attributes={attributes} />
        ) : (
          <span className={styles['noPicture']} />
        )}
        <div className={styles['words']}>
          <Name className={styles['name']}>{name || t`No longer available`}</Name>
          <p className={styles['quiet']}>
            <Phrases words={chosen} />
          </p>
          {counts ? null : price}
        </div>
      </div>
      <CartItemProblemNote thing={thing} />
      {counts ? (
        <div className={styles['copies']}>
          {price}
          <Stepper
            label={t`Copies`}
            value={quantity}
            min={1}
            max={QUANTITY_MAX}
            onValueChange={(next) => onChange({ id, quantity: next })}
          />
        </div>
      ) : null}
      <div className={styles['actions']}>
        {trouble === undefined || trouble === 'options-changed' ? (
          <LinkButton
            to="pay_index"
            variant="quiet"
            query={{
              ...{ pid, aid, taskid: taskId, rev: String(rev), again, cartid: id },
              ...{ qty: String(quantity), attrs: attributes.join(',') },
            }}
          >
            <Trans context="what is in the cart">Change</Trans>
          </LinkButton>
        ) : null}
        {isNow ? (
          <Button variant="quiet" onClick={() => onChange({ id, place: 'later' })}>
            <Trans>Save for later</Trans>
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => onChange({ id, place: 'now' })}>
            <Trans>Move to cart</Trans>
          </Button>
        )}
        <IconButton className={styles['remove']} icon="trash" label={t`Remove`} onClick={onRemove} />
      </div>
    </li>
  )
}

/** What one piece costs and how many there are; only how many where a member's rate was rounded for all of them together. */
function eachOf({ amount, quantity }: CurrentCartItem, currency: string): string {
  const each = amount / quantity
  return Number.isInteger(each)
    ? `${money(each, currency)} × ${quantity}`
    : plural(quantity, { one: '# copy', other: '# copies' })
}

/** Originals are handed on once: a second time would be paid for nothing. */
function isHandedOnOnce(product: Pick<Product, 'type' | 'price'> | undefined): boolean {
  return product !== undefined && !isShipped(product)
}
