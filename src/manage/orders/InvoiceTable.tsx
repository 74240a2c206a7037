import { Button, Typography } from '@mui/material'
import { useListContext, useNotify, usePermissions } from 'react-admin'
import { INVOICES_MAX, manageInvoices } from '../../../domain/calls/manage/invoices.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { saveFile } from '../ui/save-file.ts'

/** Above the orders whose invoice is to be written: all of them in one table, for whatever writes them. */
export function InvoiceTable() {
  const { say } = useSentences()
  const { filterValues, total = 0 } = useListContext()
  const notify = useNotify()
  const { permissions } = usePermissions<string>()
  if (filterValues['state'] !== 'invoices' || total === 0 || permissions === 'factory') {
    return null
  }
  const take = async () => {
    try {
      saveFile('invoices.csv', (await callManage(manageInvoices, {})).data.csv)
    } catch (refused) {
      notify(refused instanceof Error ? refused.message : String(refused), { type: 'error' })
    }
  }
  return (
    <>
      <Button onClick={() => void take()}>{say('orders.invoiceTable')}</Button>
      {total > INVOICES_MAX && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1 }}>
          {say('orders.invoiceTableFirst', { most: INVOICES_MAX, all: total })}
        </Typography>
      )}
    </>
  )
}
