import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CODE_MAX, plainCode } from '../../../domain/coupon/coupon.ts'
import { couponValue } from '../../messages/coupon-messages.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { ShopperCoupon } from '../../ports/coupon-ports.ts'
import { AskRefused } from '../../ports/faults.ts'
import { usePorts } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import styles from './CouponSheet.module.css'

interface TakeCodeProps {
  /** A code that a link brought along; nothing happens with it before a tap. */
  readonly given: string
  readonly onTaken: (coupon: ShopperCoupon) => void
}

/** Coupons of the shop that are to be had, and a field for a code. */
export function TakeCode({ given, onTaken }: TakeCodeProps) {
  const { t } = useLingui()
  const { coupons } = usePorts()
  const { merchant } = useSession()
  const list = useApiQuery(['coupons'], (ports, signal) => ports.coupons.list(signal))
  const [code, setCode] = useState(given)
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState('')
  const take = async (wanted: string) => {
    setBusy(wanted)
    try {
      onTaken(await coupons.take(plainCode(wanted)))
    } catch (fault) {
      setTrouble(
        fault instanceof AskRefused
          ? fault.message
          : t`The shop did not answer. Your code is still here; please try again.`,
      )
    } finally {
      setBusy('')
    }
  }
  const open = (list.data ?? []).filter(({ status, starts }) => status === 'open' && starts <= Date.now())
  return (
    <section className={styles['take']}>
      {open.length > 0 ? (
        <>
          <h3 className={styles['head']}>
            <Trans>To be had now</Trans>
          </h3>
          <ul className={styles['list']}>
            {open.map((coupon) => (
              <li key={coupon.promoId} className={styles['open']}>
                <span className={styles['name']}>
                  {coupon.name}
                  <span className={styles['quiet']}>{couponValue(coupon.discount, merchant.currency.code)}</span>
                </span>
                <Button busy={busy === coupon.code} onClick={() => void take(coupon.code)}>
                  <Trans>Take and use</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void take(code)
        }}
      >
        <Field
          label={t`Coupon code`}
          value={code}
          maxLength={CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          error={trouble || undefined}
          onValueChange={(next) => {
            setCode(next)
            setTrouble('')
          }}
          end={
            <Button type="submit" variant="quiet" busy={busy !== '' && busy === code} disabled={plainCode(code) === ''}>
              <Trans>Use</Trans>
            </Button>
          }
        />
      </form>
    </section>
  )
}
