import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { QuoteLine } from '../../../domain/product/price.ts'
import { type LineItemsPriced, lineSentence } from '../../messages/price-lines.ts'
import { Money } from './Money.tsx'
import styles from './PriceLines.module.css'

interface PriceLinesProps extends LineItemsPriced {
  readonly lines: readonly QuoteLine[]
  readonly total: number
  readonly currency: string
  /** What the last line is called; usual: what is to pay. */
  readonly sum?: ReactNode
  /** A row between the lines and the total, for the coupon. */
  readonly children?: ReactNode
}

/** The price explains itself: what it is made of, line by line, then what it comes to. */
export function PriceLines({ lines, total, currency, sum, children, ...known }: PriceLinesProps) {
  return (
    <div>
      <dl className={styles['lines']}>
        {lines.map((line) => (
          <div
            key={`${line.item ?? 'all'} ${line.part ?? ''} ${line.kind}`}
            className={styles['line']}
            data-kind={line.kind}
          >
            <dt>{lineSentence(line, currency, known)}</dt>
            <dd>
              <Money amount={line.amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <dl className={styles['lines']}>
        <div className={styles['total']}>
          <dt>{sum ?? <Trans context="the sum of a price">To pay</Trans>}</dt>
          <dd>
            <Money amount={total} currency={currency} size="large" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
