import { Trans } from '@lingui/react/macro'
import { countriesOf, deliveryTimeTo } from '../../../domain/merchant/delivered-to.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { unbroken } from '../../i18n/unbroken.ts'
import { useSession } from '../../session/session.ts'
import styles from './ProductFacts.module.css'

/** What delivery costs and takes in countries that are not as the others; the days on the way are told where days are promised. */
export function ParcelsTo() {
  const { merchant } = useSession()
  const names = new Intl.DisplayNames(spokenLanguage(), { type: 'region' })
  const delivered = countriesOf(merchant)
  const counted = new Intl.NumberFormat(spokenLanguage(), { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return (merchant.shop.parcels ?? []).flatMap(({ country, price }) => {
    const name = names.of(country) ?? country
    const cash = price === undefined ? undefined : money(price, merchant.currency.code)
    const { from = 0, to } = deliveryTimeTo(merchant, country)?.wayDays ?? {}
    if (!delivered.includes(country) || (cash ?? to) === undefined) {
      return []
    }
    const days = to === undefined ? '' : unbroken(from === to ? counted.format(to) : counted.formatRange(from, to))
    return (
      <span key={country} className={styles['aside']}>
        {days === '' ? (
          <Trans>
            To {name}: {cash}
          </Trans>
        ) : cash === undefined ? (
          <Trans>
            To {name}: {days} on the way
          </Trans>
        ) : (
          <Trans>
            To {name}: {cash}, {days} on the way
          </Trans>
        )}
      </span>
    )
  })
}
