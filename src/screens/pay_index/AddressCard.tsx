import { Trans } from '@lingui/react/macro'
import { type Address, refuseAddress } from '../../../domain/order/address.ts'
import { useAddressLine } from '../../features/checkout/use-address-line.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './CheckoutView.module.css'

interface AddressCardProps {
  readonly address: Address | null
  /** The shopper fetches the order: only name and phone count. */
  readonly pickup: boolean
  readonly onEdit: () => void
}

/** Where the order goes, or who fetches it; one tap changes it. */
export function AddressCard({ address, pickup, onEdit }: AddressCardProps) {
  const inLine = useAddressLine()
  const complete = address !== null && refuseAddress(address, pickup) === undefined
  return (
    <button type="button" className={styles['address']} data-missing={complete ? undefined : true} onClick={onEdit}>
      <Icon name={pickup ? 'user' : 'truck'} />
      <span className={styles['addressWords']}>
        {complete ? (
          <>
            <span>
              {address.name} <span className="tabular">{address.phone}</span>
            </span>
            {pickup ? null : <span className={styles['quiet']}>{inLine(address)}</span>}
          </>
        ) : pickup ? (
          <>
            <span>
              <Trans>Who’ll collect it?</Trans>
            </span>
            <span className={styles['quiet']}>
              <Trans>Name and phone, so that we can call you</Trans>
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
