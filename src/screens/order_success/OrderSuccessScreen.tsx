import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { goodsOf } from '../../../domain/order/item-needs.ts'
import { NextAction, needsNothing, standingOf, wasStopped } from '../../features/orders/NextAction.tsx'
import { OrderAgain } from '../../features/orders/OrderAgain.tsx'
import { OrderArrival } from '../../features/orders/OrderArrival.tsx'
import { OrderItems } from '../../features/orders/OrderItems.tsx'
import { PickUp } from '../../features/orders/PickUp.tsx'
import { readOrdersAnew } from '../../features/orders/read-orders-anew.ts'
import { Refunds } from '../../features/orders/Refunds.tsx'
import { referenceOfSuccess } from '../../features/orders/success-query.ts'
import { stateName } from '../../messages/order-states.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { ProgressBar } from '../../ui/feedback/Progress.tsx'
import { StepLine } from '../../ui/feedback/StepLine.tsx'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { AwaitedPayment } from './AwaitedPayment.tsx'
import { LinkOutcome } from './LinkOutcome.tsx'
import styles from './OrderSuccessScreen.module.css'
import { type SettledReading, useSettledReading } from './use-settled-reading.ts'

/** After an order was submitted or paid. The server is asked until the payment is there; the pay page is not believed. */
export function OrderSuccessScreen() {
  const { t } = useLingui()
  const { go } = useNavigation()
  const address = useQueryOfAddress()
  const oid = address.get('oid') ?? address.get('orderid') ?? ''
  const reference = referenceOfSuccess(address)
  const order = useApiQuery(
    ['order', oid, 'success'],
    ({ orders }, signal) => orders.order(asId<OrderId>(oid), signal),
    oid !== '' && !reference,
  )
  const { refetch } = order
  const read = useCallback(() => refetch(), [refetch])
  const top = <TopBar title={t`Your order`} onBack={() => go('index')} />
  if (reference) {
    return (
      <Screen top={top}>
        <LinkOutcome reference={reference} oid={oid} />
      </Screen>
    )
  }
  if (order.data) {
    return (
      <Screen top={top}>
        <Outcome order={order.data} read={read} />
      </Screen>
    )
  }
  return order.error ? (
    <Screen top={top}>
      <FaultState fault={order.error} onRetry={() => void order.refetch()} />
    </Screen>
  ) : (
    <WaitingScreen />
  )
}

interface OutcomeProps {
  readonly order: OrderDetails
  /** Reads the order anew. */
  readonly read: () => Promise<unknown>
}

function Outcome({ order, read }: OutcomeProps) {
  const unpaid = order.state === 'awaiting-pay'
  const reading = useSettledReading(unpaid, read)
  const client = useQueryClient()
  const [wasUnpaid] = useState(unpaid)
  useEffect(() => {
    if (wasUnpaid && !unpaid) {
      void readOrdersAnew(client, 'later')
    }
  }, [wasUnpaid, unpaid, client])
  const isUnread = unpaid && reading.stands !== 'read'
  return (
    <div className={styles['column']}>
      {isUnread ? <Unread reading={reading} /> : <OutcomeMessages order={order} />}
      {unpaid && !isUnread ? <AwaitedPayment orderId={order.id} onPaid={reading.onSettled} /> : null}
      <div className={styles['card']}>
        <OrderItems items={order.items} />
        {wasStopped(order) ? <Refunds order={order} /> : <StepLine steps={order.steps} goods={goodsOf(order)} />}
      </div>
      {unpaid ? null : <OrderArrival order={order} />}
      {unpaid ? null : <PickUp order={order} />}
      {isUnread ? null : <NextAction order={order} />}
      <LinkButton to="order_info" query={{ oid: order.id }} variant={needsNothing(order) ? 'primary' : 'quiet'} wide>
        <Trans>See the order</Trans>
      </LinkButton>
      {unpaid ? null : <OrderAgain order={order} />}
    </div>
  )
}

/** The order waits for no payment any more, and could not be read since: nothing is paid here once more. */
function Unread({ reading: { stands, again } }: { readonly reading: SettledReading }) {
  const { t } = useLingui()
  const title = t`Your payment is being confirmed`
  return stands === 'given-up' ? (
    <EmptyState
      drawing="offline"
      title={title}
      action={
        <Button variant="primary" icon="retry" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>We couldn’t load the order details. Nothing is lost; please try again.</Trans>
    </EmptyState>
  ) : (
    <>
      <EmptyState drawing="parcel" title={title} />
      <ProgressBar label={t`Checking your payment`} />
    </>
  )
}

/** Where the order stands now, and what comes next. */
function OutcomeMessages({ order }: { readonly order: OrderDetails }) {
  const { t, i18n } = useLingui()
  const { state, items, travels, changeUntil, receiver } = order
  if (state === 'awaiting-pay') {
    return (
      <EmptyState drawing="parcel" title={t`Your payment is being confirmed`}>
        <Trans>Your order is kept. If you have paid, this takes a moment; if not, you can pay below.</Trans>
      </EmptyState>
    )
  }
  if (state === 'to-upload') {
    return (
      <EmptyState drawing="photos" title={t`Thank you. Only your photos are missing`}>
        <Trans>This order is paid. It goes to print as soon as you have chosen your photos.</Trans>
      </EmptyState>
    )
  }
  const goods = goodsOf({ items, travels })
  if (state !== 'paid' && state !== 'in-production') {
    // Opened once more, long after: nothing is thanked for that went on since, or came to nothing.
    return (
      <EmptyState drawing="parcel" title={i18n._(stateName(state, goods, standingOf(order)))}>
        <Trans>You can follow it in your orders.</Trans>
      </EmptyState>
    )
  }
  // A book where one was made; whatever else it is comes in a parcel.
  const done = items.some(({ type }) => type === undefined || type === 1) ? 'done' : 'parcel'
  if (changeUntil !== undefined) {
    return (
      <EmptyState drawing={done} title={t`Thank you. Your order is paid`}>
        {goods === 'printed' ? (
          <Trans>You can still change or cancel it in your order before it goes to print.</Trans>
        ) : (
          <NotPrinted fetched={receiver.pickup} />
        )}
      </EmptyState>
    )
  }
  if (goods === 'handed-on') {
    return (
      <EmptyState drawing="photos" title={t`Thank you. We’re sending your photos`}>
        <Trans>They go out exactly as you gave them to us. You can follow this in your orders.</Trans>
      </EmptyState>
    )
  }
  return goods === 'packed' ? (
    <EmptyState drawing={done} title={t`Thank you. We’re packing it for you`}>
      <Trans>You can follow it in your orders.</Trans>
    </EmptyState>
  ) : (
    <EmptyState drawing={done} title={t`Thank you. It’s going to print`}>
      <Trans>We print it from your originals. You can follow it in your orders.</Trans>
    </EmptyState>
  )
}

/** What comes once the time for changes is over, of what lies on the shelf. */
function NotPrinted({ fetched }: { readonly fetched: boolean }) {
  return fetched ? (
    <Trans>You can still change or cancel it in your order before we get it ready.</Trans>
  ) : (
    <Trans>You can still change or cancel it in your order before it’s sent.</Trans>
  )
}
