import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../i18n/money.ts'
import type { LevelOffer } from '../../ports/level-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './UserType.module.css'
import type { LevelPurchase } from './use-level-purchase.ts'

/** The order that a saving is told by: of so much, in minor units. */
const EXAMPLE = 20_000

interface LevelCardProps {
  readonly offer: LevelOffer
  readonly isMine: boolean
  /** It saves more than what runs now. */
  readonly isBetter: boolean
  readonly endsSomeDay: boolean
  readonly purchase: Pick<LevelPurchase, 'buy' | 'ordering'>
}

/** One level: what it saves, what it costs, how to come to it. */
export function LevelCard({ offer, isMine, isBetter, endsSomeDay, purchase }: LevelCardProps) {
  const { rate, currency, days, needs } = offer
  const off = (10_000 - rate) / 100
  const spent = money(EXAMPLE, currency)
  const saved = money(Math.floor((EXAMPLE * (10_000 - rate)) / 10_000), currency)
  const price = money(offer.price, currency)
  const canBuy = needs === 'purchase' && (isMine ? endsSomeDay : isBetter)
  return (
    <article className={styles['card']} data-mine={isMine || undefined}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>{offer.name}</h2>
        {isMine ? (
          <span className={styles['badge']}>
            <Trans>Yours</Trans>
          </span>
        ) : null}
      </div>
      <p>{rate === 10_000 ? <Trans>The regular price</Trans> : <Trans>{off}% off every price</Trans>}</p>
      {rate < 10_000 ? (
        <p className={styles['quiet']}>
          <Trans>
            On an order of {spent}, you save {saved}.
          </Trans>
        </p>
      ) : null}
      {needs === 'merchant' ? (
        <p className={styles['quiet']}>
          <Trans>The shop gives this to its best customers.</Trans>
        </p>
      ) : null}
      {needs === 'purchase' ? (
        <p className={styles['quiet']}>
          {days === 0 ? (
            <Trans>{price} once, never expires</Trans>
          ) : (
            <Plural value={days} one={`${price} for # day`} other={`${price} for # days`} />
          )}
        </p>
      ) : null}
      {canBuy ? (
        <div className={styles['action']}>
          <Button
            variant={isMine ? 'secondary' : 'primary'}
            busy={purchase.ordering === offer.id}
            disabled={purchase.ordering !== null && purchase.ordering !== offer.id}
            onClick={() => void purchase.buy(offer)}
          >
            {isMine ? <Trans>Extend for {price}</Trans> : <Trans>Join for {price}</Trans>}
          </Button>
        </div>
      ) : null}
    </article>
  )
}
