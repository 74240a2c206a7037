import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import { manageOrder } from '../../../domain/calls/manage/orders.ts'
import { addressLine } from '../../../domain/order/address.ts'
import { trackingLink } from '../../../domain/order/parcels/tracking-link.ts'
import { lineMessage } from '../../../domain/product/line-message.ts'
import { minorUnits } from '../../../domain/units.ts'
import { addressOf } from '../../wiring/orders/receiver-of.ts'
import { callManage } from '../lib/call-manage.ts'
import { useActorName } from '../sentences/actor-name.ts'
import { useSentences } from '../sentences/speak.ts'
import { NotThere } from '../ui/NotThere.tsx'
import { PageSection } from '../ui/PageSection.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderItemCard } from './OrderItemCard.tsx'
import { StateChip } from './OrderParts.tsx'
import type { ManagedOrder } from './order-types.ts'

/** One order: what it is, where it goes, what was paid, what its shopper asks, what was done with it, and by whom. */
export function OrderPage() {
  const { say, at } = useSentences()
  const { id = '' } = useParams()
  // Asked by itself: what a list knows of an order is less.
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ queryKey: ['order', id], queryFn: async () => (await callManage(manageOrder, { oid: id })).data })
  const refresh = () => void refetch()
  if (!order) {
    return <NotThere error={error} title={say('menu.orders')} />
  }
  const title = say('order.title', { short: order.short })
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1000 }}>
      <Title title={title} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="p">
          {title}
        </Typography>
        <StateChip row={order} />
        {order.held !== undefined && <Chip size="small" label={say('order.held', { at: at(order.held) })} />}
        {order.added.map(({ orderid, short }) => (
          <Chip
            key={orderid}
            size="small"
            clickable
            component={RouterLink}
            to={`/orders/${orderid}/show`}
            label={say('order.travels', { short })}
          />
        ))}
      </Stack>
      <OrderActions order={order} onDone={refresh} />
      {order.requests.length > 0 && <Asked order={order} />}
      {order.items.map((thing) => (
        <OrderItemCard key={thing.suborderid} item={thing} canReopen={order.can.includes('reopen')} onDone={refresh} />
      ))}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Receiver order={order} />
        {order.money && <Money order={order} />}
        {order.lines.length > 0 && <Price order={order} />}
        {order.invoice && <Invoice invoice={order.invoice} />}
      </Box>
      <History order={order} />
    </Stack>
  )
}

function Receiver({ order }: { readonly order: ManagedOrder }) {
  const { say } = useSentences()
  const where = addressLine(addressOf(order))
  return (
    <PageSection title={order.pickup === '' ? say('order.deliver') : say('order.pickup')}>
      {order.pickup !== '' && <Typography>{order.pickup}</Typography>}
      <Typography>
        {order.recvname} <Link href={`tel:${order.recvphone}`}>{order.recvphone}</Link>
      </Typography>
      {order.pickup === '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{where}</Typography>}
      {order.parcels.map((parcel) => (
        <Typography key={`${parcel.carrier} ${parcel.number}`}>
          {say('order.parcel')}: {parcel.carrier}{' '}
          <Link href={trackingLink(parcel)} target="_blank" rel="noreferrer">
            {parcel.number}
          </Link>
        </Typography>
      ))}
      {order.uid !== undefined && (
        <Link component={RouterLink} to={`/customers/${order.uid}/show`}>
          {say('order.customer')}
        </Link>
      )}
      {order.outtradeid !== '' && <Typography>{say('order.other', { number: order.outtradeid })}</Typography>}
      {order.textsversion > 0 && (
        <Typography color="text.secondary">{say('order.agreed', { version: order.textsversion })}</Typography>
      )}
      {order.comment !== '' && (
        <Typography>
          {say('order.comment')}: {order.comment}
        </Typography>
      )}
    </PageSection>
  )
}

/** What the price is made of, as its shopper reads it. */
function Price({ order: { lines, items, pay_amount: total = 0, currency } }: { readonly order: ManagedOrder }) {
  const { say, language, money } = useSentences()
  return (
    <PageSection title={say('order.price')}>
      {lines.map((line) => (
        <Line
          key={`${line.item ?? ''} ${line.part ?? ''} ${line.kind}`}
          name={
            (line.kind === 'base' ? thingOf(line, items) : undefined) ??
            lineMessage(
              { ...line, each: minorUnits(line.each ?? 0) },
              { language, money: (amount) => money(amount, currency) },
            )
          }
          amount={money(line.amount, currency)}
        />
      ))}
      <Line name={say('order.total')} amount={money(total, currency)} />
    </PageSection>
  )
}

/** What a price is of: a thing, or the package that it is a part of. */
function thingOf({ item = 0, part }: ManagedOrder['lines'][number], items: ManagedOrder['items']): string | undefined {
  const thing = items[part ?? item]
  return part === undefined ? (thing?.packagename ?? thing?.name) : thing?.name
}

function Line({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
    </Stack>
  )
}

function Money({ order: { money: sums, currency } }: { readonly order: ManagedOrder }) {
  const { say, money } = useSentences()
  return (
    <PageSection title={say('order.money')}>
      <Typography>
        {say('order.paid')}: {money(sums?.paid ?? 0, currency)}
      </Typography>
      <Typography>
        {say('order.back')}: {money(sums?.back ?? 0, currency)}
      </Typography>
      {sums && sums.failed !== '' && <Alert severity="error">{say('order.failed', { note: sums.failed })}</Alert>}
    </PageSection>
  )
}

function Invoice({ invoice }: { readonly invoice: NonNullable<ManagedOrder['invoice']> }) {
  const { say, at } = useSentences()
  return (
    <PageSection title={say('order.invoice')}>
      <Typography color="text.secondary">{say(`order.invoice.${invoice.kind}`)}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{invoice.title}</Typography>
      {invoice.taxnumber !== '' && <Typography>{invoice.taxnumber}</Typography>}
      {[invoice.address, invoice.phone, [invoice.bank, invoice.account].join(' ').trim()].map(
        (line) =>
          line !== '' && (
            <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ),
      )}
      <Link href={`mailto:${invoice.email}`}>{invoice.email}</Link>
      {invoice.sent !== undefined && (
        <Typography color="text.secondary">{say('order.invoice.sent', { at: at(invoice.sent) })}</Typography>
      )}
      {invoice.number !== '' && <Typography>{say('order.invoice.number', { number: invoice.number })}</Typography>}
      {invoice.link !== '' && (
        <Link href={invoice.link} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
          {invoice.link}
        </Link>
      )}
    </PageSection>
  )
}

function Asked({ order }: { readonly order: ManagedOrder }) {
  const { say, at } = useSentences()
  return (
    <PageSection title={say('order.asked')}>
      {order.requests.map(({ kind, text, at: moment, address, agreed, answer }) => (
        <Box key={moment} sx={{ mb: 1 }}>
          <Typography>
            {at(moment)} {say(`order.asked.${kind}`)} {text === '' ? '' : `“${text}”`}
          </Typography>
          {address !== '' && <Typography>{say('order.newAddress', { address })}</Typography>}
          {agreed !== undefined && (
            <Typography color="text.secondary">
              {say(agreed ? 'order.yes' : 'order.no')} {answer}
            </Typography>
          )}
        </Box>
      ))}
    </PageSection>
  )
}

function History({ order }: { readonly order: ManagedOrder }) {
  const { say, at } = useSentences()
  const nameOf = useActorName()
  return (
    <PageSection title={say('order.history')}>
      <Typography>
        {at(order.created)} {say('orders.created')}
      </Typography>
      {order.paid !== undefined && (
        <Typography>
          {at(order.paid)} {say('state.paid')}
        </Typography>
      )}
      {order.history.map(({ at: moment, action, taken, by, text }) => (
        <Typography key={`${moment} ${action} ${by}`}>
          {at(moment)} {nameOf(by)}: {say(`did.${taken || action}`)} {text}
        </Typography>
      ))}
      <Button component={RouterLink} to="/orders">
        {say('order.toAll')}
      </Button>
    </PageSection>
  )
}
