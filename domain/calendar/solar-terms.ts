import type { Localised } from '../language.ts'
import type { CivilDate } from './civil-date.ts'
import { LUNAR_FIRST } from './lunar-table.ts'
import { TERM_DAYS, TERM_DELAYS } from './solar-term-table.ts'

const NAMES: readonly Localised[] = [
  { 'zh-Hans': '小寒', en: 'Lesser cold', 'zh-Hant': '小寒' },
  { 'zh-Hans': '大寒', en: 'Greater cold', 'zh-Hant': '大寒' },
  { 'zh-Hans': '立春', en: 'Start of spring', 'zh-Hant': '立春' },
  { 'zh-Hans': '雨水', en: 'Rain water', 'zh-Hant': '雨水' },
  { 'zh-Hans': '惊蛰', en: 'Insects awaken', 'zh-Hant': '驚蟄' },
  { 'zh-Hans': '春分', en: 'Spring equinox', 'zh-Hant': '春分' },
  { 'zh-Hans': '清明', en: 'Clear and bright', 'zh-Hant': '清明' },
  { 'zh-Hans': '谷雨', en: 'Grain rain', 'zh-Hant': '穀雨' },
  { 'zh-Hans': '立夏', en: 'Start of summer', 'zh-Hant': '立夏' },
  { 'zh-Hans': '小满', en: 'Grain buds', 'zh-Hant': '小滿' },
  { 'zh-Hans': '芒种', en: 'Grain in ear', 'zh-Hant': '芒種' },
  { 'zh-Hans': '夏至', en: 'Summer solstice', 'zh-Hant': '夏至' },
  { 'zh-Hans': '小暑', en: 'Lesser heat', 'zh-Hant': '小暑' },
  { 'zh-Hans': '大暑', en: 'Greater heat', 'zh-Hant': '大暑' },
  { 'zh-Hans': '立秋', en: 'Start of autumn', 'zh-Hant': '立秋' },
  { 'zh-Hans': '处暑', en: 'End of heat', 'zh-Hant': '處暑' },
  { 'zh-Hans': '白露', en: 'White dew', 'zh-Hant': '白露' },
  { 'zh-Hans': '秋分', en: 'Autumn equinox', 'zh-Hant': '秋分' },
  { 'zh-Hans': '寒露', en: 'Cold dew', 'zh-Hant': '寒露' },
  { 'zh-Hans': '霜降', en: 'Frost', 'zh-Hant': '霜降' },
  { 'zh-Hans': '立冬', en: 'Start of winter', 'zh-Hant': '立冬' },
  { 'zh-Hans': '小雪', en: 'Light snow', 'zh-Hant': '小雪' },
  { 'zh-Hans': '大雪', en: 'Heavy snow', 'zh-Hant': '大雪' },
  { 'zh-Hans': '冬至', en: 'Winter solstice', 'zh-Hant': '冬至' },
]

/** The day of the month of term `n` (0 is the lesser cold, two a month); `undefined` outside of 1900 to 2100. */
function termDay(year: number, n: number): number | undefined {
  const halves = TERM_DELAYS[year - LUNAR_FIRST]
  const half = halves?.[n < 12 ? 0 : 1]
  const earliest = TERM_DAYS[n]
  return half === undefined || earliest === undefined ? undefined : earliest + ((half >> (2 * (n % 12))) & 3)
}

/** The solar term that begins on a day, by China's clock. */
export function solarTerm({ year, month, day }: CivilDate): Localised | undefined {
  const first = (month - 1) * 2
  return [first, first + 1].filter((n) => termDay(year, n) === day).map((n) => NAMES[n])[0]
}
