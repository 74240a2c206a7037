import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { Datagrid, FunctionField, List, SearchInput, SelectInput, TextInput } from 'react-admin'
import { ORDER_FILTERS } from '../../../domain/calls/manage/orders.ts'
import { ORDER_STATES } from '../../../domain/order/order-state.ts'
import { useSentences } from '../sentences/speak.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrderBulkBar } from './OrderBulk.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderCover, StateChip } from './OrderParts.tsx'
import type { OrderRow } from './order-types.ts'

/** Orders, searched and paged on the server; a line each on a phone, a table on a desk. */
export function OrderList() {
  const { say, at, money } = useSentences()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={say('orders.search')} />,
    <SelectInput
      key="state"
      source="state"
      label={say('orders.state')}
      alwaysOn
      emptyText={say('orders.all')}
      choices={[
        ...ORDER_FILTERS.map((filter) => ({ id: filter, name: say(`orders.${filter}`) })),
        ...ORDER_STATES.map((state) => ({ id: state, name: say(`state.${state}`) })),
      ]}
      translateChoice={false}
    />,
    ...(['from', 'till'] as const).map((source) => (
      <TextInput
        key={source}
        source={source}
        type="date"
        label={say(`orders.${source}`)}
        slotProps={{ inputLabel: { shrink: true } }}
        alwaysOn
      />
    )),
  ]
  const amount = (row: OrderRow) => (row.pay_amount === undefined ? '' : money(row.pay_amount, row.currency))
  const things = (row: OrderRow) => row.things.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  return (
    <List
      title={say('menu.orders')}
      filters={filters}
      exporter={false}
      actions={<InvoiceTable />}
      perPage={25}
      sort={{ field: 'created', order: 'DESC' }}
      empty={false}
    >
      {isSmall ? (
        <OrderLines />
      ) : (
        <Datagrid bulkActionsToolbar={<OrderBulkBar />} rowClick="show" empty={<NoOrders />}>
          <FunctionField<OrderRow> label={say('orders.picture')} render={(row) => <OrderCover row={row} />} />
          <FunctionField<OrderRow>
            label={say('orders.number')}
            render={(row) => row.short}
            sx={{ whiteSpace: 'nowrap' }}
          />
          <FunctionField<OrderRow> label={say('orders.created')} render={(row) => at(row.created)} />
          <FunctionField<OrderRow>
            label={say('orders.receiver')}
            render={(row) => `${row.recvname} ${row.recvphone}`}
          />
          <FunctionField<OrderRow> label={say('orders.things')} render={things} />
          <FunctionField<OrderRow> label={say('orders.amount')} render={amount} />
          <FunctionField<OrderRow> label={say('orders.state')} render={(row) => <StateChip row={row} />} />
        </Datagrid>
      )}
    </List>
  )
}
