import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Address, type AddressRefusal, addressFaults, cleanAddress } from '../../../domain/order/address.ts'
import { RECEIVER_REFUSALS } from '../../../domain/refusals/receiver.refusals.ts'
import { localised } from '../../i18n/i18n.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import styles from './AddressSheet.module.css'
import { PasteAddress } from './PasteAddress.tsx'
import { RegionFields } from './RegionFields.tsx'

const FIELD_OF: Record<AddressRefusal, keyof Address> = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'recvphone-invalid': 'phone',
  'region-missing': 'province',
  'street-missing': 'street',
  'street-too-long': 'street',
}

interface AddressFormProps {
  readonly id: string
  readonly address: Address
  readonly pickup: boolean
  /** Whether it is the usual one of the book; absent: the book holds no other. */
  readonly usual?: boolean
  onAddress(address: Address, usual: boolean): void
  onRemove?(): void
}

/** Name, phone, region and street. Everything that is wrong is said beside its field when it is sent. */
export function AddressForm({ id, address: before, pickup, usual: wasUsual, onAddress, onRemove }: AddressFormProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState(before)
  const [usual, setUsual] = useState(wasUsual ?? false)
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
          onAddress(clean, usual)
        }
      }}
    >
      {pickup ? null : <PasteAddress onFound={change} />}
      <Field label={t`Name`} autoComplete="name" enterKeyHint="next" {...field('name')} />
      <Field label={t`Mobile number`} type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      {pickup ? null : (
        <>
          <RegionFields place={address} onPlace={change} error={errorOf('province')} />
          <Field label={t`Street, house number, flat`} rows={2} autoComplete="street-address" {...field('street')} />
        </>
      )}
      {wasUsual === undefined ? null : (
        <CheckBox checked={usual} onCheckedChange={setUsual}>
          <Trans>Take this one unless I say another</Trans>
        </CheckBox>
      )}
      {onRemove ? (
        <Button variant="danger" icon="trash" onClick={onRemove}>
          <Trans>Remove from my addresses</Trans>
        </Button>
      ) : null}
    </form>
  )
}
