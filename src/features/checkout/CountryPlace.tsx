import { useLingui } from '@lingui/react/macro'
import { type CountryForm, optionsOf, type PlaceField } from '../../../domain/order/abroad/country-form.ts'
import type { Address } from '../../../domain/order/address.ts'
import { Field } from '../../ui/controls/Field.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './AddressSheet.module.css'

interface CountryPlaceProps {
  /** Undefined while it is fetched. */
  readonly form: CountryForm | undefined
  readonly address: Address
  errorOf(name: PlaceField): string | undefined
  onPlace(part: Partial<Address>): void
}

const COMPLETES: Readonly<Record<PlaceField, string>> = {
  province: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
  postcode: 'postal-code',
}

/** A place abroad, field by field as its country has it: picked where its places are known, typed where they are not. */
export function CountryPlace({ form, address, errorOf, onPlace }: CountryPlaceProps) {
  const { t } = useLingui()
  if (!form) {
    return <Skeleton height="120px" />
  }
  return (
    <div className={styles['typed']}>
      {form.fields.map(({ name, label }) => {
        const options = optionsOf(form, name, address)
        const error = errorOf(name)
        return options.length > 0 ? (
          <SelectField
            key={name}
            label={label}
            placeholder={t`Choose`}
            value={address[name] ?? ''}
            error={error}
            options={options}
            onValueChange={(value) => onPlace(picked(name, value))}
          />
        ) : (
          <Field
            key={name}
            label={label}
            autoComplete={COMPLETES[name]}
            value={address[name] ?? ''}
            error={error}
            {...(name === 'postcode' && form.postcode ? { placeholder: form.postcode.example } : {})}
            onValueChange={(value) => onPlace({ [name]: value })}
          />
        )
      })}
    </div>
  )
}

/** A place that was picked: the smaller ones of the one before are gone. */
function picked(name: PlaceField, value: string): Partial<Address> {
  if (name === 'province') {
    return { province: value, city: '', district: '' }
  }
  return name === 'city' ? { city: value, district: '' } : { [name]: value }
}
