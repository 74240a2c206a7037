import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { goodsOf } from '../../../domain/order/item-needs.ts'
import type { OrderState, OrderStep } from '../../../domain/order/order-state.ts'
import { NextAction, needsNothing, standingOf, wasStopped } from '../../features/orders/NextAction.tsx'
import { OrderItems } from '../../features/orders/OrderItems.tsx'
import { day, money } from '../../i18n/money.ts'
import { stateName, stepName } from '../../messages/order-states.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { pathTo } from '../../navigation/routes.ts'
import { type OrderCard, useWorld } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { StepLine } from '../../ui/feedback/StepLine.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import styles from './OrderIndexScreen.module.css'
import { OrdersWaiting } from './OrdersWaiting.tsx'

type Shelf = 'all' | OrderStep | 'over'

/** The state whose number a shelf asks for (B§1: pending payment, to upload, in production, shipped; what is over has a shelf of its own). */
const STATE_OF: Record<Shelf, OrderState | 'over' | undefined> = {
  all: undefined,
  'to-pay': 'awaiting-pay',
  'to-upload': 'to-upload',
  'in-production': 'in-production',
  shipped: 'shipped',
  over: 'over',
}

function isShelf(text: string | null): text is Shelf {
  return text !== null && Object.hasOwn(STATE_OF, text)
}

/** The shopper's orders, by where they stand. */
export function OrderIndexScreen() {
  const { t, i18n } = useLingui()
  const { back, replace } = useNavigation()
  const wanted = useQueryOfAddress().get('status')
  const shelf: Shelf = isShelf(wanted) ? wanted : 'all'
  const steps: readonly OrderStep[] = ['to-pay', 'to-upload', 'in-production', 'shipped']
  return (
    <Screen top={<TopBar title={t`My orders`} onBack={() => back('index')} />}>
      <Tabs
        label={t`Order status`}
        value={shelf}
        onValueChange={(next) => replace('order_index', { status: next === 'all' ? undefined : next })}
        tabs={[
          { value: 'all', label: t`All` },
          ...steps.map((step) => ({ value: step, label: i18n._(stepName(step)) })),
          { value: 'over', label: t`Done` },
        ]}
      >
        <Orders shelf={shelf} />
      </Tabs>
    </Screen>
  )
}

function Orders({ shelf }: { readonly shelf: Shelf }) {
  const { t } = useLingui()
  const world = useWorld()
  const list = useInfiniteQuery({
    queryKey: ['orders', shelf],
    // The shop, a bank or another phone may have changed one since.
    refetchOnMount: 'always',
    queryFn: async ({ pageParam, signal }) => (await world.app()).orders.orders(STATE_OF[shelf], pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, parts) => {
      const seen = parts.reduce((count, { orders }) => count + orders.length, 0)
      return last.orders.length > 0 && seen < last.total ? seen : undefined
    },
  })
  if (list.data) {
    const seen = list.data.pages.flatMap(({ orders }) => orders)
    // An order that was made meanwhile moves the others on: the last of one part comes again as the first of the next.
    const orders = [...new Map(seen.map((order) => [order.id, order])).values()]
    return orders.length > 0 ? (
      <>
        <ul className={styles['orders']}>
          {orders.map((order) => (
            <li key={order.id}>
              <Order order={order} />
            </li>
          ))}
        </ul>
        {list.hasNextPage ? (
          <div className={styles['more']}>
            <Button wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        ) : null}
        {list.isFetchNextPageError ? <FaultState fault={list.error} onRetry={() => void list.fetchNextPage()} /> : null}
      </>
    ) : (
      <EmptyState
        drawing="parcel"
        title={shelf === 'all' ? t`No orders yet` : t`Nothing here right now`}
        action={
          <LinkButton to="index" variant="primary">
            <Trans>Make a photo book</Trans>
          </LinkButton>
        }
      >
        <Trans>When you order a book, you can follow it here until it is at your door.</Trans>
      </EmptyState>
    )
  }
  return list.error ? <FaultState fault={list.error} onRetry={() => void list.refetch()} /> : <OrdersWaiting />
}

function Order({ order }: { readonly order: OrderCard }) {
  const { i18n } = useLingui()
  const goods = goodsOf(order)
  return (
    <article className={styles['order']} data-state={order.state}>
      <Link className={styles['open']} href={pathTo('order_info', { oid: order.id })}>
        <div className={styles['head']}>
          <h2 className={styles['state']}>{i18n._(stateName(order.state, goods, standingOf(order)))}</h2>
          <span className={styles['day']}>
            {order.number} · {day(order.created)}
          </span>
        </div>
        <OrderItems items={order.items} linked />
      </Link>
      {wasStopped(order) ? null : <StepLine steps={order.steps} goods={goods} />}
      {needsNothing(order) ? (
        <p className={styles['total']}>{money(order.total, order.currency)}</p>
      ) : (
        <NextAction order={order} />
      )}
    </article>
  )
}
