import { Trans, useLingui } from '@lingui/react/macro'
import { type Address, addressLine } from '../../../domain/order/address.ts'
import type { StoredAddress } from '../../ports/address-ports.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import styles from './AddressList.module.css'
import { useAddressLine } from './use-address-line.ts'

interface AddressListProps {
  readonly addresses: readonly StoredAddress[]
  /** The one that the order has now. */
  readonly chosen: Address | null
  onChoose(address: StoredAddress): void
  onEdit(address: StoredAddress): void
}

/** The shopper's book: a tap takes an address, the pencil corrects it. */
export function AddressList({ addresses, chosen, onChoose, onEdit }: AddressListProps) {
  const { t } = useLingui()
  const inLine = useAddressLine()
  const line = chosen && addressLine(chosen)
  return (
    <ul className={styles['list']}>
      {addresses.map((kept) => {
        const { id, usual, address } = kept
        const isChosen = line === addressLine(address) && chosen?.name === address.name
        return (
          <li key={id} className={styles['row']} data-chosen={isChosen || undefined}>
            <button
              type="button"
              className={styles['take']}
              aria-current={isChosen ? 'true' : undefined}
              onClick={() => onChoose(kept)}
            >
              <span className={styles['name']}>
                {address.name} <span className="tabular">{address.phone}</span>
                {usual ? (
                  <span className={styles['usual']}>
                    <Trans>Default</Trans>
                  </span>
                ) : null}
              </span>
              <span className={styles['line']}>{inLine(address)}</span>
            </button>
            <IconButton icon="edit" label={t`Edit ${address.name}, ${address.street}`} onClick={() => onEdit(kept)} />
          </li>
        )
      })}
    </ul>
  )
}
