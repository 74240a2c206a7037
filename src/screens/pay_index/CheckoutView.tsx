import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Address } from '../../../domain/order/address.ts'
import { countedAs } from '../../../domain/product/counted-as.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { isOrderBusy, type OrderStage, orderStage } from '../../../machines/order/order.selectors.ts'
import type { OrderLine } from '../../../machines/order/order.types.ts'
import { AddressSheet } from '../../features/checkout/AddressSheet.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Money } from '../../ui/money/Money.tsx'
import { AddToCart } from './AddToCart.tsx'
import { CartItems } from './CartItems.tsx'
import styles from './CheckoutView.module.css'
import { CommentField } from './CommentField.tsx'
import { ConsentLine } from './ConsentLine.tsx'
import { CouponSheet } from './CouponSheet.tsx'
import { DeliveryArrival } from './DeliveryArrival.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { LinkCoupon } from './LinkCoupon.tsx'
import { PayButton } from './PayButton.tsx'
import { PayNotes } from './PayNotes.tsx'
import { PriceCard } from './PriceCard.tsx'
import { PriceChangedDialog } from './PriceChangedDialog.tsx'

/** States in which the button does something else than pay. */
const SILENT: readonly (OrderStage | undefined)[] = ['needs address', 'failed', 'refused', 'checking your order']

const NO_PARTS: readonly OrderLine[] = []

interface CheckoutViewProps {
  readonly order: OrderActor
  /** What is ordered; of a set, the set itself. */
  readonly product: Product
  /** Of a cart, the product of each of its things. */
  readonly items?: readonly Product[]
  readonly onAddress: (address: Address) => void
}

/** What is ordered, where it goes, what it costs, and one button with the amount. */
export function CheckoutView({ order, product, items: things = [product], onAddress }: CheckoutViewProps) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const { visit } = useVisit()
  const given = useQueryOfAddress().get('couponCode') ?? visit.entry.couponCode
  // In all other states the button itself says the amount.
  const silentButton = useSelector(order, (snapshot) => SILENT.includes(orderStage(snapshot)))
  const quote = useSelector(order, ({ context }) => context.quote)
  const isPricing = useSelector(order, (snapshot) => snapshot.context.quote === null && isOrderBusy(snapshot))
  const address = useSelector(order, ({ context }) => context.address)
  const pickupId = useSelector(order, ({ context }) => context.pickupId)
  const book = useApiQuery(['addresses'], ({ addresses }, signal) => addresses.book(signal), address === null)
  const usual = book.data?.addresses.find((kept) => kept.usual)?.address
  useEffect(() => {
    if (address === null && pickupId === null && usual) {
      order.send({ type: 'address.set', address: usual })
    }
  }, [order, address, pickupId, usual])
  // Of a set the price counts pages of its parts, each by its own word.
  const pids = useSelector(order, ({ context }) => (context.cart.package ? context.cart.lines : NO_PARTS)).map(
    ({ pid }) => pid,
  )
  const parts = useApiQuery(
    ['parts', pids],
    ({ catalogue }, signal) => Promise.all(pids.map((pid) => catalogue.product(pid, signal))),
    pids.length > 0,
  )
  const [sheet, setSheet] = useState<'address' | 'coupon' | null>(null)
  const keepAddress = (next: Address) => {
    onAddress(next)
    order.send({ type: 'address.set', address: next })
    setSheet(null)
  }
  return (
    <Screen
      top={<TopBar title={t`Order`} onBack={() => back('index')} />}
      lead={
        <div className={styles['column']}>
          <PayNotes order={order} />
          <LinkCoupon order={order} />
          <CartItems order={order} product={product} />
          <DeliveryCard order={order} only={product.pickUpAt} onEdit={() => setSheet('address')} />
          <DeliveryArrival order={order} only={product.pickUpAt} />
        </div>
      }
      bottom={
        <>
          {isPricing ? <Loading inFoot /> : null}
          <BottomBar
            note={quote && silentButton ? <Money amount={quote.total} currency={quote.currency} size="large" /> : null}
          >
            <AddToCart order={order} />
            <PayButton order={order} onAddress={() => setSheet('address')} onCoupon={() => setSheet('coupon')} />
          </BottomBar>
        </>
      }
    >
      <div className={styles['column']}>
        <PriceCard
          order={order}
          names={things.map(({ name }) => localised(name))}
          counted={(parts.data ?? things).map(({ type }) => countedAs(type))}
          onCoupon={() => setSheet('coupon')}
        />
        <CommentField order={order} />
        <ConsentLine order={order} />
      </div>
      <AddressSheet
        open={sheet === 'address'}
        onOpenChange={(open) => setSheet(open ? 'address' : null)}
        address={address}
        pickup={pickupId !== null}
        onAddress={keepAddress}
      />
      <CouponSheet
        open={sheet === 'coupon'}
        onOpenChange={(open) => setSheet(open ? 'coupon' : null)}
        order={order}
        given={given}
        onChoice={(choice) => order.send({ type: 'coupon.set', coupon: choice })}
      />
      <PriceChangedDialog order={order} />
    </Screen>
  )
}
