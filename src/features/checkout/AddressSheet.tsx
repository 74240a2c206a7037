import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type Address, type AddressRefusal, addressFaults, cleanAddress } from '../../../domain/order/address.ts'
import { RECEIVER_REFUSALS } from '../../../domain/refusals/receiver.refusals.ts'
import { localised } from '../../i18n/i18n.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './AddressSheet.module.css'
import { RegionFields } from './RegionFields.tsx'

const BLANK: Address = { name: '', phone: '', province: '', city: '', district: '', street: '' }

const FIELD_OF: Record<AddressRefusal, keyof Address> = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'recvphone-invalid': 'phone',
  'region-missing': 'province',
  'street-missing': 'street',
  'street-too-long': 'street',
}

interface AddressSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly address: Address | null
  /** The shopper fetches the order: name and phone are enough. */
  readonly pickup: boolean
  readonly onAddress: (address: Address) => void
}

export function AddressSheet({ open, onOpenChange, address, pickup, onAddress }: AddressSheetProps) {
  const { t } = useLingui()
  const form = useId()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={pickup ? t`Who fetches it?` : t`Where should it go?`}
      action={
        <Button type="submit" form={form} variant="primary" wide>
          {pickup ? <Trans>Use this name</Trans> : <Trans>Use this address</Trans>}
        </Button>
      }
    >
      <AddressForm id={form} address={address ?? BLANK} pickup={pickup} onAddress={onAddress} />
    </Sheet>
  )
}

interface AddressFormProps {
  readonly id: string
  readonly address: Address
  readonly pickup: boolean
  readonly onAddress: (address: Address) => void
}

/** Name, phone, region and street. Everything that is wrong is said beside its field when it is sent. */
function AddressForm({ id, address: before, pickup, onAddress }: AddressFormProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState(before)
  const [faults, setFaults] = useState<readonly AddressRefusal[]>([])
  const change = (part: Partial<Address>) => {
    setAddress((now) => ({ ...now, ...part }))
    // Only what is typed anew is right until it is sent again.
    setFaults((now) => now.filter((fault) => !(FIELD_OF[fault] in part)))
  }
  const errorOf = (name: keyof Address) => {
    const fault = faults.find((one) => FIELD_OF[one] === name)
    return fault ? localised(RECEIVER_REFUSALS[fault].sentence) : undefined
  }
  const field = (name: keyof Address) => ({
    value: address[name],
    onValueChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  })
  return (
    <form
      id={id}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const clean = cleanAddress(address)
        const wrong = addressFaults(clean, pickup)
        setFaults(wrong)
        if (wrong.length === 0) {
          onAddress(clean)
        }
      }}
    >
      <Field label={t`Name`} autoComplete="name" enterKeyHint="next" {...field('name')} />
      <Field label={t`Mobile number`} type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      {pickup ? null : (
        <>
          <RegionFields place={address} onPlace={change} error={errorOf('province')} />
          <Field label={t`Street, house number, flat`} rows={2} autoComplete="street-address" {...field('street')} />
        </>
      )}
    </form>
  )
}
