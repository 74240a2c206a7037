import { TextField, Typography } from '@mui/material'
import { manageInvoice } from '../../../domain/calls/manage/invoices.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { ManagedOrder } from './order-types.ts'

interface InvoiceDialogProps {
  readonly order: ManagedOrder
  onDone(): void
  onClose(): void
}

/** The invoice that the merchant's own system wrote: its number and where it is read, which can be corrected afterwards. */
export function InvoiceDialog({ order: { orderid: oid, invoice }, onDone, onClose }: InvoiceDialogProps) {
  const { say } = useSentences()
  const act = async ({ number = '', link = '' }: Readonly<Record<string, string>>) => {
    await callManage(manageInvoice, { oid, number, link })
    onDone()
    return undefined
  }
  const isWritten = invoice?.sent !== undefined
  const title = say(isWritten ? 'act.invoiceCorrect' : 'act.invoice')
  return (
    <ActDialog title={title} go={say('act.invoiceNote')} act={act} onClose={onClose}>
      <Typography>{invoice?.title}</Typography>
      {!isWritten && <Typography>{say('act.invoiceSure', { email: invoice?.email ?? '' })}</Typography>}
      <TextField
        name="number"
        label={say('act.invoiceNumber')}
        defaultValue={invoice?.number ?? ''}
        required
        autoComplete="off"
      />
      <TextField
        name="link"
        label={say('act.invoiceLink')}
        defaultValue={invoice?.link ?? ''}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
    </ActDialog>
  )
}
