import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LevelOffer } from '../../ports/level-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { underOneKey } from '../../ports/under-one-key.ts'
import { toast } from '../../ui/feedback/Toast.tsx'

/** So often the shop is asked whether a payment has arrived. */
const ASK_MS = 2000

export interface LevelPurchase {
  /** Of the level order that this phone left for the pay page; `null` without one. */
  readonly status: 'awaiting-pay' | 'paid' | 'closed' | 'refunded' | null
  /** The level that is being ordered right now. */
  readonly ordering: string | null
  buy(level: LevelOffer): Promise<void>
  /** Back to the pay page of the order that waits. */
  goOn(): void
  /** The order that waits is not wanted any more. */
  letGo(): void
}

/** Buying a level: ordered under one key until there is an answer, paid on the pay page, asked about after the return. */
export function useLevelPurchase(): LevelPurchase {
  const { t } = useLingui()
  const { levels } = usePorts()
  const client = useQueryClient()
  const [left, setLeft] = useState(() => levels.unfinished())
  const [ordering, setOrdering] = useState<string | null>(null)
  // The level of `left`, where this page ordered it.
  const [bought, setBought] = useState<string>()
  const order = useQuery({
    queryKey: ['level order', left],
    queryFn: ({ signal }) => (left ? levels.status(left, signal) : Promise.resolve(null)),
    enabled: left !== undefined,
    refetchInterval: ({ state }) => (state.data === 'awaiting-pay' ? ASK_MS : false),
  })
  const status = left ? (order.data ?? null) : null

  useEffect(() => {
    if (status && status !== 'awaiting-pay') {
      levels.forget()
    }
    if (status === 'paid') {
      void client.invalidateQueries({ queryKey: ['my level'] })
      // The session learns of it without beginning the screen anew.
      void client.invalidateQueries({ queryKey: ['me'] })
    }
  }, [status, levels, client])

  const buy = async (level: LevelOffer) => {
    if (left && bought === level.id && (status === null || status === 'awaiting-pay')) {
      // It waits for its payment: the same level is not ordered beside it.
      levels.goToPay(left)
      return
    }
    setOrdering(level.id)
    try {
      const id = await underOneKey(['level', level.id, level.price, level.currency], (opid) =>
        levels.order(level, opid),
      )
      // The browser may show this page again as it was left: it waits for the payment then, and nothing is being ordered.
      setLeft(id)
      setBought(level.id)
      setOrdering(null)
      levels.goToPay(id)
    } catch (fault) {
      setOrdering(null)
      toast(
        fault instanceof RequestRefused
          ? fault.message
          : t`We couldn’t reach the shop. Nothing was ordered twice; please try again.`,
        'danger',
      )
    }
  }
  return {
    status,
    ordering,
    buy,
    goOn: () => left && levels.goToPay(left),
    letGo: () => {
      levels.forget()
      setLeft(undefined)
    },
  }
}
