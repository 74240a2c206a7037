import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type OrderReference, queryOf, referenceKey } from '../../../domain/navigation/decide-entry.ts'
import { withoutOrder } from '../../../domain/navigation/stored-visit.ts'
import type { LinkItem, LinkLoginRefusal } from '../../../machines/link-login/link-login.types.ts'
import { linkRefusalMessages } from '../../messages/link-refusals.ts'
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
  const complete = order.data?.kind === 'found' && order.data.found.submission === 'all'
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
  if (order.data.kind === 'refused') {
    return <NotShown reason={order.data.reason} reference={reference} oid={oid} />
  }
  const { items, orderId } = order.data.found
  const open = items.filter(({ state }) => state === 'to-upload')
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
      {open.length > 0 ? (
        <LinkButton to="order_eclist" query={queryOf(reference)} variant="primary" wide>
          <Trans>Continue with the rest</Trans>
        </LinkButton>
      ) : null}
      <WayToOrder oid={orderId ?? oid} variant={open.length > 0 ? 'quiet' : 'primary'} />
    </div>
  )
}

interface NotShownProps extends LinkOutcomeProps {
  readonly reason: LinkLoginRefusal
}

/** Something of the order was handed in, but what became of the rest is not shown here: why, and the way to it. */
function NotShown({ reason, reference, oid }: NotShownProps) {
  const { t, i18n } = useLingui()
  const { title, text } = linkRefusalMessages(reason)
  // The link ends once the order is made: to whoever has just submitted it that is no fault.
  const isOver = reason === 'link-ended'
  return (
    <div className={styles['column']}>
      <EmptyState drawing={isOver ? 'done' : 'locked'} title={isOver ? t`Submitted` : i18n._(title)}>
        {i18n._(text)}
      </EmptyState>
      {isOver ? null : (
        <LinkButton to="order_eclist" query={queryOf(reference)} variant="primary" wide>
          <Trans>Open the order</Trans>
        </LinkButton>
      )}
      <WayToOrder oid={oid} variant={isOver ? 'primary' : 'quiet'} />
    </div>
  )
}

interface WayToOrderProps {
  readonly oid: string
  /** How the way to our order looks. */
  readonly variant: 'primary' | 'quiet'
}

/** To our order; to all of them while the shop has not named it. */
function WayToOrder({ oid, variant }: WayToOrderProps) {
  return oid ? (
    <LinkButton to="order_info" query={{ oid }} variant={variant} wide>
      <Trans>See the order</Trans>
    </LinkButton>
  ) : (
    <LinkButton to="order_index" variant="quiet" wide>
      <Trans>My orders</Trans>
    </LinkButton>
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
