import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProductId } from '../../../domain/ids.ts'
import { deliveryTimeTo, homeOf } from '../../../domain/merchant/delivered-to.ts'
import { arrivalOf } from '../../../domain/merchant/delivery-time.ts'
import { makeDaysOf, needOfProduct } from '../../../domain/order/item-needs.ts'
import { CHANGE_MINUTES } from '../../../domain/order/order-changes.ts'
import type { Product } from '../../../domain/product/product.ts'
import { dayOfYear } from '../../i18n/money.ts'
import { useSession } from '../../session/session.ts'
import { useProducts } from '../catalogue/use-products.ts'

interface ArrivalLineProps {
  readonly pids: readonly ProductId[]
  /** It is fetched, not sent. */
  readonly fetched: boolean
  /** Where it goes, ISO 3166-1; absent: the shop's own country. */
  readonly country?: string | undefined
  /** What needs a design is designed after it is paid: nobody knows when. */
  readonly handsInLater?: boolean | undefined
  /** It is ordered and waits for its money. */
  readonly unpaid?: boolean | undefined
  /** When it was paid, and when it left; absent: it would be ordered or paid now. */
  readonly paid?: number | undefined
  /** When its making begins or began, where that is known; absent: once the time for changes after its payment is over. */
  readonly begins?: number | undefined
  readonly shipped?: number | undefined
}

const MINUTE_MS = 60_000

const needsShopper = (product: Product | undefined) => product !== undefined && needOfProduct(product) !== 'nothing'

/** On which days it arrives, or is ready; nothing where the merchant promises none, nothing of it travels, or the day is over. */
export function ArrivalLine({ pids, fetched, country, handsInLater, unpaid, paid, begins, shipped }: ArrivalLineProps) {
  const { merchant } = useSession()
  const [now] = useState(() => Date.now())
  const { changeMinutes = CHANGE_MINUTES } = merchant.shop
  const delivery = deliveryTimeTo(merchant, country ?? homeOf(merchant))
  const products = useProducts(pids, delivery !== undefined)
  if (!delivery || products.some(({ data }) => !data)) {
    return null
  }
  const ordered = products.map(({ data }) => data)
  const makeDays = makeDaysOf(ordered, delivery.makeDays)
  if (makeDays === undefined || (handsInLater && ordered.some(needsShopper))) {
    return null
  }
  const madeFrom = begins ?? (paid ?? now) + changeMinutes * MINUTE_MS
  const zone = -new Date(now).getTimezoneOffset()
  const { from, to } = arrivalOf(delivery, { begins: madeFrom, makeDays, shippedAt: shipped, fetched }, zone)
  if (to < now) {
    return null
  }
  const [first, last] = [dayOfYear(from), dayOfYear(to)]
  const isOrdered = begins !== undefined || paid !== undefined || shipped !== undefined
  if (unpaid) {
    return <IfPaidNow fetched={fetched} first={first} last={last} />
  }
  if (fetched) {
    return isOrdered ? (
      <Trans>Ready to collect around {last}</Trans>
    ) : (
      <Trans>Ready to collect around {last} if you order now</Trans>
    )
  }
  if (first === last) {
    return isOrdered ? <Trans>Arrives around {last}</Trans> : <Trans>Arrives around {last} if you order now</Trans>
  }
  return isOrdered ? (
    <Trans>
      Arrives {first} to {last}
    </Trans>
  ) : (
    <Trans>
      Arrives {first} to {last} if you order now
    </Trans>
  )
}

interface IfPaidNowProps {
  readonly fetched: boolean
  /** The days, as the spoken language writes them. */
  readonly first: string
  readonly last: string
}

function IfPaidNow({ fetched, first, last }: IfPaidNowProps) {
  if (fetched) {
    return <Trans>Ready to collect around {last} if you pay now</Trans>
  }
  return first === last ? (
    <Trans>Arrives around {last} if you pay now</Trans>
  ) : (
    <Trans>
      Arrives {first} to {last} if you pay now
    </Trans>
  )
}
