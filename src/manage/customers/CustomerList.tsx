import { Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { Datagrid, FunctionField, List, SearchInput, SimpleList, useListContext } from 'react-admin'
import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageCustomers } from '../../../domain/calls/manage/customers.ts'
import { useSentences } from '../sentences/speak.ts'

type Row = DataOf<typeof manageCustomers>[number] & { readonly id: string }

/** Nobody has come yet, or nobody is called so. */
function NoCustomers() {
  const { say } = useSentences()
  const { filterValues } = useListContext()
  return <Typography sx={{ p: 2 }}>{say(filterValues['q'] ? 'customers.none' : 'customers.noneYet')}</Typography>
}

/** Shoppers, searched and paged on the server; a line each on a phone, a table on a desk. */
export function CustomerList() {
  const { say, at, money } = useSentences()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const nameOf = ({ nickname, phone, email }: Row) => nickname || phone || email || say('customers.nameless')
  const none = <NoCustomers />
  const reach = ({ phone, email }: Row) => [phone, email].filter(Boolean).join(' · ')
  const spent = ({ spent: sum, currency }: Row) => money(sum, currency)
  return (
    <List
      resource="customers"
      title={say('menu.customers')}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={say('customers.search')} />]}
      exporter={false}
      actions={false}
      perPage={25}
      sort={{ field: 'since', order: 'DESC' }}
      empty={false}
    >
      {isSmall ? (
        <SimpleList<Row>
          linkType="show"
          empty={none}
          primaryText={(row) => `${nameOf(row)} ${spent(row)}`}
          secondaryText={(row) => `${reach(row)} · ${say('menu.orders')} ${row.orders} · ${at(row.since)}`}
        />
      ) : (
        <Datagrid bulkActionButtons={false} rowClick="show" empty={none}>
          <FunctionField<Row> label={say('address.name')} render={nameOf} />
          <FunctionField<Row> label={say('address.phone')} render={reach} />
          <FunctionField<Row> label={say('customers.since')} render={(row) => at(row.since)} />
          <FunctionField<Row> label={say('menu.orders')} render={(row) => row.orders} />
          <FunctionField<Row> label={say('customers.spent')} render={spent} />
        </Datagrid>
      )}
    </List>
  )
}
