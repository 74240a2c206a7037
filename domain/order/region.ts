/** A province with its cities and their districts, as an address is picked. */
export interface Region {
  readonly name: string
  readonly cities: readonly { readonly name: string; readonly districts: readonly string[] }[]
}

/** Names by their six-digit codes: two digits province, two digits city, two digits district (GB/T 2260). */
export interface AreaCodes {
  readonly province_list: Readonly<Record<string, string>>
  readonly city_list: Readonly<Record<string, string>>
  readonly county_list: Readonly<Record<string, string>>
}

/** Names that a census needs and no address says: units that stand directly under their province. */
const UNDER_THE_PROVINCE = /^(省|自治区)直辖/

/**
 * Provinces, cities and districts in their order.
 *
 * What stands directly under a province is a city without districts; the counties of a municipality join its districts.
 */
export function regionsOf({ province_list, city_list, county_list }: AreaCodes): readonly Region[] {
  const under = (list: Readonly<Record<string, string>>, prefix: string) =>
    Object.entries(list).filter(([code]) => code.startsWith(prefix))
  return Object.entries(province_list).map(([code, name]) => {
    const cities: { readonly name: string; districts: string[] }[] = []
    for (const [cityCode, city] of under(city_list, code.slice(0, 2))) {
      const districts = under(county_list, cityCode.slice(0, 4)).map(([, district]) => district)
      const municipality = cities.find((before) => before.name === name)
      if (UNDER_THE_PROVINCE.test(city)) {
        cities.push(...districts.map((district) => ({ name: district, districts: [] })))
      } else if (city === '县' && municipality) {
        municipality.districts.push(...districts)
      } else {
        cities.push({ name: city, districts })
      }
    }
    return { name, cities }
  })
}
