import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { plainCode } from '../../../domain/coupon/coupon.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { usePorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** The coupon that a link brought along (A§2 couponCode): proposed with the price, taken and counted by one tap. */
export function LinkCoupon({ order }: { readonly order: OrderActor }) {
  const { t } = useLingui()
  const { coupons } = usePorts()
  const { visit, change } = useVisit()
  const choice = useSelector(order, ({ context }) => context.coupon)
  const open = useSelector(order, (snapshot) => snapshot.hasTag('can submit') || snapshot.hasTag('needs address'))
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const code = plainCode(visit.entry.couponCode)
  if (code === '' || choice !== 'undecided' || !open) {
    return null
  }
  const take = async () => {
    setBusy(true)
    try {
      const { id } = await coupons.take(code)
      change((now) => ({ ...now, entry: { ...now.entry, couponCode: '' } }))
      order.send({ type: 'coupon.set', coupon: id })
    } catch (fault) {
      setBusy(false)
      setTrouble(
        fault instanceof RequestRefused
          ? fault.message
          : t`We couldn’t reach the shop. Your code is still here; please try again.`,
      )
    }
  }
  return (
    <Banner
      tone={trouble ? 'warning' : 'plain'}
      icon="gift"
      action={
        <Button variant="quiet" busy={busy} onClick={() => void take()}>
          <Trans>Use it</Trans>
        </Button>
      }
    >
      {trouble || <Trans>Your link includes coupon {code}.</Trans>}
    </Banner>
  )
}
