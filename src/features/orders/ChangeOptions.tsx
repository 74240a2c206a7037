import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type EqualGroup, equalOptions } from '../../../domain/product/equal-options.ts'
import { localised } from '../../i18n/i18n.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './OrderChanges.module.css'
import { useOrderChanges } from './use-order-changes.ts'

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
      {open ? <OptionsSheet order={order} item={item} groups={groups} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface OptionsSheetProps extends ChangeOptionsProps {
  readonly groups: readonly EqualGroup[]
  readonly onClose: () => void
}

function OptionsSheet({ order, item, groups, onClose }: OptionsSheetProps) {
  const { t } = useLingui()
  const { busy, run } = useOrderChanges()
  const say = useFaultToast()
  const [chosen, setChosen] = useState(item.attributes)
  const isNew = chosen.some((id) => !item.attributes.includes(id))
  const choose = ({ options }: EqualGroup, id: string) =>
    setChosen((before) => [...before.filter((other) => !options.some((option) => option.id === other)), id])
  const save = () =>
    run((orders, opid) => orders.changeOptions(order.id, item.subId, chosen, opid)).then(
      () => {
        toast(t`The options are changed.`)
        onClose()
      },
      (fault: unknown) => say(fault, t`The shop did not answer. Nothing was changed.`),
    )
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Change the options`}
      action={
        <Button variant="primary" wide busy={busy} disabled={!isNew} onClick={() => void save()}>
          <Trans>Change</Trans>
        </Button>
      }
    >
      <div className={styles['form']}>
        <p className={styles['quiet']}>
          <Trans>All of these cost the same: there is nothing more to pay.</Trans>
        </p>
        {groups.map((group) => (
          <Choice
            key={group.id}
            label={localised(group.name)}
            value={group.options.find(({ id }) => chosen.includes(id))?.id ?? ''}
            onValueChange={(id) => choose(group, id)}
            options={group.options.map(({ id, name }) => ({ value: id, label: localised(name) }))}
          />
        ))}
      </div>
    </Sheet>
  )
}
