import { Avatar, Box, Button, Chip, Stack, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import {
  Datagrid,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  useListContext,
  useRefresh,
} from 'react-admin'
import { manageLabels } from '../../../domain/calls/manage/orders.ts'
import { ORDER_STATES } from '../../../domain/order/order-state.ts'
import { ask } from '../lib/ask.ts'
import { useWords } from '../sentences/speak.ts'
import { saveFile } from '../ui/save-file.ts'
import type { OrderRow } from './order-types.ts'
import { ShipDialog } from './ShipDialog.tsx'

/** Orders, searched and paged on the server; a line each on a phone, a table on a desk. */
export function OrderList() {
  const { say, at, money } = useWords()
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
        { id: 'asks', name: say('orders.asks') },
        { id: 'invoices', name: say('orders.invoices') },
        ...ORDER_STATES.map((state) => ({ id: state, name: say(`state.${state}`) })),
      ]}
      translateChoice={false}
    />,
  ]
  const amount = (row: OrderRow) => (row.pay_amount === undefined ? '' : money(row.pay_amount, row.currency))
  const things = (row: OrderRow) => row.things.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  return (
    <List
      title={say('menu.orders')}
      filters={filters}
      exporter={false}
      actions={false}
      perPage={25}
      sort={{ field: 'created', order: 'DESC' }}
      empty={false}
    >
      {isSmall ? (
        <SimpleList<OrderRow>
          linkType="show"
          leftIcon={(row) => <Cover row={row} />}
          primaryText={(row) => (
            <Stack component="span" direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              {row.recvname} {amount(row)} <StateChip row={row} />
            </Stack>
          )}
          secondaryText={(row) => `${row.short} · ${things(row)} · ${at(row.paid ?? row.created)}`}
        />
      ) : (
        <Datagrid
          bulkActionButtons={<OrderBulk />}
          rowClick="show"
          empty={<Typography sx={{ p: 2 }}>{say('orders.none')}</Typography>}
        >
          <FunctionField<OrderRow> label="" render={(row) => <Cover row={row} />} />
          <FunctionField<OrderRow> label={say('orders.number')} render={(row) => row.short} />
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

function Cover({ row }: { readonly row: OrderRow }) {
  const picture = row.things.find((thing) => thing.picture !== '')?.picture
  return picture ? (
    <Avatar variant="square" alt="" src={picture} sx={{ mr: 1.5 }} />
  ) : (
    <Box sx={{ width: 52, height: 40 }} />
  )
}

export function StateChip({ row }: { readonly row: Pick<OrderRow, 'state' | 'asks'> }) {
  const { say } = useWords()
  return (
    <Stack direction="row" spacing={0.5} component="span">
      <Chip size="small" component="span" label={say(`state.${row.state}`)} />
      {row.asks && <Chip size="small" component="span" color="primary" label={say('orders.asks')} />}
    </Stack>
  )
}

/** What is done with several orders at once. */
function OrderBulk() {
  const { say } = useWords()
  const { selectedIds, data, onUnselectItems } = useListContext<OrderRow>()
  const refresh = useRefresh()
  const [ships, setShips] = useState(false)
  const chosen = (data ?? []).filter(({ id }) => selectedIds.includes(id))
  const labels = async () => {
    const { csv } = (await ask(manageLabels, { oids: chosen.map(({ orderid }) => orderid) })).data
    saveFile('labels.csv', csv)
  }
  const done = () => {
    onUnselectItems()
    refresh()
  }
  return (
    <>
      <Button onClick={() => setShips(true)}>{say('orders.shipMany')}</Button>
      <Button onClick={labels}>{say('orders.labels')}</Button>
      {ships && <ShipDialog orders={chosen} onShipped={done} onClose={() => setShips(false)} />}
    </>
  )
}
