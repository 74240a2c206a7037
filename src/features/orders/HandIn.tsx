import { useActorRef } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import type { OrderReference } from '../../../domain/navigation/decide-entry.ts'
import type { ItemDraft, LinkItem, LinkOrder } from '../../../machines/link-login/link-login.types.ts'
import type { OrderIntent, OrderOutput } from '../../../machines/order/order.types.ts'
import { newId } from '../../lib/new-id.ts'
import type { EcPorts } from '../../ports/ec-ports.ts'
import { useMachineOf, usePorts } from '../../ports/ports.ts'
import { useShopper } from '../../session/session.ts'
import { useVisit } from '../../session/visit-store.ts'
import { HandInSheet } from './HandInSheet.tsx'
import { handInCart } from './hand-in-cart.ts'

interface HandInProps {
  readonly reference: OrderReference
  readonly phoneTail: string
  readonly order: LinkOrder
  readonly drafts: readonly ItemDraft[]
  readonly items: readonly LinkItem[]
  /** An intent of an earlier visit whose outcome is not known: it goes first. */
  readonly intent?: OrderIntent
  readonly onDone: (outcome: OrderOutput) => void
  readonly onClose: () => void
}

/** Hands things of a link's order in, by the order machine: one intent, one key, asked again until its outcome is known. */
export function HandIn(props: HandInProps) {
  // On a screen that is shown: what is loaded for it hides nothing else meanwhile.
  return (
    <Suspense fallback={null}>
      <LoadedHandIn {...props} />
    </Suspense>
  )
}

function LoadedHandIn({ reference, phoneTail, order, drafts, items, intent, onDone, onClose }: HandInProps) {
  const { mchid, ec } = usePorts()
  const { uid } = useShopper()
  const { change } = useVisit()
  const [visit] = useState(newId)
  const [cart] = useState(() => intent?.cart ?? handInCart({ reference, phoneTail, order, drafts, items }))
  const actor = useActorRef(
    useMachineOf((machines) => machines.order),
    {
      input: { mchid, uid, mode: order.mode, cart, visit, ...(intent ? { intent } : {}) },
    },
  )
  useEffect(() => {
    const watch = actor.subscribe(({ output }) => {
      if (!output?.handedIn) {
        return
      }
      const subs = items.map(({ sub }) => sub)
      const { orderId } = output
      change((now) => ({
        ...now,
        order: { ...now.order, orderId: orderId ?? now.order.orderId },
        user: {
          ...now.user,
          uploadOrders: [...new Set([...now.user.uploadOrders, ...(orderId ? [orderId] : [])])],
        },
      }))
      void forget(ec, { reference, order, drafts, subs }).then(() => onDone(output))
    })
    return () => watch.unsubscribe()
  }, [actor, items, drafts, order, change, ec, reference, onDone])
  return <HandInSheet actor={actor} items={items} onClose={onClose} />
}

/** What is handed in is no draft any more; where volumes follow, the next one is. */
async function forget(
  ec: EcPorts,
  { reference, order, drafts, subs }: Pick<HandInProps, 'reference' | 'order' | 'drafts'> & { subs: readonly string[] },
): Promise<void> {
  await ec.dropDrafts(reference, subs)
  for (const { sub, aid, themeId, volume } of drafts.filter((draft) => subs.includes(draft.sub))) {
    const pid = order.items.find((item) => item.sub === sub)?.pid
    if (pid && aid && themeId && volume && volume.at + 1 < volume.parts.length) {
      const next = { sub, aid, themeId, volume: { ...volume, at: volume.at + 1 } }
      await ec.keepDraft({ ...next, pid, reference, phoneTail: '' })
    }
  }
}
