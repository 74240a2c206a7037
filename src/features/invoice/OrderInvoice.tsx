import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { day } from '../../i18n/money.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './OrderInvoice.module.css'

/** Few orders have an invoice: its fields come when somebody asks for one. */
const InvoiceSheet = lazy(async () => ({ default: (await import('./InvoiceSheet.tsx')).InvoiceSheet }))

/** The invoice of an order: asked for once it is paid, corrected until the shop has written it, then read. */
export function OrderInvoice({ order }: { readonly order: OrderDetails }) {
  const [open, setOpen] = useState(false)
  const { invoice, mayAskInvoice } = order
  if (!(invoice || mayAskInvoice)) {
    return null
  }
  return (
    <section className={styles['invoice']} aria-labelledby="invoice">
      <h3 id="invoice" className={styles['heading']}>
        <Trans>Invoice</Trans>
      </h3>
      {invoice ? <Asked invoice={invoice} /> : null}
      {mayAskInvoice ? (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {invoice ? <Trans>Correct the invoice</Trans> : <Trans>Request an invoice</Trans>}
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <InvoiceSheet order={order} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

function Asked({ invoice }: { readonly invoice: NonNullable<OrderDetails['invoice']> }) {
  const { title, taxNumber, address, phone, bank, account, email, sentAt, number, link } = invoice
  const further = [address, phone, bank, account].filter((text) => text !== '')
  return (
    <>
      <p className={styles['title']}>
        {title} <span className="tabular">{taxNumber}</span>
      </p>
      {further.length > 0 ? <p className={styles['quiet']}>{further.join(' · ')}</p> : null}
      <p className={styles['quiet']}>
        {sentAt === undefined ? (
          <Trans>The shop will send it to {email}.</Trans>
        ) : (
          <Trans>
            Sent to {email} on {day(sentAt)}.
          </Trans>
        )}
      </p>
      {number === '' ? null : (
        <p className={styles['title']}>
          <Trans>
            Invoice number <span className="tabular">{number}</span>
          </Trans>
        </p>
      )}
      {link === '' ? null : (
        <a className={styles['link']} href={link} target="_blank" rel="noreferrer">
          <Trans>Open the invoice</Trans>
        </a>
      )}
    </>
  )
}
