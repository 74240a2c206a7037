import type { Localised } from '../language.ts'
import type { Theme } from '../theme/theme.ts'
import { botanical } from './themes/botanical.ts'
import { festival } from './themes/festival.ts'
import { film } from './themes/film.ts'
import { firstYear } from './themes/first-year.ts'
import { gallery } from './themes/gallery.ts'
import { gazette } from './themes/gazette.ts'
import { ink } from './themes/ink.ts'
import { journey } from './themes/journey.ts'
import { linen } from './themes/linen.ts'
import { night } from './themes/night.ts'
import { CATEGORY } from './themes/theme-parts.ts'
import { vows } from './themes/vows.ts'
import { white } from './themes/white.ts'

/** The twelve themes that the demo merchant offers, the quietest first. */
export const DEMO_THEMES: readonly Theme[] = [
  ...[white, linen, journey, festival, firstYear],
  ...[gallery, botanical, ink, vows, film, gazette, night],
]

export interface DemoThemeCategory {
  readonly id: string
  readonly name: Localised
}

/** Shelves that the demo themes stand on. */
export const DEMO_THEME_CATEGORIES: readonly DemoThemeCategory[] = [
  { id: CATEGORY.plain, name: { 'zh-Hans': '简约', 'zh-Hant': '簡約', en: 'Simple' } },
  { id: CATEGORY.journey, name: { 'zh-Hans': '旅行', 'zh-Hant': '旅行', en: 'Travel' } },
  { id: CATEGORY.festive, name: { 'zh-Hans': '节庆', 'zh-Hant': '節慶', en: 'Celebrations' } },
  { id: CATEGORY.family, name: { 'zh-Hans': '宝贝', 'zh-Hant': '寶貝', en: 'Little ones' } },
  { id: CATEGORY.friends, name: { 'zh-Hans': '朋友', 'zh-Hant': '朋友', en: 'Friends' } },
]
