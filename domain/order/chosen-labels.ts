import type { CivilMonth } from '../calendar/calendar-settings.ts'
import { monthName } from '../calendar/month-names.ts'
import type { FitType } from '../design/fit-type.ts'
import type { Language, Localised } from '../language.ts'
import type { CountedAs } from '../product/counted-as.ts'
import type { Mm } from '../units.ts'
import type { Chosen } from './chosen.ts'

/** A sentence for one and for several; the Chinese ones know no difference. */
interface Counted extends Localised {
  readonly one: string
}

const COUNTED: Record<CountedAs | 'photos' | 'copies' | 'pieces', Counted> = {
  pages: { 'zh-Hans': '{count} 页', en: '{count} pages', one: '1 page', 'zh-Hant': '{count} 頁' },
  cards: { 'zh-Hans': '{count} 张卡片', en: '{count} cards', one: '1 card', 'zh-Hant': '{count} 張卡片' },
  months: { 'zh-Hans': '{count} 个月', en: '{count} months', one: '1 month', 'zh-Hant': '{count} 個月' },
  prints: { 'zh-Hans': '冲印 {count} 张', en: '{count} prints', one: '1 print', 'zh-Hant': '沖印 {count} 張' },
  photos: { 'zh-Hans': '{count} 张照片', en: '{count} photos', one: '1 photo', 'zh-Hant': '{count} 張相片' },
  copies: { 'zh-Hans': '{count} 本', en: '{count} copies', one: '1 copy', 'zh-Hant': '{count} 本' },
  pieces: { 'zh-Hans': '{count} 件', en: '{count} pieces', one: '1 piece', 'zh-Hant': '{count} 件' },
}

const LOOK: Localised = { 'zh-Hans': '样式：{name}', en: 'Look: {name}', 'zh-Hant': '樣式：{name}' }
const FROM: Localised = {
  'zh-Hans': '从{year}年{month}月起',
  en: 'from {name} {year}',
  'zh-Hant': '從{year}年{month}月起',
}
const SIZE: Localised = { 'zh-Hans': '{size} 厘米', en: '{size} cm', 'zh-Hant': '{size} 公分' }
const OPTION: Localised = { 'zh-Hans': '{group}：{name}', en: '{group}: {name}', 'zh-Hant': '{group}：{name}' }
const BETWEEN: Localised = { 'zh-Hans': '、', en: ', ', 'zh-Hant': '、' }

/** What each way to sit in a frame or on a print is called (B§4 fit types). */
export const FIT_NAMES: Record<FitType, Localised> = {
  out: { 'zh-Hans': '铺满', en: 'Full', 'zh-Hant': '鋪滿' },
  in: { 'zh-Hans': '整张', en: 'Whole photo', 'zh-Hant': '整張' },
  inMargin: { 'zh-Hans': '白边', en: 'White border', 'zh-Hant': '白邊' },
  inMarginOut: { 'zh-Hans': '白边铺满', en: 'Even border', 'zh-Hant': '白邊鋪滿' },
  polaroid: { 'zh-Hans': '拍立得整张', en: 'Instant, whole', 'zh-Hant': '拍立得整張' },
  polaroidOut: { 'zh-Hans': '拍立得', en: 'Instant', 'zh-Hant': '拍立得' },
  auto: { 'zh-Hans': '自动', en: 'Automatic', 'zh-Hant': '自動' },
}

/** What was chosen of a thing as short phrases, in the app and on the server's pages alike. `copies` absent: not decided yet. */
export function chosenLabels(chosen: Chosen, language: Language, copies?: number): string[] {
  const { counted, firstMonth, photos, size, look, fits, options } = chosen
  return [
    counted && countedWords(counted.as, counted.count, language),
    firstMonth && firstMonthWords(firstMonth, language),
    photos > 0 ? countedWords('photos', photos, language) : undefined,
    size && filled(SIZE[language], { size: [size.width, size.depth, size.height].flatMap(centimetres).join(' × ') }),
    look && filled(LOOK[language], { name: look[language] }),
    fits.length > 0 ? fits.map((fit) => FIT_NAMES[fit][language]).join(BETWEEN[language]) : undefined,
    ...options.map(({ group, name }) => filled(OPTION[language], { group: group[language], name: name[language] })),
    copies === undefined ? undefined : countedWords(counted?.as === 'pages' ? 'copies' : 'pieces', copies, language),
  ].filter((words) => words !== undefined)
}

function countedWords(as: keyof typeof COUNTED, count: number, language: Language): string {
  const words = COUNTED[as]
  return filled(language === 'en' && count === 1 ? words.one : words[language], { count: String(count) })
}

function firstMonthWords({ year, month }: CivilMonth, language: Language): string {
  const name = monthName(month, language)
  return filled(FROM[language], { year: String(year), month: String(month), name })
}

function centimetres(mm: Mm | undefined): string[] {
  return mm === undefined ? [] : [String(Math.round(mm) / 10)]
}

function filled(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
}
