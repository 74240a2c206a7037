import { Box, Checkbox, Divider, Link, Stack, type SxProps, type Theme, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useSentences } from '../sentences/speak.ts'
import { NotListed } from '../ui/NotListed.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrderBulkBar } from './OrderBulk.tsx'
import { OrderCover, StateChip } from './OrderParts.tsx'
import type { OrderRow } from './order-types.ts'

/** The library's bar is one line that lies over the filters, as a table has it: here it stands in its place, as high as its buttons need. */
const ABOVE_THE_LINES: SxProps<Theme> = {
  ...{ position: 'sticky', top: 48, zIndex: 3 },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    ...{ position: 'static', transform: 'none', height: 'auto', flexWrap: 'wrap', pr: 0 },
    '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start' },
  },
}

/** The orders of a phone: a line each, and what the table does with several at once. */
export function OrderLines() {
  const { say, at, money } = useSentences()
  const { data = [], error, isPending, selectedIds, onToggleItem } = useListContext<OrderRow>()
  if (error) {
    return <NotListed />
  }
  if (!isPending && data.length === 0) {
    return <NoOrders />
  }
  return (
    <>
      <Box sx={ABOVE_THE_LINES}>
        <OrderBulkBar />
      </Box>
      <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((row) => (
          <Stack key={row.id} component="li" direction="row" sx={{ gap: 1, py: 1, pr: 2, alignItems: 'center' }}>
            <Checkbox
              checked={selectedIds.includes(row.id)}
              onChange={() => onToggleItem(row.id)}
              slotProps={{ input: { 'aria-label': say('orders.choose', { short: row.short }) } }}
            />
            <OrderCover row={row} />
            <Link
              component={RouterLink}
              to={`/orders/${row.orderid}/show`}
              underline="none"
              color="text.primary"
              sx={{ flex: 1, minWidth: 0 }}
            >
              <Stack component="span" direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                {row.recvname} {row.pay_amount !== undefined && money(row.pay_amount, row.currency)}{' '}
                <StateChip row={row} />
              </Stack>
              <Typography variant="body2" component="span" color="text.secondary">
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {row.short}
                </Box>{' '}
                · {row.things.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')} ·{' '}
                {at(row.paid ?? row.created)}
              </Typography>
            </Link>
          </Stack>
        ))}
      </Stack>
    </>
  )
}
