import { type Address, cleanAddress, NO_ADDRESS } from './address.ts'
import type { Region } from './region.ts'

/** Words before a value, in both scripts and English; their value is what follows. */
const NAME_LABEL = /(?:收[件货貨]人|[联聯][系繫]人|姓名|receiver|name)\s*[:：]\s*([^\s,，;；:：]+(?: [A-Za-z]+)?)/i
const LABELS =
  /(?:收[件货貨](?:人|地址)|[联聯][系繫](?:人|方式|[电電][话話])|姓名|手[机機](?:[号號][码碼]?)?|[电電][话話]|所在地[区區]|[详詳][细細]地址|地址|[邮郵][编編]|receiver|name|phone|mobile|address)\s*[:：]?/gi
const PHONE = /(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)|\+\d[\d\s-]{6,16}\d/
const POSTCODE = /(^|\D)\d{6}(?!\d)/
const BETWEEN = /[\s,，;；|/]+/

/** What a place is, after its own name: people leave it away. */
const KIND = /(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|自治州|自治县|地区|[省市县区盟旗])$/
/** Signs of a street, which a name has not. */
const STREETS = /[\d路街道巷弄号號室楼樓栋棟幢村镇鎮园園苑座区區县縣]/

/** Names that a place may be written by, the longest first. */
function aliases(name: string): readonly string[] {
  const own = name.replace(KIND, '')
  return own.length > 1 && own !== name ? [name, own] : [name]
}

interface Found {
  readonly name: string
  readonly end: number
}

/** The place that stands at a position, the longest writing of all. */
function placeAt(text: string, at: number, names: readonly string[]): Found | undefined {
  const start = at + (/^[\s,，;；|/]*/.exec(text.slice(at))?.[0].length ?? 0)
  const found = names.flatMap((name) =>
    aliases(name)
      .filter((alias) => text.startsWith(alias, start))
      .map((alias) => ({ name, end: start + alias.length })),
  )
  return found.sort((a, b) => b.end - a.end)[0]
}

type Place = Pick<Address, 'province' | 'city' | 'district'> & { readonly start: number; readonly end: number }

/** Province, city and district where they stand one behind the other; the province may be left away. */
function placeIn(text: string, regions: readonly Region[]): Place | undefined {
  const starts = Array.from({ length: text.length }, (_, at) => at)
  for (const start of starts) {
    const province = placeAt(
      text,
      start,
      regions.map(({ name }) => name),
    )
    const region = regions.find(({ name }) => name === province?.name)
    if (province && region) {
      return { start, ...cityIn(text, province.end, region) }
    }
  }
  for (const start of starts) {
    for (const region of regions) {
      // Without its province a city is one only where it says so: the names of streets are full of cities.
      const city = region.cities.find(({ name }) => KIND.test(name) && text.startsWith(name, start))
      if (city) {
        return { start, ...districtIn(text, start + city.name.length, region.name, city) }
      }
    }
  }
  return undefined
}

function cityIn(text: string, at: number, { name, cities }: Region): Omit<Place, 'start'> {
  const found = placeAt(
    text,
    at,
    cities.map((city) => city.name),
  )
  const only = cities.length === 1 ? cities[0] : undefined
  const city = cities.find((one) => one.name === found?.name) ?? only
  if (city) {
    return districtIn(text, found?.end ?? at, name, city)
  }
  const holding = cities.find(({ districts }) => placeAt(text, at, districts)?.name.length)
  return holding ? districtIn(text, at, name, holding) : { province: name, city: '', district: '', end: at }
}

function districtIn(text: string, at: number, province: string, city: Region['cities'][number]): Omit<Place, 'start'> {
  const found = placeAt(text, at, city.districts)
  return { province, city: city.name, district: found?.name ?? '', end: found?.end ?? at }
}

/**
 * The fields of an address that somebody pasted whole, as chats and shops have them; what is not found stays empty.
 *
 * The regions are those that the fields let pick, so what is found can be picked as well.
 */
export function pastedAddress(pasted: string, regions: readonly Region[]): Address {
  const text = pasted.normalize('NFKC')
  const phone = PHONE.exec(text)?.[0] ?? ''
  const told = NAME_LABEL.exec(text)?.[1] ?? ''
  const rest = [phone, told].reduce((left, part) => (part ? left.replace(part, '\n') : left), text)
  const bare = rest.replace(LABELS, '\n').replace(POSTCODE, '$1\n')
  const place = placeIn(bare, regions)
  const before = place ? bare.slice(0, place.start) : ''
  const parts = (some: string) => some.split(BETWEEN).filter((part) => part !== '')
  const after = parts(place ? bare.slice(place.end) : bare)
  const name =
    told || latinNameOf(bare) || nameAmong([...parts(before), ...after.slice(1)]) || (place ? '' : nameAmong(after))
  const words = new Set([name, ...name.split(' ')])
  const street = [...parts(before), ...after].filter((part) => !words.has(part)).join(' ')
  const { province, city, district } = place ?? NO_ADDRESS
  return cleanAddress({
    ...{ name, phone: phone.replace(/^\+?86(?=[\s-]?1[3-9])/, ''), province, city, district },
    street: street.startsWith(district) && district !== '' ? street.slice(district.length) : street,
  })
}

/** Two to four signs, or letters, without a sign of a street. */
function nameAmong(parts: readonly string[]): string {
  return parts.find((part) => /^[\p{Script=Han}·]{2,4}$|^[A-Za-z.]{2,20}$/u.test(part) && !STREETS.test(part)) ?? ''
}

/** Before the first comma, where nothing but letters stands: "Anna Lee". */
function latinNameOf(text: string): string {
  return /^\s*([A-Za-z.'’-]+(?: [A-Za-z.'’-]+){1,3})\s*[,，;；\n]/.exec(text)?.[1] ?? ''
}
