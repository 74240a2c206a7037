import type { Product } from '../../../domain/product/product.ts'
import { localised } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { useSession } from '../../session/session.ts'
import { Choice } from '../../ui/controls/Choice.tsx'

interface OptionsProps {
  readonly product: Product
  readonly chosen: readonly string[]
  readonly onChosen: (attributes: readonly string[]) => void
}

/** One option of every group, with what it costs more. */
export function Options({ product, chosen, onChosen }: OptionsProps) {
  const { merchant } = useSession()
  const choose = (group: Product['attributes'][number], id: string) =>
    onChosen([...chosen.filter((other) => !group.options.some((option) => option.id === other)), id])
  return product.attributes.map((group) => (
    <Choice
      key={group.id}
      label={localised(group.name)}
      value={group.options.find((option) => chosen.includes(option.id))?.id ?? ''}
      onValueChange={(id) => choose(group, id)}
      options={group.options.map((option) => ({
        value: option.id,
        label: localised(option.name),
        note: option.extraPrice > 0 ? `+${money(option.extraPrice, merchant.currency.code)}` : undefined,
      }))}
    />
  ))
}
