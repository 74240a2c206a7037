import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { equalOptions } from '../../../domain/product/equal-options.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'

/** Its radios weigh six kilobytes, and few orders are changed. */
const OptionsSheet = lazy(async () => ({ default: (await import('./OptionsSheet.tsx')).OptionsSheet }))

interface ChangeOptionsProps {
  readonly order: OrderDetails
  readonly item: OrderDetails['items'][number]
}

/** Leads to other options of one thing; there is nothing to press where none costs the same. */
export function ChangeOptions({ order, item }: ChangeOptionsProps) {
  const [open, setOpen] = useState(false)
  const { pid, attributes, name } = item
  const product = useFrontQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal))
  const groups = product.data ? equalOptions(product.data, attributes) : []
  if (groups.length === 0) {
    return null
  }
  return (
    <>
      <Button variant="quiet" wide onClick={() => setOpen(true)}>
        {order.items.length > 1 ? <Trans>Change the options: {name}</Trans> : <Trans>Change the options</Trans>}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <OptionsSheet order={order} item={item} groups={groups} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
