import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Gazette' }
export default meta

export const BookCover = themeStory('theme-gazette', 'BookCover')
export const BookChapter = themeStory('theme-gazette', 'BookChapter')
export const BookInner = themeStory('theme-gazette', 'BookInner')
export const BookBlank = themeStory('theme-gazette', 'BookBlank')
export const BookBack = themeStory('theme-gazette', 'BookBack')
export const CalendarCover = themeStory('theme-gazette', 'CalendarCover')
export const CalendarMonth = themeStory('theme-gazette', 'CalendarMonth')
export const DeskMonth = themeStory('theme-gazette', 'DeskMonth')
export const CardFront = themeStory('theme-gazette', 'CardFront')
export const CardBack = themeStory('theme-gazette', 'CardBack')
export const Print = themeStory('theme-gazette', 'Print')
