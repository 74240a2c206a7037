import { Avatar, Chip, Stack } from '@mui/material'
import { useSentences } from '../sentences/speak.ts'
import type { OrderRow } from './order-types.ts'

const FACE = { width: 56, height: 40, bgcolor: 'background.default' } as const

/** The first picture of an order. */
export function OrderCover({ row }: { readonly row: OrderRow }) {
  const picture = row.things.find((thing) => thing.picture !== '')?.picture
  return picture ? (
    // A cover is back, spine and front: all of it is seen.
    <Avatar variant="rounded" alt="" src={picture} slotProps={{ img: { style: { objectFit: 'contain' } } }} sx={FACE} />
  ) : (
    // What comes from the shelf has no page to show.
    <Avatar variant="rounded" aria-hidden sx={{ ...FACE, color: 'text.secondary' }}>
      {row.things[0]?.name.slice(0, 1)}
    </Avatar>
  )
}

export function StateChip({ row }: { readonly row: Pick<OrderRow, 'state' | 'asks' | 'invoices'> }) {
  const { say } = useSentences()
  return (
    <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Chip size="small" component="span" label={say(`state.${row.state}`)} />
      {row.asks && <Chip size="small" component="span" color="primary" label={say('orders.asks')} />}
      {row.invoices && <Chip size="small" component="span" variant="outlined" label={say('orders.invoices')} />}
    </Stack>
  )
}
