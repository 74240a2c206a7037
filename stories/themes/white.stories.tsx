import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/White' }
export default meta

export const BookCover = themeStory('theme-white', 'BookCover')
export const BookChapter = themeStory('theme-white', 'BookChapter')
export const BookInner = themeStory('theme-white', 'BookInner')
export const BookBlank = themeStory('theme-white', 'BookBlank')
export const BookBack = themeStory('theme-white', 'BookBack')
export const CalendarCover = themeStory('theme-white', 'CalendarCover')
export const CalendarMonth = themeStory('theme-white', 'CalendarMonth')
export const DeskMonth = themeStory('theme-white', 'DeskMonth')
export const CardFront = themeStory('theme-white', 'CardFront')
export const CardBack = themeStory('theme-white', 'CardBack')
export const Print = themeStory('theme-white', 'Print')
