import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Address } from '../../../domain/order/address.ts'
import type { Region } from '../../../domain/order/region.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { Field } from '../../ui/controls/Field.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import styles from './AddressSheet.module.css'

/** The value behind "another country": no province has it as its name. */
const ELSEWHERE = 'elsewhere'

type Place = Pick<Address, 'province' | 'city' | 'district'>

interface RegionFieldsProps {
  readonly place: Place
  readonly onPlace: (place: Place) => void
  readonly error: string | undefined
}

/** Province, city and district to pick; typed for another country, and while the lists are not there. */
export function RegionFields({ place, onPlace, error }: RegionFieldsProps) {
  const regions = useApiQuery(['regions'], ({ orders }) => orders.regions())
  const known = regions.data?.regions ?? []
  const nameOf = (name: string) => regions.data?.nameOf(name, spokenLanguage()) ?? name
  const isForeign = place.province !== '' && known.length > 0 && !known.some(({ name }) => name === place.province)
  const [elsewhere, setElsewhere] = useState(false)
  return elsewhere || isForeign || known.length === 0 ? (
    <TypedRegion
      place={place}
      onPlace={onPlace}
      error={error}
      {...(known.length > 0
        ? {
            onBack: () => {
              setElsewhere(false)
              onPlace({ province: '', city: '', district: '' })
            },
          }
        : {})}
    />
  ) : (
    <PickedRegion
      regions={known}
      nameOf={nameOf}
      place={place}
      onPlace={onPlace}
      error={error}
      onElsewhere={() => setElsewhere(true)}
    />
  )
}

interface PickedRegionProps extends RegionFieldsProps {
  readonly regions: readonly Region[]
  nameOf(name: string): string
  readonly onElsewhere: () => void
}

function PickedRegion({ regions, nameOf, place, onPlace, error, onElsewhere }: PickedRegionProps) {
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
        options={[...regions.map(({ name }) => named(name)), { value: ELSEWHERE, label: t`Another country or region` }]}
        onValueChange={(value) => {
          if (value === ELSEWHERE) {
            onPlace({ province: '', city: '', district: '' })
            onElsewhere()
          } else {
            onProvince(value)
          }
        }}
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

function TypedRegion({ place, onPlace, error, onBack }: RegionFieldsProps & { readonly onBack?: () => void }) {
  const { t } = useLingui()
  const field = (name: keyof Place) => ({
    value: place[name],
    onValueChange: (value: string) => onPlace({ ...place, [name]: value }),
  })
  return (
    <div className={styles['typed']}>
      <Field
        label={t`Country, region or province`}
        autoComplete="address-level1"
        error={error}
        {...field('province')}
      />
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
