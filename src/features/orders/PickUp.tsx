import { Trans } from '@lingui/react/macro'
import type { OrderDetails } from '../../ports/ports.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './PickUp.module.css'

/** Where an order is fetched, when, and with which code. */
export function PickUp({ order: { place, pickUpCode, state } }: { readonly order: OrderDetails }) {
  if (!place) {
    return null
  }
  const isReady = state === 'ready-to-collect'
  return (
    <section className={styles['pickUp']} data-ready={isReady || undefined} aria-labelledby="pick-up">
      <Icon name="home" size={20} />
      <div className={styles['words']}>
        <h3 id="pick-up" className={styles['name']}>
          {place.name}
        </h3>
        <p className={styles['quiet']}>{place.address}</p>
        {pickUpCode ? (
          <>
            <p className={styles['quiet']}>
              {isReady ? (
                <Trans>It’s ready for you. Give this code when you collect it.</Trans>
              ) : (
                <Trans>We’ll tell you here when it’s ready. Give this code when you collect it.</Trans>
              )}
            </p>
            <p className={styles['code']}>{`${pickUpCode.slice(0, 3)} ${pickUpCode.slice(3)}`}</p>
          </>
        ) : null}
      </div>
    </section>
  )
}
