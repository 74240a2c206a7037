import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountedAs } from '../../../domain/product/counted-as.ts'
import type { QuoteLine } from '../../../domain/product/price.ts'
import { lineSentence } from '../../messages/price-lines.ts'
import { Money } from './Money.tsx'
import styles from './PriceLines.module.css'

interface PriceLinesProps {
  readonly lines: readonly QuoteLine[]
  readonly total: number
  readonly currency: string
  /** Nothing is to be paid any more. */
  readonly settled?: boolean
  /** What each thing of the order is called. */
  readonly names?: readonly string[]
  /** What their pages are counted as. */
  readonly counted?: readonly (CountedAs | undefined)[]
  /** A row between the lines and the total, for the coupon. */
  readonly children?: ReactNode
}

/** The price explains itself: what it is made of, line by line, then what it comes to. */
export function PriceLines({
  lines,
  total,
  currency,
  settled = false,
  names = [],
  counted = [],
  children,
}: PriceLinesProps) {
  return (
    <div>
      <dl className={styles['lines']}>
        {lines.map((line) => (
          <div
            key={`${line.item ?? 'all'} ${line.part ?? ''} ${line.kind}`}
            className={styles['line']}
            data-kind={line.kind}
          >
            <dt>{lineSentence(line, currency, names, counted)}</dt>
            <dd>
              <Money amount={line.amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <dl className={styles['lines']}>
        <div className={styles['total']}>
          <dt>{settled ? <Trans>Total</Trans> : <Trans>To pay</Trans>}</dt>
          <dd>
            <Money amount={total} currency={currency} size="large" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
