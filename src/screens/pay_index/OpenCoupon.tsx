import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { misfitOf, type PricedItems, savingOn } from '../../../domain/coupon/misfit.ts'
import { money } from '../../i18n/money.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { isToBeHad } from './coupon-state.ts'

interface OpenCouponProps {
  readonly priced: PricedItems
  readonly currency: string
  /** It was taken: under this name the shopper holds it. */
  onTaken(id: string): void
  /** It could not be taken: the sheet says why, and what there is besides. */
  onTrouble(): void
}

/** Of the coupons that anybody may take, the one that saves most of this price: one tap takes and counts it. */
export function OpenCoupon({ priced, currency, onTaken, onTrouble }: OpenCouponProps) {
  const { coupons } = usePorts()
  const client = useQueryClient()
  const list = useApiQuery(['coupons'], (ports, signal) => ports.coupons.list(signal))
  const [busy, setBusy] = useState(false)
  const [best] = (list.data ?? [])
    .filter((coupon) => isToBeHad(coupon) && !misfitOf(coupon, priced))
    .sort((a, b) => savingOn(b, priced) - savingOn(a, priced) || a.ends - b.ends)
  if (!best || savingOn(best, priced) === 0) {
    return null
  }
  const take = async () => {
    setBusy(true)
    try {
      const { id } = await coupons.take(best.code)
      void client.invalidateQueries({ queryKey: ['coupons'] })
      onTaken(id)
    } catch {
      setBusy(false)
      onTrouble()
    }
  }
  const { name } = best
  const off = money(savingOn(best, priced), currency)
  return (
    <Button variant="quiet" wide icon="gift" busy={busy} onClick={() => void take()}>
      <Trans>
        Claim and use “{name}”: save {off}
      </Trans>
    </Button>
  )
}
