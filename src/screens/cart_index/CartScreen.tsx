import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useCart, useChangeCart, useIsCartChanging } from '../../features/cart/use-cart.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import type { Cart, CurrentCartItem } from '../../ports/cart-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Money } from '../../ui/money/Money.tsx'
import { boughtNow } from './bought-now.ts'
import { CartItemRow } from './CartItemRow.tsx'
import styles from './CartScreen.module.css'
import { CartSum } from './CartSum.tsx'
import { RemovedCartItem } from './RemovedCartItem.tsx'

/** Everything that the shopper means to buy: together with one delivery, or later. */
export function CartScreen() {
  const { t } = useLingui()
  const { back, go } = useNavigation()
  const cart = useCart()
  const sum = cart.data?.sum
  const changing = useIsCartChanging()
  // Ordered is what the shop has once no change is on its way; where the last thing was taken out, that is nothing.
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (waits && !changing) {
      setWaits(false)
      if (sum) {
        go('pay_index', { cart: '1' })
      }
    }
  }, [waits, changing, sum, go])
  return (
    <Screen
      top={<TopBar title={t`Cart`} onBack={() => back('index')} />}
      busy={cart.isPending}
      bottom={
        cart.data && sum ? (
          <BottomBar note={<Money amount={sum.total} currency={cart.data.currency} size="large" />}>
            <Button variant="primary" busy={waits} onClick={() => setWaits(true)}>
              {boughtNow(cart.data.items).length > 1 ? <Trans>Order all</Trans> : <Trans>Order it</Trans>}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      {cart.data ? <Things cart={cart.data} onFault={() => setWaits(false)} /> : null}
      {cart.isPending ? (
        <div className={styles['column']}>
          <Loading />
          <Skeleton height="140px" />
          <Skeleton height="140px" />
        </div>
      ) : null}
      {cart.error && !cart.data ? <FaultState fault={cart.error} onRetry={() => void cart.refetch()} /> : null}
    </Screen>
  )
}

interface ThingsProps {
  readonly cart: Cart
  readonly onFault: () => void
}

function Things({ cart, onFault }: ThingsProps) {
  const { t } = useLingui()
  const say = useFaultToast()
  const change = useChangeCart((fault) => {
    onFault()
    say(fault, t`The cart was not changed. Please try again.`)
  })
  // What was taken out here stands in its place until the shopper leaves, to be put back.
  const [removed, setRemoved] = useState<readonly CurrentCartItem[]>([])
  const things = cart.items.filter(({ place }) => place !== 'removed')
  const gone = removed.filter(({ id }) => !things.some((one) => one.id === id))
  const remove = (thing: CurrentCartItem) => {
    setRemoved((before) => [...before.filter(({ id }) => id !== thing.id), thing])
    change.mutate({ id: thing.id, place: 'removed' })
  }
  const card = (thing: CurrentCartItem) => (
    <CartItemRow
      key={thing.id}
      item={thing}
      currency={cart.currency}
      onChange={change.mutate}
      onRemove={() => remove(thing)}
    />
  )
  const now = things.filter(({ place }) => place === 'now')
  const later = things.filter(({ place }) => place === 'later')
  return (
    <div className={styles['column']} aria-busy={change.isPending || undefined}>
      {gone.map((thing) => (
        <RemovedCartItem
          key={thing.id}
          item={thing}
          onBack={() => change.mutate({ id: thing.id, place: thing.place })}
        />
      ))}
      {now.length > 0 ? (
        <ul className={styles['things']} aria-label={t`In the cart`}>
          {now.map(card)}
        </ul>
      ) : (
        <EmptyState
          drawing="parcel"
          title={t`Your cart is empty`}
          action={
            <LinkButton to="index" variant={later.length > 0 ? 'secondary' : 'primary'}>
              <Trans>Go to the shop</Trans>
            </LinkButton>
          }
        >
          <Trans>Add several items and they ship together with one delivery fee.</Trans>
        </EmptyState>
      )}
      {cart.sum ? <CartSum sum={cart.sum} items={cart.items} currency={cart.currency} /> : null}
      {later.length > 0 ? (
        <section className={styles['later']} aria-labelledby="later">
          <h2 id="later" className={styles['heading']}>
            <Trans>Saved for later</Trans>
          </h2>
          <ul className={styles['things']}>{later.map(card)}</ul>
        </section>
      ) : null}
    </div>
  )
}
