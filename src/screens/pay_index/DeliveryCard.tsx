import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderId } from '../../../domain/ids.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { asksAddress } from '../../../machines/order/order.selectors.ts'
import { useAddressLine } from '../../features/checkout/use-address-line.ts'
import { localised } from '../../i18n/i18n.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { AddressCard } from './AddressCard.tsx'
import styles from './CheckoutView.module.css'

interface DeliveryCardProps {
  readonly order: OrderActor
  /** The place where alone it can be fetched. */
  readonly only: string | undefined
  readonly onEdit: () => void
}

/** How it comes to the shopper: delivered, fetched, or together with the order that it is added to. */
export function DeliveryCard({ order, only, onEdit }: DeliveryCardProps) {
  const asks = useSelector(order, asksAddress)
  const joined = useSelector(order, ({ context }) => context.cart.orderId)
  const unsent = useSelector(order, ({ context }) => context.cart.unsent)
  if (asks) {
    return <DeliverOrFetch order={order} only={only} onEdit={onEdit} />
  }
  if (unsent) {
    return <NothingIsSent />
  }
  return joined ? <GoesAlong orderId={joined} /> : null
}

/** Originals go to the shop; no parcel comes, so nobody asks where to. */
function NothingIsSent() {
  return (
    <section className={styles['along']}>
      <Icon name="cloud" />
      <div className={styles['addressWords']}>
        <h2 className={styles['alongHead']}>
          <Trans>Sent to the shop online</Trans>
        </h2>
        <p className={styles['quiet']}>
          <Trans>Nothing is shipped, so we don’t need an address.</Trans>
        </p>
      </div>
    </section>
  )
}

function DeliverOrFetch({ order, only, onEdit }: DeliveryCardProps) {
  const { t } = useLingui()
  const { merchant } = useSession()
  const address = useSelector(order, ({ context }) => context.address)
  const pickupId = useSelector(order, ({ context }) => context.pickupId)
  const places = merchant.shop.pickUpAddresses
  const chosen = places.find(({ id }) => id === pickupId)
  return (
    <section className={styles['delivery']} aria-label={t`Delivery`}>
      {only !== undefined ? (
        <p className={styles['quiet']}>
          <Trans>You can only collect this at one place. There’s no delivery fee.</Trans>
        </p>
      ) : null}
      {places.length > 0 && only === undefined ? (
        <Choice
          label={t`How would you like to get it?`}
          value={pickupId === null ? 'deliver' : 'fetch'}
          onValueChange={(how) =>
            order.send({ type: 'pickup.set', pickupId: how === 'fetch' ? (places[0]?.id ?? null) : null })
          }
          options={[
            { value: 'deliver', label: t`Deliver it` },
            { value: 'fetch', label: t`I’ll collect it`, note: t`no delivery fee` },
          ]}
        />
      ) : null}
      {chosen ? (
        <>
          {places.length > 1 && only === undefined ? (
            <Choice
              label={t`Where will you collect it?`}
              value={chosen.id}
              onValueChange={(id) => order.send({ type: 'pickup.set', pickupId: id })}
              options={places.map(({ id, name }) => ({ value: id, label: localised(name) }))}
            />
          ) : null}
          <p className={styles['place']}>
            <Icon name="home" size={20} />
            <span>
              {localised(chosen.name)}
              <br />
              <span className={styles['quiet']}>{localised(chosen.address)}</span>
            </span>
          </p>
        </>
      ) : null}
      <AddressCard address={address} pickup={chosen !== undefined} onEdit={onEdit} />
    </section>
  )
}

/** An added purchase needs no address: it goes where its order goes. */
function GoesAlong({ orderId }: { readonly orderId: OrderId }) {
  const joined = useApiQuery(['order', orderId], ({ orders }, signal) => orders.order(orderId, signal))
  const receiver = joined.data?.receiver
  const inLine = useAddressLine()
  return (
    <section className={styles['along']}>
      <Icon name="truck" />
      <div className={styles['addressWords']}>
        <h2 className={styles['alongHead']}>
          <Trans>It comes with your order</Trans>
        </h2>
        {joined.isPending ? <Skeleton width="70%" /> : null}
        {receiver ? (
          <p className={styles['quiet']}>
            {receiver.name} <span className="tabular">{receiver.phone}</span>
            <br />
            {receiver.pickup ? <Trans>You’ll collect both together.</Trans> : inLine(receiver)}
          </p>
        ) : null}
        {joined.isError ? (
          <p className={styles['quiet']}>
            <Trans>To the address of that order.</Trans>
          </p>
        ) : null}
      </div>
    </section>
  )
}
