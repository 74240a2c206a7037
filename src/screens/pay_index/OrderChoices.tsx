import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { invariant } from '../../../domain/never.ts'
import type { Product } from '../../../domain/product/product.ts'
import { QUANTITY_MAX } from '../../../domain/product/quote.ts'
import type { OrderCart, OrderLine } from '../../../machines/order/order.types.ts'
import { useFrontReading } from '../../reading.ts'
import { useSession } from '../../session.ts'
import { Choice } from '../../ui/Choice.tsx'
import { money } from '../../ui/money.ts'
import { PrintedPicture } from '../../ui/PrintedPicture.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { words } from '../../words.ts'
import { pageRatio } from '../prod_list/ProductTiles.tsx'
import styles from './PayDesk.module.css'
import type { OrderActor } from './PayDesk.tsx'

function firstLine({ lines: [line] }: OrderCart): OrderLine {
  invariant(line, 'an order holds at least one thing')
  return line
}

/** The thing itself, its options and how many of it. */
export function OrderChoices({ order, product }: { readonly order: OrderActor; readonly product: Product }) {
  const { t } = useLingui()
  const { merchant } = useSession()
  const line = useSelector(order, (snapshot) => firstLine(snapshot.context.cart))
  const { taskId } = line
  const cover = useFrontReading(['cover', taskId ?? ''], async ({ account }, signal) =>
    taskId ? await account.cover(taskId, signal) : '',
  )
  const choose = (group: Product['attributes'][number], id: string) => {
    const others = line.attributes.filter((chosen) => !group.options.some((option) => option.id === chosen))
    order.send({ type: 'attributes.set', attributes: [...others, id] })
  }
  return (
    <section className={styles['card']}>
      <div className={styles['thing']}>
        <div className={styles['picture']}>
          {cover.isPending ? null : <PrintedPicture src={cover.data ?? ''} title="" ratio={pageRatio(product)} />}
        </div>
        <h2 className={styles['name']}>{words(product.name)}</h2>
      </div>
      <div className={styles['choices']}>
        {product.attributes.map((group) => (
          <Choice
            key={group.id}
            label={words(group.name)}
            value={group.options.find((option) => line.attributes.includes(option.id))?.id ?? ''}
            onValueChange={(id) => choose(group, id)}
            options={group.options.map((option) => ({
              value: option.id,
              label: words(option.name),
              note: option.extraPrice > 0 ? `+${money(option.extraPrice, merchant.currency.code)}` : undefined,
            }))}
          />
        ))}
        <div className={styles['copies']}>
          <span className={styles['quiet']}>{t`Copies`}</span>
          <Stepper
            label={t`Copies`}
            value={line.quantity}
            min={1}
            max={QUANTITY_MAX}
            onValueChange={(quantity) => order.send({ type: 'quantity.set', quantity })}
          />
        </div>
      </div>
    </section>
  )
}
