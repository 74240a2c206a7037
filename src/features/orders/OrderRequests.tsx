import { Trans } from '@lingui/react/macro'
import type { OrderDetails } from '../../ports/ports.ts'
import styles from './OrderChanges.module.css'

/** What was asked of the shop, and what it answered. */
export function OrderRequests({ requests }: Pick<OrderDetails, 'requests'>) {
  return requests.map(({ kind, text, address, agreed, answer }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: questions are only ever added.
    <div key={index} className={styles['request']}>
      <p>
        <Asked kind={kind} />
        {address ? <span className={styles['quiet']}> {address}</span> : null}
        {text === '' ? null : <span className={styles['quiet']}> {text}</span>}
      </p>
      <p className={styles['quiet']}>
        {agreed === undefined ? (
          <Trans>The shop has not answered yet.</Trans>
        ) : agreed ? (
          kind === 'problem' ? (
            <Trans>The shop will put it right.</Trans>
          ) : (
            <Trans>The shop has done it.</Trans>
          )
        ) : (
          <Trans>The shop can’t do this.</Trans>
        )}{' '}
        {answer}
      </p>
    </div>
  ))
}

function Asked({ kind }: Pick<OrderDetails['requests'][number], 'kind'>) {
  switch (kind) {
    case 'cancel':
      return <Trans>You asked the shop to cancel the order.</Trans>
    case 'address':
      return <Trans>You asked the shop to send it somewhere else.</Trans>
    case 'problem':
      return <Trans>You reported a problem.</Trans>
    case 'other':
      return <Trans>You asked the shop a question.</Trans>
  }
}
