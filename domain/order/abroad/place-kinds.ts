import type { Localised } from '../../language.ts'

const in3 = (hans: string, en: string, hant: string): Localised => ({ 'zh-Hans': hans, en, 'zh-Hant': hant })

/** What countries call the parts of their places, by the names of Google's address data. */
const PLACE_KINDS: Readonly<Record<string, Localised>> = {
  area: in3('地区', 'Area', '地區'),
  county: in3('县市', 'County', '縣市'),
  department: in3('省', 'Department', '省'),
  district: in3('区', 'District', '區'),
  do_si: in3('道/市', 'Province or city', '道/市'),
  emirate: in3('酋长国', 'Emirate', '酋長國'),
  island: in3('岛屿', 'Island', '島嶼'),
  oblast: in3('州', 'Oblast', '州'),
  parish: in3('教区', 'Parish', '教區'),
  prefecture: in3('都道府县', 'Prefecture', '都道府縣'),
  province: in3('省', 'Province', '省'),
  region: in3('大区', 'Region', '大區'),
  state: in3('州', 'State', '州'),
  city: in3('城市', 'City', '城市'),
  post_town: in3('城镇', 'Town', '城鎮'),
  suburb: in3('区', 'Suburb', '區'),
  neighborhood: in3('街区', 'Neighbourhood', '街區'),
  village_township: in3('村镇', 'Village or township', '村鎮'),
  townland: in3('乡里', 'Townland', '鄉里'),
  postal: in3('邮编', 'Postcode', '郵遞區號'),
  zip: in3('邮编', 'ZIP code', '郵遞區號'),
  pin: in3('邮编', 'PIN code', '郵遞區號'),
  eircode: in3('邮编', 'Eircode', '郵遞區號'),
}

export const placeKind = (kind: string, otherwise: string): Localised =>
  PLACE_KINDS[kind] ?? PLACE_KINDS[otherwise] ?? in3('地区', 'Region', '地區')
