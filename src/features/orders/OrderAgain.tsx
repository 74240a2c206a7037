import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AlbumId, TaskId } from '../../../domain/ids.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { OrderCard } from '../../ports/ports.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import styles from './OrderAgain.module.css'

/** A design that can be ordered once more by itself. */
type Designed = OrderCard['items'][number] & { readonly taskId: TaskId; readonly aid: AlbumId }

const NEVER_BOUGHT: readonly OrderState[] = ['awaiting-pay', 'cancelled']

interface OrderAgainProps {
  readonly order: OrderCard
  /** What is to be done first where a design cannot be ordered as it stands; `null`: it can. */
  insteadOf?(taskId: TaskId): ReactNode
}

/**
 * The explicit choice to order a design once more: as it was ordered, or as it is by now, after a look at it. Parts of
 * a set and things of another platform were never bought by themselves.
 */
export function OrderAgain({ order, insteadOf }: OrderAgainProps) {
  const { t } = useLingui()
  const designed = order.items.filter((item): item is Designed => canBeOrdered(item))
  if (designed.length === 0 || order.outtradeId !== undefined || NEVER_BOUGHT.includes(order.state)) {
    return null
  }
  return (
    <section aria-label={t`Order again`} className={styles['again']}>
      <h3 className={styles['heading']}>
        <Trans>Want another one?</Trans>
      </h3>
      {designed.map((item) => (
        <Choices key={item.subId} item={item} named={designed.length > 1} {...(insteadOf ? { insteadOf } : {})} />
      ))}
    </section>
  )
}

function canBeOrdered({ taskId, aid, packageName, upload }: OrderCard['items'][number]): boolean {
  return taskId !== undefined && aid !== undefined && packageName === '' && upload === 'submitted'
}

interface ChoicesProps extends Pick<OrderAgainProps, 'insteadOf'> {
  readonly item: Designed
  readonly named: boolean
}

function Choices({ item, named, insteadOf }: ChoicesProps) {
  const { pid, aid, taskId, quantity, attributes } = item
  const same = { taskid: taskId, aid, pid, qty: String(quantity), attrs: attributes.join(), again: 'as-ordered' }
  const held = useApiQuery(['order of a design', 'changed', taskId], ({ orders }, signal) =>
    orders.orderOfDesign(taskId, signal),
  )
  const instead = insteadOf?.(taskId)
  return (
    <div className={styles['choices']}>
      {named ? <p>{item.name}</p> : null}
      {instead}
      {held.data?.edited ? (
        <p className={styles['note']}>
          <Trans>You have changed this design since it was ordered.</Trans>
        </p>
      ) : null}
      {instead ? null : (
        <>
          <LinkButton to="pay_index" query={same} wide icon="retry">
            <Trans>Order the same again</Trans>
          </LinkButton>
          <LinkButton to="theme_preview" query={{ taskid: taskId, again: 'as-it-is' }} variant="quiet" wide icon="book">
            <Trans>Change it first, then order again</Trans>
          </LinkButton>
        </>
      )}
    </div>
  )
}
