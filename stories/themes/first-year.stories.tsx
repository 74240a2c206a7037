import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/First year' }
export default meta

export const BookCover = themeStory('theme-first-year', 'BookCover')
export const BookChapter = themeStory('theme-first-year', 'BookChapter')
export const BookInner = themeStory('theme-first-year', 'BookInner')
export const BookBlank = themeStory('theme-first-year', 'BookBlank')
export const BookBack = themeStory('theme-first-year', 'BookBack')
export const CalendarCover = themeStory('theme-first-year', 'CalendarCover')
export const CalendarMonth = themeStory('theme-first-year', 'CalendarMonth')
export const DeskMonth = themeStory('theme-first-year', 'DeskMonth')
export const CardFront = themeStory('theme-first-year', 'CardFront')
export const CardBack = themeStory('theme-first-year', 'CardBack')
export const Print = themeStory('theme-first-year', 'Print')
