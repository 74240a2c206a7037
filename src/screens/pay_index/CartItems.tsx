import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isShipped, needOfProduct } from '../../../domain/order/item-needs.ts'
import { pagesWithoutDesign } from '../../../domain/order/paid-pages.ts'
import { SHOP_MODES } from '../../../domain/order/shop-mode.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import type { OrderLine } from '../../../machines/order/order.types.ts'
import { ItemPicture } from '../../features/cart/ItemPicture.tsx'
import { Options } from '../../features/checkout/Options.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Phrases } from '../../ui/feedback/Phrases.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './CheckoutView.module.css'
import { Copies, PaidPages } from './LineItemOptions.tsx'

interface CartItemsProps {
  readonly order: OrderActor
  /** The product that is ordered; of a set, the set itself. */
  readonly product: Product
}

/** What is ordered, with its options and how many of it. A set shows everything that it holds. */
export function CartItems({ order, product }: CartItemsProps) {
  const { t } = useLingui()
  const { lines, package: set } = useSelector(order, ({ context }) => context.cart)
  const [first] = lines
  if (set) {
    return (
      <section className={styles['card']} aria-label={t`What is ordered`}>
        <h2 className={styles['name']}>{localised(product.name)}</h2>
        <p className={styles['quiet']}>
          <Trans>In this set:</Trans>
        </p>
        <ul className={styles['things']}>
          {lines.map((line, index) => (
            <li key={line.combineId ?? line.pid}>
              <PartOfSet order={order} line={line} index={index} />
            </li>
          ))}
        </ul>
        <div className={styles['choices']}>
          <Options
            product={product}
            chosen={set.attributes}
            onChosen={(attributes) => order.send({ type: 'attributes.set', attributes })}
          />
          <Copies
            label={t`Sets`}
            value={set.quantity}
            onValueChange={(quantity) => order.send({ type: 'quantity.set', quantity })}
          />
        </div>
      </section>
    )
  }
  if (lines.some(({ cartId }) => cartId !== undefined)) {
    return (
      <section className={styles['card']} aria-label={t`What is ordered`}>
        <ul>
          {lines.map((line, index) => (
            <li key={line.cartId}>
              <PartOfSet order={order} line={line} index={index} fixed />
            </li>
          ))}
        </ul>
        <LinkButton to="cart_index" variant="quiet">
          <Trans>Edit cart</Trans>
        </LinkButton>
      </section>
    )
  }
  return (
    <section className={styles['card']} aria-label={t`What is ordered`}>
      <ul className={styles['things']}>
        {lines.map((line, index) => (
          <li key={line.taskId ?? line.aid ?? `${line.pid} ${index}`}>
            {line === first ? (
              <LineItem order={order} line={line} index={index} product={product} />
            ) : (
              <OtherItem order={order} line={line} index={index} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineItemProps {
  readonly order: OrderActor
  readonly line: OrderLine
  readonly index: number
}

function LineItem({ order, line, index, product }: LineItemProps & { readonly product: Product }) {
  const { t } = useLingui()
  const later = useSelector(order, ({ context }) => SHOP_MODES[context.mode].uploadsLater)
  const waits = later && line.taskId === undefined && needOfProduct(product) === 'design'
  return (
    <>
      <div className={styles['thing']}>
        <ItemPicture product={product} taskId={line.taskId} attributes={line.attributes} />
        <div className={styles['named']}>
          <h2 className={styles['name']}>{localised(product.name)}</h2>
          <Chosen order={order} index={index} />
        </div>
      </div>
      <div className={styles['choices']}>
        <Options
          product={product}
          chosen={line.attributes}
          onChosen={(attributes) => order.send({ type: 'attributes.set', attributes, line: index })}
        />
        {waits ? (
          <PaidPages
            product={product}
            value={pagesWithoutDesign(product, line.pageCount)}
            onValueChange={(pageCount) => order.send({ type: 'pages.set', pageCount, line: index })}
          />
        ) : null}
        {/* Originals are handed on once: a second time would be paid for nothing. */}
        {!isShipped(product) ? null : (
          <Copies
            label={t`Copies`}
            value={line.quantity}
            onValueChange={(quantity) => order.send({ type: 'quantity.set', quantity, line: index })}
          />
        )}
      </div>
    </>
  )
}

/** What the shop has understood of it: told with the price, so it is what would be ordered. */
function Chosen({ order, index }: Pick<LineItemProps, 'order' | 'index'>) {
  const words = useSelector(order, ({ context }) => context.quote?.chosen?.[index])
  return words && words.length > 0 ? (
    <p className={styles['facts']}>
      <Phrases words={words} />
    </p>
  ) : null
}

function OtherItem(props: LineItemProps) {
  const { pid } = props.line
  const product = useFrontQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal))
  return product.data ? <LineItem {...props} product={product.data} /> : <Skeleton height="96px" />
}

interface PartProps extends LineItemProps {
  /** Its options are chosen elsewhere. */
  readonly fixed?: true
}

/** One thing of a set, or of a cart: how many of it is decided there; of a set its options are chosen here. */
function PartOfSet({ order, line, index, fixed }: PartProps) {
  const { pid, taskId, quantity } = line
  const product = useFrontQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal))
  if (!product.data) {
    return <Skeleton height="64px" />
  }
  // Parts of a set stand under the name of the set.
  const Name = fixed ? 'h2' : 'h3'
  return (
    <>
      <div className={styles['part']}>
        <ItemPicture product={product.data} taskId={taskId} attributes={line.attributes} small />
        <div className={styles['partName']}>
          <Name>{localised(product.data.name)}</Name>
          <Chosen order={order} index={index} />
        </div>
        {quantity > 1 ? <span className="tabular">× {quantity}</span> : null}
      </div>
      {product.data.attributes.length > 0 && !fixed ? (
        <div className={styles['choices']}>
          <Options
            product={product.data}
            chosen={line.attributes}
            onChosen={(attributes) => order.send({ type: 'attributes.set', attributes, line: index })}
          />
        </div>
      ) : null}
    </>
  )
}
