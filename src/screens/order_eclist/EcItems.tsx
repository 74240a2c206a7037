import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OrderReference } from '../../../domain/navigation/decide-entry.ts'
import { readyItems } from '../../../machines/link-login/item-state.ts'
import type { ItemDraft, LinkItem, LinkOrder } from '../../../machines/link-login/link-login.types.ts'
import type { OrderOutput } from '../../../machines/order/order.types.ts'
import { HandIn } from '../../features/orders/HandIn.tsx'
import { handInId } from '../../features/orders/hand-in-cart.ts'
import { LeaveOrder } from '../../features/orders/LeaveOrder.tsx'
import { StartItem } from '../../features/orders/StartItem.tsx'
import { successQuery } from '../../features/orders/success-query.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useOnceQuery } from '../../ports/api-query.ts'
import { useShopper } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { EcItem } from './EcItem.tsx'
import styles from './EcItems.module.css'

interface EcItemsProps {
  readonly top: ReactNode
  readonly order: LinkOrder
  readonly reference: OrderReference
  readonly drafts: readonly ItemDraft[]
  readonly phoneTail: string
}

/** The things of an order: each is started, gone on with or ticked; what is ready is handed in together. */
export function EcItems({ top, order, reference, drafts, phoneTail }: EcItemsProps) {
  const { uid } = useShopper()
  const { replace } = useNavigation()
  const client = useQueryClient()
  const [starting, setStarting] = useState<{ readonly item: LinkItem; readonly anew: boolean } | null>(null)
  const [handing, setHanding] = useState<readonly LinkItem[] | null>(null)
  const left = useOnceQuery(['unfinished', handInId(reference)], async ({ orders }) => {
    return (await orders.unfinished(handInId(reference), uid)) ?? null
  })
  const ready = readyItems(order.items, drafts)
  // Nothing of it is made by the shopper, and nobody has taken it yet: it is confirmed as a whole.
  const untaken = order.submission === 'none' && order.items.every(({ state }) => state === 'nothing')
  const unsent = left.data && left.data.state !== 'known' ? left.data : undefined
  const first = unsent ? order.items.filter(({ sub }) => isIn(unsent, sub)) : null
  // The sheet of what an earlier visit sent opens by itself, once: closed, it waits for the next press.
  const [closed, setClosed] = useState(false)
  const going = handing ?? (closed ? null : first)
  const handIn = (items: readonly LinkItem[]) => setHanding(first ?? items)
  const close = () => {
    setHanding(null)
    setClosed(true)
    // What was refused meanwhile is not on this phone any more.
    void left.refetch()
  }
  const done = (outcome: OrderOutput) => {
    setHanding(null)
    void client.invalidateQueries()
    replace('order_success', successQuery(reference, outcome.orderId ?? order.orderId))
  }
  return (
    <Screen
      top={top}
      bottom={
        untaken ? (
          <BottomBar note={<Trans>No photos needed</Trans>}>
            <Button variant="primary" onClick={() => handIn(order.items)}>
              <Trans>Confirm the order</Trans>
            </Button>
          </BottomBar>
        ) : ready.length > 0 ? (
          <BottomBar note={<Plural value={ready.length} one="# item is ready" other="# items are ready" />}>
            <Button variant="primary" onClick={() => handIn(ready)}>
              <Trans>Submit</Trans>
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <div className={styles['column']}>
        <Notes order={order} reference={reference} />
        <ul className={styles['items']}>
          {order.items.map((item) => (
            <li key={item.sub}>
              <EcItem
                item={item}
                drafts={drafts}
                onStart={() => setStarting({ item, anew: false })}
                onPhotos={() => setStarting({ item, anew: true })}
              />
            </li>
          ))}
        </ul>
        <LeaveOrder />
      </div>
      {starting ? (
        <StartItem reference={reference} phoneTail={phoneTail} {...starting} onClose={() => setStarting(null)} />
      ) : null}
      {going ? (
        <HandIn
          {...{ reference, phoneTail, order, drafts, items: going }}
          {...(unsent ? { intent: unsent } : {})}
          onDone={done}
          onClose={close}
        />
      ) : null}
    </Screen>
  )
}

function isIn(request: { readonly cart: { readonly lines: readonly object[] } }, sub: string): boolean {
  return request.cart.lines.some((line) => Object.values(line).includes(sub))
}

function Notes({ order, reference }: Pick<EcItemsProps, 'order' | 'reference'>) {
  const open = order.items.filter(({ state }) => state === 'to-upload').length
  return (
    <>
      <p className={styles['number']}>
        {reference.kind === 'outtrade' ? (
          <Trans>Order number {reference.number}</Trans>
        ) : (
          <Trans>Photos for your order</Trans>
        )}
      </p>
      {order.submission === 'some' ? (
        <Banner tone="plain">
          <Trans>Some orders are not submitted: </Trans>
          <Plural value={open} one="# item is still open." other="# items are still open." />
        </Banner>
      ) : null}
    </>
  )
}
