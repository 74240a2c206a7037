import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plainCode } from '../../../domain/coupon/coupon.ts'
import { misfitOf, type PricedItems } from '../../../domain/coupon/misfit.ts'
import { CouponCodeField } from '../../features/coupon/CouponCodeField.tsx'
import { couponValue, misfitSentence, reasonSentence } from '../../messages/coupon-messages.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { ShopperCoupon } from '../../ports/coupon-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './CouponSheet.module.css'
import { isToBeHad } from './coupon-state.ts'

interface TakeCodeProps {
  /** A code that a link brought along; nothing happens with it before a tap. */
  readonly given: string
  /** What is being ordered: a coupon that does not fit it is not taken here. */
  readonly priced: PricedItems
  readonly onTaken: (coupon: ShopperCoupon) => void
}

/** Coupons of the shop that are to be had, and a field for a code. */
export function TakeCode({ given, priced, onTaken }: TakeCodeProps) {
  const { t, i18n } = useLingui()
  const { coupons } = usePorts()
  const { merchant } = useSession()
  const list = useApiQuery(['coupons'], (ports, signal) => ports.coupons.list(signal))
  const [code, setCode] = useState(given)
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState('')
  const { code: currency } = merchant.currency
  const whyNot = (coupon: ShopperCoupon) => {
    const names = coupon.products.map(({ name }) => name).join(' · ')
    if (coupon.status !== 'usable' && coupon.status !== 'open') {
      return reasonSentence(coupon.status, '', names)
    }
    if (coupon.starts > Date.now()) {
      return reasonSentence('not-yet', '', names)
    }
    const misfit = misfitOf(coupon, priced)
    return misfit && misfitSentence(misfit, currency, names)
  }
  const take = async (wanted: string) => {
    setBusy(wanted)
    try {
      const found = await coupons.lookUp(plainCode(wanted))
      const why = whyNot(found)
      if (why) {
        setTrouble(i18n._(why))
        return
      }
      onTaken(await coupons.take(plainCode(wanted)))
    } catch (fault) {
      setTrouble(
        fault instanceof RequestRefused
          ? fault.message
          : t`We couldn’t reach the shop. Your code is still here; please try again.`,
      )
    } finally {
      setBusy('')
    }
  }
  const open = (list.data ?? []).filter(isToBeHad).map((coupon) => ({ coupon, why: whyNot(coupon) }))
  const fitting = open.flatMap(({ coupon, why }) => (why ? [] : [coupon]))
  const others = open.filter(({ why }) => why !== undefined)
  return (
    <section className={styles['take']}>
      {fitting.length > 0 ? (
        <section>
          <h3 className={styles['head']}>
            <Trans>Available now</Trans>
          </h3>
          <ul className={styles['list']}>
            {fitting.map((coupon) => (
              <li key={coupon.promoId} className={styles['open']}>
                <Worth coupon={coupon} currency={currency} />
                <Button busy={busy === coupon.code} onClick={() => void take(coupon.code)}>
                  <Trans>Claim and use</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section>
          <h3 className={styles['head']}>
            <Trans>Available, but not for this order</Trans>
          </h3>
          <ul className={styles['list']}>
            {others.map(({ coupon, why }) => (
              <li key={coupon.promoId} className={styles['not']}>
                <Worth coupon={coupon} currency={currency} />
                <span className={styles['quiet']}>{why ? i18n._(why) : null}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void take(code)
        }}
      >
        <CouponCodeField
          code={code}
          problem={trouble}
          busy={busy !== '' && busy === code}
          onTyped={(next) => {
            setCode(next)
            setTrouble('')
          }}
        >
          <Trans>Use</Trans>
        </CouponCodeField>
      </form>
    </section>
  )
}

interface WorthProps {
  readonly coupon: ShopperCoupon
  readonly currency: string
}

function Worth({ coupon: { name, discount }, currency }: WorthProps) {
  return (
    <span className={styles['name']}>
      {name}
      <span className={styles['quiet']}>{couponValue(discount, currency)}</span>
    </span>
  )
}
