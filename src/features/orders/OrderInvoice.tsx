import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { day } from '../../i18n/money.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './OrderInvoice.module.css'

/** Few orders have an invoice: its fields come when somebody asks for one. */
const InvoiceSheet = lazy(async () => ({ default: (await import('./InvoiceSheet.tsx')).InvoiceSheet }))

/** The invoice of an order: asked for once it is paid, corrected until the shop has sent it. */
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
      {invoice ? (
        <>
          <p className={styles['title']}>
            {invoice.title} <span className="tabular">{invoice.taxNumber}</span>
          </p>
          <p className={styles['quiet']}>
            {invoice.sentAt === undefined ? (
              <Trans>The shop will send it to {invoice.email}.</Trans>
            ) : (
              <Trans>
                Sent to {invoice.email} on {day(invoice.sentAt)}.
              </Trans>
            )}
          </p>
        </>
      ) : null}
      {mayAskInvoice ? (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {invoice ? <Trans>Correct the invoice</Trans> : <Trans>Ask for an invoice</Trans>}
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
