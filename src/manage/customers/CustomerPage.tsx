import { Avatar, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, usePermissions } from 'react-admin'
import { Link as RouterLink, useNavigate, useParams } from 'react-router'
import type { DataOf } from '../../../domain/calls/call.ts'
import { deleteCustomer, exportCustomer, manageCustomer } from '../../../domain/calls/manage/customers.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { NotThere } from '../ui/NotThere.tsx'
import { PageSection } from '../ui/PageSection.tsx'
import { saveFile } from '../ui/save-file.ts'

type Customer = DataOf<typeof manageCustomer>

/** One shopper: what was ordered, the albums while the shopper allows it, and what is done when the shopper asks. */
export function CustomerPage() {
  const { say, at, money } = useSentences()
  const { id = '' } = useParams()
  const { permissions } = usePermissions<string>()
  const { data: customer, error } = useQuery({
    queryKey: ['customer', id],
    queryFn: async () => (await callManage(manageCustomer, { uid: id })).data,
  })
  if (!customer) {
    return <NotThere error={error} title={say('menu.customers')} />
  }
  const name = customer.nickname || customer.phone || customer.email || say('customers.nameless')
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1000 }}>
      <Title title={name} />
      <Typography variant="h5" component="p">
        {name}
      </Typography>
      <Typography>
        <Link href={`tel:${customer.phone}`}>{customer.phone}</Link> {customer.email} · {say('customers.since')}{' '}
        {at(customer.since)} · {say('customers.spent')} {money(customer.spent, customer.currency)}
      </Typography>
      {customer.agreed.map((agreed) => (
        <Typography key={agreed.version} color="text.secondary">
          {say('customer.agreed', { version: agreed.version, at: at(agreed.at) })}
        </Typography>
      ))}
      <PageSection title={say('menu.orders')}>
        {customer.list.map((order) => (
          <Stack
            key={order.orderid}
            direction="row"
            sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 44, py: 1 }}
          >
            <Link component={RouterLink} to={`/orders/${order.orderid}/show`}>
              {order.short}
            </Link>
            {at(order.created)} · {money(order.pay_amount, order.currency)}
            <Chip size="small" label={say(`state.${order.state}`)} />
          </Stack>
        ))}
        {customer.list.length === 0 && <Typography>{say('customer.noOrders')}</Typography>}
      </PageSection>
      <Albums customer={customer} />
      {permissions === 'owner' && <OnRequest customer={customer} name={name} />}
    </Stack>
  )
}

function Albums({ customer: { albums, albumsuntil } }: { readonly customer: Customer }) {
  const { say, at } = useSentences()
  return (
    <PageSection title={say('customer.albums')}>
      <Typography color="text.secondary">
        {albumsuntil === undefined ? say('customer.closed') : say('customer.open', { at: at(albumsuntil) })}
      </Typography>
      {albums.map(({ name, photos, pictures }) => (
        <Stack key={`${name} ${pictures[0] ?? ''}`} spacing={1} sx={{ mt: 1 }}>
          <Typography>
            {name} · {say('order.photos', { count: photos })}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {pictures.map((picture) => (
              <Avatar key={picture} variant="square" alt="" src={picture} sx={{ width: 64, height: 64 }} />
            ))}
          </Stack>
        </Stack>
      ))}
    </PageSection>
  )
}

function OnRequest({ customer: { uid }, name }: { readonly customer: Customer; readonly name: string }) {
  const { say } = useSentences()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<'export' | 'delete'>()
  const act = async () => {
    if (asks === 'delete') {
      await callManage(deleteCustomer, { uid })
      void navigate('/customers')
    } else {
      saveFile(`${uid}.json`, (await callManage(exportCustomer, { uid })).data.json, 'application/json')
    }
    return undefined
  }
  const title = say(asks === 'delete' ? 'customer.delete' : 'customer.export')
  return (
    <PageSection title={say('customer.onRequest')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setAsks('export')}>
          {say('customer.export')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setAsks('delete')}>
          {say('customer.delete')}
        </Button>
      </Stack>
      {asks && (
        <ActDialog title={title} go={title} act={act} onClose={() => setAsks(undefined)}>
          <Typography>{name}</Typography>
          {asks === 'delete' && <Typography>{say('customer.deleteSure')}</Typography>}
        </ActDialog>
      )}
    </PageSection>
  )
}
