import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plainCode } from '../../../domain/coupon/coupon.ts'
import { CouponCodeField } from '../../features/coupon/CouponCodeField.tsx'
import type { ShopperCoupon } from '../../ports/coupon-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CouponCard } from './CouponCard.tsx'
import styles from './Coupons.module.css'

interface CodeEntryProps {
  readonly currency: string
  /** A code that a link brought along; nothing happens with it before a tap. */
  readonly given: string
  readonly onTaken: (coupon: ShopperCoupon) => void
}

/** A code is looked at first, then taken. */
export function CodeEntry({ currency, given, onTaken }: CodeEntryProps) {
  const { t } = useLingui()
  const { coupons } = usePorts()
  const [code, setCode] = useState(given)
  const [found, setFound] = useState<ShopperCoupon>()
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async (how: 'lookUp' | 'take') => {
    setBusy(true)
    try {
      const named = plainCode(code)
      const coupon = await (how === 'lookUp' ? coupons.lookUp(named) : coupons.take(named))
      if (how === 'lookUp' && coupon.status === 'open') {
        setFound(coupon)
      } else {
        setFound(undefined)
        setCode('')
        onTaken(coupon)
      }
    } catch (fault) {
      setTrouble(
        fault instanceof RequestRefused
          ? fault.message
          : t`We couldn’t reach the shop. Your code is still here; please try again.`,
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={styles['entry']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (plainCode(code) !== '') {
          void ask('lookUp')
        }
      }}
    >
      <CouponCodeField
        code={code}
        problem={trouble}
        busy={busy && !found}
        onTyped={(next) => {
          setCode(next)
          setTrouble('')
          setFound(undefined)
        }}
      >
        <Trans>Check</Trans>
      </CouponCodeField>
      {found ? (
        <CouponCard
          coupon={found}
          currency={currency}
          action={
            <Button variant="primary" busy={busy} onClick={() => void ask('take')}>
              <Trans>Claim</Trans>
            </Button>
          }
        />
      ) : null}
    </form>
  )
}
