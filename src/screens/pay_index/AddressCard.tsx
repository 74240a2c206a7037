import { Trans } from '@lingui/react/macro'
import { type Address, refuseAddress } from '../../../domain/order/address.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PayDesk.module.css'

interface AddressCardProps {
  readonly address: Address | null
  readonly onEdit: () => void
}

/** Where the order goes; one tap changes it. */
export function AddressCard({ address, onEdit }: AddressCardProps) {
  const complete = address !== null && refuseAddress(address, false) === undefined
  return (
    <button type="button" className={styles['address']} data-missing={complete ? undefined : true} onClick={onEdit}>
      <Icon name="truck" />
      <span className={styles['addressWords']}>
        {complete ? (
          <>
            <span>
              {address.name} <span className="tabular">{address.phone}</span>
            </span>
            <span className={styles['quiet']}>
              {[address.province, address.city, address.district, address.street]
                .filter((part) => part !== '')
                .join(' ')}
            </span>
          </>
        ) : (
          <>
            <span>
              <Trans>Where should it go?</Trans>
            </span>
            <span className={styles['quiet']}>
              <Trans>Name, phone and address for the parcel</Trans>
            </span>
          </>
        )}
      </span>
      <Icon name="forward" size={20} />
    </button>
  )
}
