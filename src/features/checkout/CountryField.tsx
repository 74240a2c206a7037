import { useLingui } from '@lingui/react/macro'
import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import type { Address } from '../../../domain/order/address.ts'
import { RECEIVER_REFUSALS } from '../../../domain/refusals/receiver.refusals.ts'
import { localised, spokenLanguage } from '../../i18n/i18n.ts'
import { SelectField } from '../../ui/controls/SelectField.tsx'

interface CountryFieldProps {
  /** Where the shop delivers. */
  readonly countries: readonly string[]
  readonly address: Address
  onAddress(address: Address): void
}

/** The country that it goes to, where there is a choice; of an address that the shop does not deliver to, that. */
export function CountryField({ countries, address, onAddress }: CountryFieldProps) {
  const { t } = useLingui()
  const names = new Intl.DisplayNames(spokenLanguage(), { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const { country = UNNAMED_COUNTRY } = address
  const isDelivered = countries.includes(country)
  if (isDelivered && countries.length < 2) {
    return null
  }
  const known = isDelivered ? countries : [...countries, country]
  const refused = localised(RECEIVER_REFUSALS['country-not-delivered'].sentence).replace('{country}', nameOf(country))
  return (
    <SelectField
      label={t`Country or region`}
      placeholder={t`Choose`}
      value={country}
      error={isDelivered ? undefined : refused}
      options={known
        .map((value) => ({ value, label: nameOf(value) }))
        .sort((a, b) => a.label.localeCompare(b.label, spokenLanguage()))}
      onValueChange={(next) => {
        const { country: _, postcode: __, ...rest } = address
        onAddress({
          ...{ ...rest, province: '', city: '', district: '' },
          ...(next === UNNAMED_COUNTRY ? {} : { country: next, postcode: '' }),
        })
      }}
    />
  )
}
