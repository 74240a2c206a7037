import type { Theme } from '../theme/theme.ts'
import { COVER_STORY, EXHIBITION, TRAVEL_LOG, TWELVE_MONTHS } from './drawn-pages.ts'
import { firstYear } from './themes/first-year.ts'
import { journey } from './themes/journey.ts'
import { night } from './themes/night.ts'
import { CATEGORY, themeId } from './themes/theme-parts.ts'
import { white } from './themes/white.ts'

/** A theme for books alone: what another theme does on cards, in frames and on calendars is left away. */
function bookTheme({ calendar: _calendar, variants: _variants, formats: _formats, ...theme }: Theme): Theme {
  return theme
}

/** Template type fixed: the same eight pages around and around, as hung on a wall. */
const exhibition: Theme = {
  ...bookTheme(white),
  id: themeId('exhibition'),
  name: { 'zh-Hans': '影展', 'zh-Hant': '影展', en: 'Exhibition' },
  owner: 'factory',
  template: 'fixed',
  pages: EXHIBITION,
}

/** Template type theme: drawn pages, chosen by the number of photos. */
const travelLog: Theme = {
  ...bookTheme(journey),
  id: themeId('travel-log'),
  name: { 'zh-Hans': '旅行手账', 'zh-Hant': '旅行手帳', en: 'Travel log' },
  owner: 'factory',
  template: 'theme',
  pages: TRAVEL_LOG,
  layout: { ...journey.layout, photosPerPage: { min: 1, wanted: 3, max: 6 } },
  cell: {
    radius: 0,
    border: { width: 1.2, colour: '#ffffff' },
    shadow: { x: 0.5, y: 0.9, blur: 1.6, colour: '#2f4f4a', opacity: 0.25 },
  },
}

/** Template type cover: a drawn cover, the engine's pages inside. */
const coverStory: Theme = {
  ...bookTheme(night),
  id: themeId('cover-story'),
  name: { 'zh-Hans': '封面故事', 'zh-Hant': '封面故事', en: 'Cover story' },
  owner: 'merchant',
  categoryId: CATEGORY.plain,
  template: 'cover',
  pages: COVER_STORY,
}

/** Template type designated: every page has its own drawing. */
const twelveMonths: Theme = {
  ...bookTheme(firstYear),
  id: themeId('twelve-months'),
  name: { 'zh-Hans': '十二个月', 'zh-Hant': '十二個月', en: 'Twelve months' },
  owner: 'merchant',
  template: 'designated',
  pages: TWELVE_MONTHS,
}

/** Themes of a fixed number of pages, for books that have one. */
export const FIXED_THEMES: readonly Theme[] = [exhibition]

/** Themes of drawn pages or covers for any book. */
export const DRAWN_THEME_IDS: readonly Theme[] = [travelLog, coverStory, twelveMonths]

/** Every theme that the demo shop has for books alone. */
export const DRAWN_THEMES: readonly Theme[] = [...FIXED_THEMES, ...DRAWN_THEME_IDS]
