import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { purchaseMode, withAddTo } from '../../../domain/navigation/stored-visit.ts'
import { isShipped } from '../../../domain/order/item-needs.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import type { OrderCart, OrderIntent } from '../../../machines/order/order.types.ts'
import { useProduct } from '../../features/catalogue/use-product.ts'
import {
  beginningOf,
  chosenBeside,
  forgetChoices,
  storeChoices,
  storedChoices,
  storeOptions,
  withChoices,
  withOptionsBeside,
} from '../../features/checkout/stored-choices.ts'
import { readOrdersAnew } from '../../features/orders/read-orders-anew.ts'
import { newId } from '../../lib/new-id.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useEntryMark } from '../../navigation/use-entry-mark.ts'
import { useOnceQuery } from '../../ports/api-query.ts'
import { useMachineOf, usePorts } from '../../ports/ports.ts'
import { useShopper } from '../../session/session.ts'
import { useVisit } from '../../session/visit-store.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { CheckoutView } from './CheckoutView.tsx'
import { addedToOrder, cartOfProduct, isComplete, linesOfCart, type PayAddress, payAddress } from './pay-cart.ts'

/** What was ordered here, with the entry of the browser: Back from the pay page opens the order where the browser kept no page, not the goods anew. */
const ORDERED = 'ordered'

/** Paying for what the address names: a design, originals, a thing from the shelf, or a set that was put together. */
export function PayScreen() {
  const { visit } = useVisit()
  const address = payAddress(useQueryOfAddress())
  // As it was when the screen opened: once the order is made, the next purchase is one of its own.
  const [addTo] = useState(visit.order.addTo)
  const [ordered] = useEntryMark(ORDERED)
  if (ordered) {
    return <Redirect to="order_success" query={{ oid: ordered }} />
  }
  if (address.cart) {
    return <PayingForCart addTo={addTo} />
  }
  return address.set ? (
    <PayingForSet address={address} set={address.set} addTo={addTo} />
  ) : (
    <PayingForProduct address={address} addTo={addTo} />
  )
}

interface AddressProps {
  readonly address: PayAddress
  readonly addTo: string
}

function PayingForProduct({ address, addTo }: AddressProps) {
  // A design alone does not say what it is ordered as: its own screen does, and leads on.
  const { pid, taskId } = address
  const product = useProduct(pid)
  if (product.error) {
    return <Failed fault={product.error} onRetry={() => void product.refetch()} />
  }
  if (pid === '' && taskId) {
    return <Redirect to="theme_preview" query={{ taskid: taskId }} />
  }
  if (pid === '' || (product.data && !isComplete(address, product.data))) {
    return <NothingToPay />
  }
  return product.data ? (
    <Reopened product={product.data} cart={cartOfProduct(address, product.data, addTo)} later={address.later} />
  ) : (
    <WaitingFor what="order" />
  )
}

function PayingForSet({ address, set, addTo }: AddressProps & { readonly set: string }) {
  const found = useOnceQuery(['set to pay', set], async ({ packages, catalogue }, signal) => {
    const cart = await packages.cart(set)
    return cart?.package ? { cart, product: await catalogue.product(cart.package.pid, signal) } : null
  })
  if (found.error) {
    return <Failed fault={found.error} onRetry={() => void found.refetch()} />
  }
  if (found.data === null) {
    return <NothingToPay />
  }
  return found.data ? (
    <Reopened product={found.data.product} cart={addedToOrder(found.data.cart, addTo)} later={address.later} />
  ) : (
    <WaitingFor what="order" />
  )
}

/** Everything in the shopper's cart that can be bought, as it stood there when the screen opened. */
function PayingForCart({ addTo }: { readonly addTo: string }) {
  const { uid } = useShopper()
  const found = useOnceQuery(['cart to pay', addTo], async ({ cart, catalogue, orders }, signal) => {
    const empty = addedToOrder({ id: 'cart', lines: [] }, addTo)
    const intent = await orders.unfinished(empty.id, uid)
    const lines = intent?.cart.lines ?? linesOfCart((await cart.cart(signal)).items)
    const products = await Promise.all(lines.map(({ pid }) => catalogue.product(pid, signal)))
    return { products, intent, cart: { ...empty, lines, ...(products.some(isShipped) ? {} : { unsent: true }) } }
  })
  if (found.error) {
    return <Failed fault={found.error} onRetry={() => void found.refetch()} />
  }
  if (!found.data) {
    return <WaitingFor what="order" />
  }
  const { products, cart, intent } = found.data
  // What can only be fetched says where all of it is.
  const product = products.find(({ pickUpAt }) => pickUpAt !== undefined) ?? products[0]
  return product ? (
    <Paying product={product} items={products} cart={cart} later={false} intent={intent} />
  ) : (
    <Redirect to="cart_index" query={{}} />
  )
}

interface ReopenedProps {
  readonly product: Product
  readonly cart: OrderCart
  readonly later: boolean
}

/** An intent that an earlier visit sent goes on first. */
function Reopened({ product, cart, later }: ReopenedProps) {
  const { uid } = useShopper()
  const left = useOnceQuery(['unfinished', cart.id], async ({ orders }) => {
    return (await orders.unfinished(cart.id, uid)) ?? null
  })
  if (left.error) {
    return <Failed fault={left.error} onRetry={() => void left.refetch()} />
  }
  return left.data === undefined ? (
    <WaitingFor what="order" />
  ) : (
    <Paying product={product} cart={cart} later={later} intent={left.data ?? undefined} />
  )
}

function Failed({ fault, onRetry }: { readonly fault: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={t`Order`} onBack={() => back('index')} />}>
      <FaultState fault={fault} onRetry={onRetry} />
    </Screen>
  )
}

function NothingToPay() {
  const { t } = useLingui()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={t`Order`} onBack={() => back('index')} />}>
      <EmptyState
        drawing="emptyBook"
        title={t`Which book do you mean?`}
        action={
          <LinkButton to="album_list" variant="primary">
            <Trans>My albums</Trans>
          </LinkButton>
        }
      >
        <Trans>This link doesn’t say which book. Open one of yours and order from there.</Trans>
      </EmptyState>
    </Screen>
  )
}

interface PayingProps extends ReopenedProps {
  /** Of a cart, the product of each of its things. */
  readonly items?: readonly Product[]
  readonly intent: OrderIntent | undefined
}

function Paying({ product, items: things, cart, later, intent }: PayingProps) {
  const { mchid, orders, packages } = usePorts()
  const { uid } = useShopper()
  const { replace } = useNavigation()
  const client = useQueryClient()
  const { visit: now, change } = useVisit()
  const [, leaveOrder] = useEntryMark(ORDERED)
  const [visit] = useState(newId)
  const [mode] = useState(() => purchaseMode(now, later))
  const address = orders.lastAddress()
  const [kept] = useState(() => {
    const stored = withChoices(cart, storedChoices(cart.id))
    return { ...stored, cart: withOptionsBeside(stored.cart) }
  })
  const pickupId = product.pickUpAt ?? kept.pickupId ?? undefined
  const order = useActorRef(
    useMachineOf((machines) => machines.order),
    {
      input: {
        ...{ mchid, uid, mode, visit, cart: kept.cart, comment: kept.comment, src: now.order.src },
        ...(pickupId === undefined ? {} : { pickupId }),
        ...(address ? { address } : {}),
        ...(intent ? { intent } : {}),
      },
    },
  )

  useEffect(() => {
    const watch = order.subscribe((snapshot) => {
      if (!snapshot.hasTag('submitted') && !snapshot.hasTag('paid')) {
        const { context } = snapshot
        storeChoices(context, beginningOf(cart))
        for (const line of chosenBeside(context.cart)) {
          storeOptions(line, line.attributes)
        }
        return
      }
      for (const id of [cart.id, ...chosenBeside(cart).map(({ taskId }) => taskId)]) {
        forgetChoices(id)
      }
      change((before) => withAddTo(before, ''))
      if (snapshot.context.orderId) {
        leaveOrder(snapshot.context.orderId)
      }
      void readOrdersAnew(client, 'later')
      if (cart.package) {
        void packages.forget(cart.package.key)
      }
      if (snapshot.hasTag('paid') && snapshot.context.orderId) {
        replace('order_success', { oid: snapshot.context.orderId })
      }
    })
    return () => watch.unsubscribe()
  }, [order, replace, change, leaveOrder, cart, packages, client])

  useReturned(order)

  return (
    <CheckoutView
      order={order}
      product={product}
      {...(things ? { items: things } : {})}
      onAddress={(next) => orders.keepAddress(next)}
    />
  )
}

/** The browser shows this page again as it was left for the pay page: the shop is asked, the pay page is not believed. */
function useReturned(order: OrderActor): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        order.send({ type: 'pay.returned' })
      }
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [order])
}
