import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type OrderReference, queryOf, referenceKey } from '../../../domain/navigation/decide-entry.ts'
import { withoutOrder } from '../../../domain/navigation/stored-visit.ts'
import type { LinkItem } from '../../../machines/link-login/link-login.types.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { useVisit } from '../../session/visit-store.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import styles from './OrderSuccessScreen.module.css'

interface LinkOutcomeProps {
  readonly reference: OrderReference
  /** Our order; empty while the shop has not named it. */
  readonly oid: string
}

/** After something of a link's order was handed in: what went, what is still open, the way to either. */
export function LinkOutcome({ reference, oid }: LinkOutcomeProps) {
  const { t } = useLingui()
  const { visit, change } = useVisit()
  const { phoneTail } = visit.ecommerce
  const order = useApiQuery(['link order', referenceKey(reference), phoneTail], ({ ec }, signal) =>
    ec.find({ reference, phoneTail }, signal),
  )
  const found = order.data?.kind === 'found' ? order.data.found : undefined
  const complete = found?.submission === 'all'
  // Nothing is left to do for this order: the next screen is an ordinary shop again.
  useEffect(() => {
    if (complete) {
      change((now) => (JSON.stringify(now.ecommerce.reference) === JSON.stringify(reference) ? withoutOrder(now) : now))
    }
  }, [complete, change, reference])

  if (order.error) {
    return <FaultState fault={order.error} onRetry={() => void order.refetch()} />
  }
  if (!order.data) {
    return <WaitingScreen />
  }
  const items = found?.items ?? []
  const open = items.filter(({ state }) => state === 'to-upload')
  const ourOrder = found?.orderId ?? oid
  return (
    <div className={styles['column']}>
      <EmptyState
        drawing="done"
        title={open.length > 0 ? t`Submitted. Some items are still open` : t`We have everything`}
      >
        {open.length > 0 ? (
          <>
            <Trans>Some orders are not submitted: </Trans>
            <Plural value={open.length} one="# item needs your photos." other="# items need your photos." />
          </>
        ) : items.every(({ state }) => state === 'nothing') ? (
          <Trans>We’ll get it ready for you. There’s nothing more to do.</Trans>
        ) : (
          <Trans>Your design is submitted. There is nothing more to do.</Trans>
        )}
      </EmptyState>
      {items.length > 0 ? (
        <ul className={styles['card']}>
          {items.map((item) => (
            <li key={item.sub} className={styles['line']}>
              <span>
                {item.name} × {item.quantity}
              </span>
              <span className={styles['state']} data-state={item.state}>
                <StateLabels state={item.state} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {open.length > 0 ? (
        <LinkButton to="order_eclist" query={queryOf(reference)} variant="primary" wide>
          <Trans>Continue with the rest</Trans>
        </LinkButton>
      ) : null}
      {ourOrder ? (
        <LinkButton to="order_info" query={{ oid: ourOrder }} variant={open.length > 0 ? 'quiet' : 'primary'} wide>
          <Trans>See the order</Trans>
        </LinkButton>
      ) : (
        <LinkButton to="order_index" variant="quiet" wide>
          <Trans>My orders</Trans>
        </LinkButton>
      )}
    </div>
  )
}

function StateLabels({ state }: { readonly state: LinkItem['state'] }) {
  switch (state) {
    case 'submitted':
      return <Trans>Submitted</Trans>
    case 'to-upload':
      return <Trans>Waiting for your photos</Trans>
    case 'nothing':
      return <Trans>No photos needed</Trans>
  }
}
