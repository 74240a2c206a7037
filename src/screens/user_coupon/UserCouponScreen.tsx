import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { ShopperCoupon } from '../../ports/coupon-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { useSession } from '../../session/session.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { CouponCard } from './CouponCard.tsx'
import styles from './Coupons.module.css'

const SHELVES = ['usable', 'used', 'over'] as const
type Shelf = (typeof SHELVES)[number]

const SHELF_OF: Record<ShopperCoupon['status'], Shelf> = {
  usable: 'usable',
  open: 'usable',
  'not-yet': 'usable',
  used: 'used',
  'used-up': 'over',
  expired: 'over',
  withdrawn: 'over',
}

/** The shopper's coupons, those to be had, and a field for a code. A `couponCode` in the address fills the field. */
export function UserCouponScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const { merchant } = useSession()
  const client = useQueryClient()
  const { visit } = useVisit()
  const given = useQueryOfAddress().get('couponCode') ?? visit.entry.couponCode
  const coupons = useApiQuery(['coupons'], (ports, signal) => ports.coupons.list(signal))
  const [shelf, setShelf] = useState<Shelf>('usable')
  const names: Record<Shelf, string> = { usable: t`Available`, used: t`Used`, over: t`Expired` }
  const taken = () => {
    toast(t`The coupon is yours.`)
    void client.invalidateQueries({ queryKey: ['coupons'] })
  }
  const all = coupons.data ?? []
  return (
    <Screen top={<TopBar title={t`Coupons`} onBack={() => back('user_index')} />} busy={coupons.isPending}>
      <div className={styles['column']}>
        <CodeEntry currency={merchant.currency.code} given={given} onTaken={taken} />
        {coupons.error ? <FaultState fault={coupons.error} onRetry={() => void coupons.refetch()} /> : null}
        {coupons.isPending ? (
          <>
            <Loading />
            <Skeleton height="120px" shape="card" />
          </>
        ) : null}
        {coupons.data ? (
          <Tabs
            label={t`Coupon status`}
            value={shelf}
            onValueChange={setShelf}
            tabs={SHELVES.map((value) => ({ value, label: names[value] }))}
          >
            <Coupons coupons={all.filter(({ status }) => SHELF_OF[status] === shelf)} onTaken={taken} />
          </Tabs>
        ) : null}
      </div>
    </Screen>
  )
}

interface CouponsProps {
  readonly coupons: readonly ShopperCoupon[]
  readonly onTaken: () => void
}

function Coupons({ coupons, onTaken }: CouponsProps) {
  const { t } = useLingui()
  const { merchant } = useSession()
  if (coupons.length === 0) {
    return (
      <EmptyState
        drawing="soon"
        title={t`No coupons here`}
        action={
          <LinkButton to="prod_list">
            <Trans>Look around the shop</Trans>
          </LinkButton>
        }
      >
        <Trans>Coupons from the shop and codes from friends appear here.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles['list']}>
      {coupons.map((coupon) => (
        <li key={coupon.id || coupon.promoId}>
          <CouponCard
            coupon={coupon}
            currency={merchant.currency.code}
            action={
              coupon.status === 'open' ? (
                <TakeButton coupon={coupon} onTaken={onTaken} />
              ) : coupon.status === 'usable' ? (
                <UseLink coupon={coupon} />
              ) : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** A coupon for one product leads to it, any other to all of them. */
function UseLink({ coupon: { products } }: { readonly coupon: ShopperCoupon }) {
  const [only] = products
  return products.length === 1 && only ? (
    <LinkButton to="prod_details" query={{ pid: only.id }}>
      <Trans>Use it</Trans>
    </LinkButton>
  ) : (
    <LinkButton to="prod_list">
      <Trans>Use it</Trans>
    </LinkButton>
  )
}

function TakeButton({ coupon, onTaken }: { readonly coupon: ShopperCoupon; readonly onTaken: () => void }) {
  const { t } = useLingui()
  const { coupons } = usePorts()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await coupons.take(coupon.code)
      onTaken()
    } catch (fault) {
      setBusy(false)
      toast(
        fault instanceof RequestRefused ? fault.message : t`We couldn’t reach the shop. Please try again.`,
        'danger',
      )
    }
  }
  return (
    <Button variant="primary" busy={busy} onClick={() => void take()}>
      <Trans>Claim</Trans>
    </Button>
  )
}
