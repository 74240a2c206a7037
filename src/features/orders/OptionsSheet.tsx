import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EqualGroup } from '../../../domain/product/equal-options.ts'
import { localised } from '../../i18n/i18n.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './OrderChanges.module.css'
import { useOrderChanges } from './use-order-changes.ts'

interface OptionsSheetProps {
  readonly order: OrderDetails
  readonly item: OrderDetails['items'][number]
  readonly groups: readonly EqualGroup[]
  readonly onClose: () => void
}

/** The options of one thing that cost the same. */
export function OptionsSheet({ order, item, groups, onClose }: OptionsSheetProps) {
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
        toast(t`Options changed.`)
        onClose()
      },
      (fault: unknown) => say(fault, t`Something went wrong at the shop. Please check before you try again.`),
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
