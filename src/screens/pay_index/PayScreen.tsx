import { Trans, useLingui } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import { cartOf, type OrderIntent, type OrderLine } from '../../../machines/order/order.types.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation.ts'
import { newId } from '../../new-id.ts'
import { usePorts } from '../../ports.ts'
import { useReading } from '../../reading.ts'
import { useShopper } from '../../session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FaultState } from '../../ui/FaultState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { WaitingScreen } from '../../ui/WaitingScreen.tsx'
import { PayDesk } from './PayDesk.tsx'

/** Paying for one design: `taskid`, `aid`, `pid` and the seen revision `rev` come in the address. */
export function PayScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const pid = asId<ProductId>(address.get('pid') ?? '')
  const taskId = asId<TaskId>(address.get('taskid') ?? '')
  const aid = asId<AlbumId>(address.get('aid') ?? '')
  const rev = Number(address.get('rev') ?? 0)
  const complete = pid !== '' && taskId !== '' && aid !== ''
  const product = useReading(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal), complete)
  const left = useReading(
    ['unfinished', taskId],
    async ({ orders }) => (await orders.unfinished(taskId)) ?? null,
    complete,
  )
  const top = <TopBar title={t`Order`} onBack={() => back('index')} />
  const fault = product.error ?? left.error
  if (!complete) {
    return (
      <Screen top={top}>
        <NothingToPay />
      </Screen>
    )
  }
  if (product.data && left.data !== undefined) {
    const line = { pid, aid, taskId, rev: Number.isSafeInteger(rev) ? rev : 0, quantity: 1 }
    return (
      <Paying
        product={product.data}
        line={{ ...line, attributes: firstChoices(product.data) }}
        intent={left.data ?? undefined}
      />
    )
  }
  if (fault) {
    return (
      <Screen top={top}>
        <FaultState
          fault={fault}
          onRetry={() => {
            void product.refetch()
            void left.refetch()
          }}
        />
      </Screen>
    )
  }
  return <WaitingScreen />
}

function NothingToPay() {
  const { t } = useLingui()
  return (
    <EmptyState
      drawing="emptyBook"
      title={t`Which book should it be?`}
      action={
        <LinkButton to="album_list" look="primary">
          <Trans>My albums</Trans>
        </LinkButton>
      }
    >
      <Trans>This link does not name a book. Open one of yours and order from there.</Trans>
    </EmptyState>
  )
}

interface PayingProps {
  readonly product: Product
  readonly line: OrderLine
  readonly intent: OrderIntent | undefined
}

function Paying({ product, line, intent }: PayingProps) {
  const { machines, mchid, orders } = usePorts()
  const { uid } = useShopper()
  const { replace } = useNavigation()
  const [visit] = useState(newId)
  const address = orders.lastAddress()
  const order = useActorRef(machines.order, {
    input: {
      mchid,
      uid,
      mode: 0,
      cart: cartOf(line),
      visit,
      ...(address ? { address } : {}),
      ...(intent ? { intent } : {}),
    },
  })

  useEffect(() => {
    const watch = order.subscribe((snapshot) => {
      if (snapshot.hasTag('paid') && snapshot.context.orderId) {
        replace('order_success', { oid: snapshot.context.orderId })
      }
    })
    return () => watch.unsubscribe()
  }, [order, replace])

  return <PayDesk order={order} product={product} onAddress={(next) => orders.keepAddress(next)} />
}

/** The first option of every group: what the price starts from. */
function firstChoices(product: Product): string[] {
  return product.attributes.flatMap((group) => group.options.slice(0, 1).map((option) => option.id))
}
