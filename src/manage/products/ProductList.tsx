import { Avatar, Box, Button, Chip, Divider, IconButton, Link, Stack, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import {
  List,
  Pagination,
  SearchInput,
  SelectInput,
  useListContext,
  useNotify,
  usePermissions,
  useRedirect,
  useRefresh,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { copyManagedProduct, moveProduct, shelveProduct } from '../../../domain/calls/manage/products.ts'
import { beginsToCostNothing } from '../../../domain/product/costs-nothing.ts'
import { minorUnits } from '../../../domain/units.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { DownIcon, UpIcon } from '../ui/icons.tsx'
import { NotListed } from '../ui/NotListed.tsx'
import { FreeDialog } from './FreeDialog.tsx'
import type { ProductRow } from './product-types.ts'

/** What the shop sells, in the order of its shelves: searched and paged on the server. */
export function ProductList() {
  const { say } = useSentences()
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={say('products.search')} />,
    <SelectInput
      key="shelf"
      source="shelf"
      label={say('products.shelf')}
      alwaysOn
      emptyText={say('orders.all')}
      choices={[
        { id: 'on', name: say('products.on') },
        { id: 'off', name: say('products.off') },
      ]}
      translateChoice={false}
    />,
  ]
  return (
    <List
      title={say('menu.products')}
      filters={filters}
      exporter={false}
      actions={false}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      empty={false}
    >
      <ProductLines />
    </List>
  )
}

function ProductLines() {
  const { say } = useSentences()
  const { data = [], error, isPending, filterValues, page, perPage, total = 0 } = useListContext<ProductRow>()
  const { permissions } = usePermissions<string>()
  // Neighbours of a search are no neighbours of the shelf.
  const sorts = permissions === 'owner' && !filterValues['q'] && !filterValues['shelf']
  if (error) {
    return <NotListed />
  }
  if (!isPending && data.length === 0) {
    return <Typography sx={{ p: 2 }}>{say('products.none')}</Typography>
  }
  return (
    <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row, at) => (
        <Stack
          key={row.id}
          component="li"
          direction="row"
          sx={{ px: 2, py: 1, columnGap: 2, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Sign row={row} />
          <ProductWords row={row} />
          <RowActions
            row={row}
            {...(sorts
              ? {
                  place: {
                    n: (page - 1) * perPage + at,
                    of: total,
                    above: data[at - 1]?.pid,
                    behind: data[at + 2]?.pid,
                  },
                }
              : {})}
          />
        </Stack>
      ))}
    </Stack>
  )
}

function Sign({ row }: { readonly row: ProductRow }) {
  return row.picture ? (
    <Avatar variant="rounded" alt="" src={row.picture} />
  ) : (
    <Avatar variant="rounded" aria-hidden sx={{ bgcolor: 'background.default', color: 'text.secondary' }}>
      {row.name.slice(0, 1)}
    </Avatar>
  )
}

function ProductWords({ row }: { readonly row: ProductRow }) {
  const { say, money } = useSentences()
  return (
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Link component={RouterLink} to={`/products/${encodeURIComponent(row.pid)}/show`} color="text.primary">
        {row.name}
      </Link>
      {row.demo && <Chip size="small" label={say('setUp.isDemo')} sx={{ ml: 1 }} />}
      <Typography variant="body2" color="text.secondary">
        {row.cataname} · {money(row.price, row.currency)}
      </Typography>
    </Box>
  )
}

interface RowActionsProps {
  readonly row: ProductRow
  /** Where it stands on the shelves, over all pages, from 0; absent: what is seen is not their order. */
  readonly place?: {
    readonly n: number
    readonly of: number
    /** The one above it and the second one below it, where this page of the list has them. */
    readonly above: string | undefined
    readonly behind: string | undefined
  }
}

/** On or off the shelf, a place up or down, and another one like it. */
function RowActions({ row, place }: RowActionsProps) {
  const { say } = useSentences()
  const { permissions } = usePermissions<string>()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const [busy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { pid, name } = row
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await act()
      refresh()
    } catch (refused) {
      notify(refused instanceof Error ? refused.message : String(refused), { type: 'error', multiLine: true })
    }
    setBusy(false)
  }
  const shelve = (on: boolean) => callManage(shelveProduct, { pid, shelf: on ? 'on' : 'off' })
  const base = { price: { base: minorUnits(row.price) } }
  const isFree = beginsToCostNothing({ onShelf: true, ...base }, { onShelf: row.onshelf, ...base })
  // A node of the release before knows no step, and goes by what it shall stand before. What is on another page is not known here: before
  // itself, which that one refuses.
  const move = (step: 'up' | 'down') => {
    const isLastBut = place !== undefined && place.n === place.of - 2
    const before = step === 'up' ? place?.above : isLastBut ? '' : place?.behind
    return callManage(moveProduct, { pid, step, before: before ?? pid })
  }
  const copy = async () => {
    const { data } = await callManage(copyManagedProduct, { pid })
    redirect('show', 'products', data.pid)
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', ml: 'auto' }}>
      <Switch
        checked={row.onshelf}
        disabled={busy}
        onChange={(_, on) => (on && isFree ? setAsked(true) : run(() => shelve(on)))}
        slotProps={{ input: { 'aria-label': say('products.onShelfOf', { name }) } }}
      />
      {permissions === 'owner' && (
        <>
          <IconButton
            aria-label={say('products.upOf', { name })}
            disabled={busy || !place || place.n === 0}
            onClick={() => run(() => move('up'))}
          >
            <UpIcon />
          </IconButton>
          <IconButton
            aria-label={say('products.downOf', { name })}
            disabled={busy || !place || place.n >= place.of - 1}
            onClick={() => run(() => move('down'))}
          >
            <DownIcon />
          </IconButton>
          <Button disabled={busy} onClick={() => run(copy)}>
            {say('products.copy')}
          </Button>
        </>
      )}
      {isAsked && (
        <FreeDialog
          {...{ name, currency: row.currency }}
          act={async () => {
            await shelve(true)
            refresh()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}
