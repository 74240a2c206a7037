import { type Address, addressLine } from '../../../domain/order/address.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { useApiQuery } from '../../ports/api-query.ts'

/**
 * An address in one line, as the screen writes it: provinces, cities and districts are kept as couriers read them, and stand in
 * Traditional characters where all else does.
 */
export function useAddressLine(): (address: Address) => string {
  const language = spokenLanguage()
  const regions = useApiQuery(['regions'], ({ orders }) => orders.regions(), language === 'zh-Hant')
  const nameOf = (name: string) => regions.data?.nameOf(name, language) ?? name
  return (address) =>
    addressLine(
      address.country === undefined && language === 'zh-Hant'
        ? {
            ...address,
            province: nameOf(address.province),
            city: nameOf(address.city),
            district: nameOf(address.district),
          }
        : address,
    )
}
