import { useLingui } from '@lingui/react/macro'
import type { Address } from '../../../domain/order/address.ts'
import type { Region } from '../../../domain/order/region.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { Field } from '../../ui/controls/Field.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import styles from './AddressSheet.module.css'

/** Provinces in the lists whose addresses have forms of their own, by their codes. */
const OWN_FORMS: Readonly<Record<string, string>> = { 香港特别行政区: 'HK', 澳门特别行政区: 'MO', 台湾省: 'TW' }

type Place = Pick<Address, 'province' | 'city' | 'district'>

interface RegionFieldsProps {
  readonly place: Place
  /** Where the shop delivers: what has a form of its own there is no province. */
  readonly countries: readonly string[]
  readonly onPlace: (place: Place) => void
  readonly error: string | undefined
}

/** Province, city and district to pick; typed where one stands that is not among them, and while the lists are not there. */
export function RegionFields({ place, countries, onPlace, error }: RegionFieldsProps) {
  const regions = useApiQuery(['regions'], ({ orders }) => orders.regions())
  const known = (regions.data?.regions ?? []).filter(({ name }) => !countries.includes(OWN_FORMS[name] ?? ''))
  const nameOf = (name: string) => regions.data?.nameOf(name, spokenLanguage()) ?? name
  const isForeign = place.province !== '' && known.length > 0 && !known.some(({ name }) => name === place.province)
  return isForeign || known.length === 0 ? (
    <TypedRegion
      place={place}
      onPlace={onPlace}
      error={error}
      {...(known.length > 0
        ? {
            onBack: () => onPlace({ province: '', city: '', district: '' }),
          }
        : {})}
    />
  ) : (
    <PickedRegion regions={known} nameOf={nameOf} place={place} onPlace={onPlace} error={error} />
  )
}

interface PickedRegionProps extends Omit<RegionFieldsProps, 'countries'> {
  readonly regions: readonly Region[]
  nameOf(name: string): string
}

function PickedRegion({ regions, nameOf, place, onPlace, error }: PickedRegionProps) {
  const { t } = useLingui()
  const cities = regions.find(({ name }) => name === place.province)?.cities ?? []
  const districts = cities.find(({ name }) => name === place.city)?.districts ?? []
  const named = (name: string) => ({ value: name, label: nameOf(name) })
  // A province that is a city itself has one: it needs no second choice.
  const onProvince = (province: string) => {
    const own = regions.find(({ name }) => name === province)?.cities ?? []
    onPlace({ province, city: own.length === 1 ? (own[0]?.name ?? '') : '', district: '' })
  }
  return (
    <div className={styles['region']}>
      <SelectField
        label={t`Province`}
        placeholder={t`Choose`}
        value={place.province}
        error={error}
        options={regions.map(({ name }) => named(name))}
        onValueChange={onProvince}
      />
      <SelectField
        label={t`City`}
        placeholder={t`Choose`}
        value={place.city}
        disabled={cities.length === 0}
        options={cities.map(({ name }) => named(name))}
        onValueChange={(city) => onPlace({ ...place, city, district: '' })}
      />
      <SelectField
        label={t`District`}
        placeholder={districts.length === 0 && place.city !== '' ? '—' : t`Choose`}
        value={place.district}
        disabled={districts.length === 0}
        options={districts.map(named)}
        onValueChange={(district) => onPlace({ ...place, district })}
      />
    </div>
  )
}

function TypedRegion({
  place,
  onPlace,
  error,
  onBack,
}: Omit<RegionFieldsProps, 'countries'> & { readonly onBack?: () => void }) {
  const { t } = useLingui()
  const field = (name: keyof Place) => ({
    value: place[name],
    onValueChange: (value: string) => onPlace({ ...place, [name]: value }),
  })
  return (
    <div className={styles['typed']}>
      <Field label={t`Province`} autoComplete="address-level1" error={error} {...field('province')} />
      <div className={styles['pair']}>
        <Field label={t`City`} autoComplete="address-level2" {...field('city')} />
        <Field label={t`District`} autoComplete="address-level3" {...field('district')} />
      </div>
      {onBack ? (
        <button type="button" className={styles['plainLink']} onClick={onBack}>
          {t`Pick a province instead`}
        </button>
      ) : null}
    </div>
  )
}
