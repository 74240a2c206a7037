import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { asId, type OrderId, type TaskId } from '../../../domain/ids.ts'
import { withAddTo } from '../../../domain/navigation/stored-visit.ts'
import { goodsOf } from '../../../domain/order/item-needs.ts'
import { trackingLink } from '../../../domain/order/parcels/tracking-link.ts'
import { useAddressLine } from '../../features/checkout/use-address-line.ts'
import { BringBack } from '../../features/designs/BringBack.tsx'
import { useRemovedDesigns } from '../../features/designs/use-own-designs.ts'
import { OrderInvoice } from '../../features/invoice/OrderInvoice.tsx'
import { NextAction, standingOf, wasStopped } from '../../features/orders/NextAction.tsx'
import { OrderAgain } from '../../features/orders/OrderAgain.tsx'
import { OrderArrival } from '../../features/orders/OrderArrival.tsx'
import { OrderChanges } from '../../features/orders/OrderChanges.tsx'
import { OrderItems } from '../../features/orders/OrderItems.tsx'
import { OrderRequests } from '../../features/orders/OrderRequests.tsx'
import { PickUp } from '../../features/orders/PickUp.tsx'
import { Refunds } from '../../features/orders/Refunds.tsx'
import { day } from '../../i18n/money.ts'
import { stateName } from '../../messages/order-states.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { pathTo } from '../../navigation/routes.ts'
import { type OrderDetails, useWorld } from '../../ports/ports.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { StepLine } from '../../ui/feedback/StepLine.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { PriceLines } from '../../ui/money/PriceLines.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './OrderInfoScreen.module.css'

/** How often the shop is asked whether money that is on its way back has come, ms: in the first minute; once a minute from then on. */
const REFUND_ASK_MS = 4000
const MINUTE_MS = 60_000

/** One order: what, where it stands, where it goes, what it cost. Also `orderid_details`. */
export function OrderInfoScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const oid = asId<OrderId>(address.get('oid') ?? address.get('orderid') ?? '')
  const order = useOrder(oid)
  if (order.data) {
    return <Order order={order.data} again={address.get('again') !== null} onOver={() => void order.refetch()} />
  }
  if (order.error) {
    return (
      <Screen top={<TopBar title={t`Your order`} onBack={() => back('order_index')} />}>
        <FaultState fault={order.error} onRetry={() => void order.refetch()} />
      </Screen>
    )
  }
  return <WaitingFor what="order" />
}

/** The order, asked for again while money is on its way back: an answer that is waited for is not given up for the next. */
function useOrder(oid: OrderId) {
  const world = useWorld()
  const [opened] = useState(Date.now)
  return useQuery({
    queryKey: ['order', oid],
    // The shop, a bank or another phone may have changed it since.
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await world.app()).orders.order(oid, signal),
    refetchInterval: ({ state: { data } }) => {
      if (!data?.refunds.some(({ done, refused }) => done === undefined && !refused)) {
        return false
      }
      // A bank may take days.
      return Date.now() - opened < MINUTE_MS ? REFUND_ASK_MS : MINUTE_MS
    },
  })
}

interface OrderProps {
  readonly order: OrderDetails
  /** It was opened to be ordered once more: that stands first. */
  readonly again: boolean
  /** It is read again. */
  readonly onOver: () => void
}

function Order({ order, again, onOver }: OrderProps) {
  const { t, i18n } = useLingui()
  const { back } = useNavigation()
  const waits = order.state === 'awaiting-pay' || order.state === 'to-upload'
  const { receiver } = order
  const inLine = useAddressLine()
  const goods = goodsOf(order)
  const oneMore = <OneMore order={order} />
  return (
    <Screen
      top={<TopBar title={t`Your order`} onBack={() => back('order_index')} />}
      lead={
        <div className={styles['lead']}>
          <h2 className={styles['state']}>{i18n._(stateName(order.state, goods, standingOf(order)))}</h2>
          <Refunds order={order} />
          {again ? oneMore : null}
          {wasStopped(order) ? null : <StepLine steps={order.steps} goods={goods} />}
          <OrderArrival order={order} />
          <PickUp order={order} />
          <Parcels parcels={order.parcels} />
          <div className={styles['card']}>
            <OrderItems items={order.items} />
          </div>
          {order.state === 'to-upload' ? <Handing order={order} /> : null}
          <OrderChanges order={order} onOver={onOver} />
          {order.requests.length > 0 ? <OrderRequests requests={order.requests} /> : null}
        </div>
      }
      bottom={
        waits ? (
          <BottomBar>
            <NextAction order={order} />
          </BottomBar>
        ) : null
      }
    >
      <div className={styles['column']}>
        <section aria-labelledby="goes-to">
          <h3 id="goes-to" className={styles['heading']}>
            {receiver.pickup ? <Trans>Collected by</Trans> : <Trans>Deliver to</Trans>}
          </h3>
          {receiver.name === '' ? (
            <p>
              <Trans>Sent to the shop online</Trans>
            </p>
          ) : (
            <p>
              {receiver.name} <span className="tabular">{receiver.phone}</span>
            </p>
          )}
          {receiver.pickup ? null : <p className={styles['where']}>{inLine(receiver)}</p>}
          {order.comment ? <p className={styles['where']}>{order.comment}</p> : null}
        </section>
        <section aria-labelledby="price">
          <h3 id="price" className={styles['heading']}>
            <Trans>Price</Trans>
          </h3>
          <PriceLines
            lines={order.lines}
            total={order.total}
            currency={order.currency}
            names={namesInPrice(order.items)}
            counted={order.items.map(({ counted }) => counted?.as)}
            sum={order.state === 'awaiting-pay' ? undefined : <Trans>Total</Trans>}
          />
        </section>
        <OrderInvoice order={order} />
        {again ? null : oneMore}
        {canBeAddedTo(order) ? <AddTo order={order} /> : null}
        <Numbers order={order} />
      </div>
    </Screen>
  )
}

/** What each thing of the price is called: a package is one, whatever it is made of. */
function namesInPrice(items: OrderDetails['items']): string[] {
  const firstOf = (name: string | undefined) => items.findIndex(({ packageName }) => packageName === name)
  return items
    .filter(({ packageName }, at) => !packageName || firstOf(packageName) === at)
    .map(({ name, packageName }) => packageName || name)
}

/** What can be ordered once more; a design that was deleted since is brought back first. */
function OneMore({ order }: { readonly order: OrderDetails }) {
  const removed = useRemovedDesigns()
  const insteadOf = (taskId: TaskId) => {
    const design = removed.data?.find((one) => one.taskId === taskId)
    return design ? <BringBack design={design} /> : null
  }
  return <OrderAgain order={order} insteadOf={insteadOf} />
}

/** Begins a purchase that travels with this order (modes 3 and 6). */
function AddTo({ order }: { readonly order: OrderDetails }) {
  const { go } = useNavigation()
  const { change } = useVisit()
  return (
    <Button
      variant="quiet"
      icon="plus"
      wide
      onClick={() => {
        change((visit) => withAddTo(visit, order.id))
        go('prod_list')
      }}
    >
      {order.receiver.pickup ? (
        <Trans>Add something to collect with it</Trans>
      ) : (
        <Trans>Add something to this parcel</Trans>
      )}
    </Button>
  )
}

/** How its parcels travel: each is followed by its own link. */
function Parcels({ parcels }: Pick<OrderDetails, 'parcels'>) {
  return parcels.map((parcel) => (
    <p className={styles['parcel']} key={`${parcel.carrier} ${parcel.number}`}>
      <Icon name="truck" />
      <span>
        {parcel.carrier}{' '}
        <a className={styles['tracking']} href={trackingLink(parcel)} target="_blank" rel="noreferrer">
          {parcel.number}
        </a>
      </span>
    </p>
  ))
}

/** How much of an order that is paid already is still to be handed in. */
function Handing({ order }: { readonly order: OrderDetails }) {
  const open = order.items.filter((item) => item.upload === 'to-upload').length
  const part = open < order.items.length
  return (
    <Banner tone="warning">
      {standingOf(order).isDesigned ? (
        <Trans>This order is paid. It goes to print as soon as you submit the design again.</Trans>
      ) : part ? (
        <Trans>Some orders are not submitted yet. Everything goes to print together once the last one is in.</Trans>
      ) : (
        <Trans>This order is paid. It goes to print as soon as you have chosen your photos.</Trans>
      )}
    </Banner>
  )
}

/** Whether more can travel in the same parcel: there is one, and it has not left. */
function canBeAddedTo(order: OrderDetails): boolean {
  const { state, outtradeId } = order
  const isHere = state === 'paid' || state === 'to-upload' || state === 'in-production'
  return isHere && outtradeId === undefined && goodsOf(order) !== 'handed-on'
}

function Numbers({ order }: { readonly order: OrderDetails }) {
  return (
    <div className={styles['number']}>
      <p>
        <Trans>
          Order {order.number}, placed on {day(order.created)}
        </Trans>
      </p>
      {order.outtradeId ? (
        <p>
          <Trans>Order number on the platform: {order.outtradeId}</Trans>
        </p>
      ) : null}
      {order.parent ? (
        <p>
          <Link href={pathTo('order_info', { oid: order.parent.id })}>
            <Trans>Comes with order {order.parent.number}</Trans>
          </Link>
        </p>
      ) : null}
      {order.added.map(({ id, number }) => (
        <p key={id}>
          <Link href={pathTo('order_info', { oid: id })}>
            <Trans>Order {number} comes with it</Trans>
          </Link>
        </p>
      ))}
    </div>
  )
}
