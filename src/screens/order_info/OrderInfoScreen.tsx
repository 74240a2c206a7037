import { Trans, useLingui } from '@lingui/react/macro'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { stateName } from '../../messages/order-states.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation.ts'
import type { OrderDetails } from '../../ports.ts'
import { useReading } from '../../reading.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { FaultState } from '../../ui/FaultState.tsx'
import { day } from '../../ui/money.ts'
import { PriceLines } from '../../ui/PriceLines.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { StepLine } from '../../ui/StepLine.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { WaitingScreen } from '../../ui/WaitingScreen.tsx'
import { NextAction, wasStopped } from '../order_parts/NextAction.tsx'
import { OrderItems } from '../order_parts/OrderItems.tsx'
import styles from './OrderInfoScreen.module.css'

/** One order: what, where it stands, where it goes, what it cost. Also `orderid_details`. */
export function OrderInfoScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const oid = asId<OrderId>(address.get('oid') ?? address.get('orderid') ?? '')
  const order = useReading(['order', oid], ({ orders }, signal) => orders.order(oid, signal))
  if (order.data) {
    return <Order order={order.data} />
  }
  if (order.error) {
    return (
      <Screen top={<TopBar title={t`Your order`} onBack={() => back('order_index')} />}>
        <FaultState fault={order.error} onRetry={() => void order.refetch()} />
      </Screen>
    )
  }
  return <WaitingScreen />
}

function Order({ order }: { readonly order: OrderDetails }) {
  const { t, i18n } = useLingui()
  const { back } = useNavigation()
  const waits = order.state === 'awaiting-pay' || order.state === 'to-upload'
  const { receiver } = order
  return (
    <Screen
      top={<TopBar title={t`Your order`} onBack={() => back('order_index')} />}
      lead={
        <div className={styles['lead']}>
          <h2 className={styles['state']}>{i18n._(stateName(order.state))}</h2>
          {wasStopped(order) ? null : <StepLine steps={order.steps} />}
          <div className={styles['card']}>
            <OrderItems items={order.items} />
          </div>
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
            {receiver.pickup ? <Trans>Fetched by</Trans> : <Trans>Goes to</Trans>}
          </h3>
          <p>
            {receiver.name} <span className="tabular">{receiver.phone}</span>
          </p>
          {receiver.pickup ? null : (
            <p className={styles['where']}>
              {receiver.region} {receiver.street}
            </p>
          )}
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
            settled={order.state !== 'awaiting-pay'}
          />
        </section>
        <p className={styles['number']}>
          <Trans>
            Order {order.id}, placed on {day(order.created)}
          </Trans>
        </p>
      </div>
    </Screen>
  )
}
