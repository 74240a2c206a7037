import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Night' }
export default meta

export const BookCover = themeStory('theme-night', 'BookCover')
export const BookChapter = themeStory('theme-night', 'BookChapter')
export const BookInner = themeStory('theme-night', 'BookInner')
export const BookBlank = themeStory('theme-night', 'BookBlank')
export const BookBack = themeStory('theme-night', 'BookBack')
export const CalendarCover = themeStory('theme-night', 'CalendarCover')
export const CalendarMonth = themeStory('theme-night', 'CalendarMonth')
export const DeskMonth = themeStory('theme-night', 'DeskMonth')
export const CardFront = themeStory('theme-night', 'CardFront')
export const CardBack = themeStory('theme-night', 'CardBack')
export const Print = themeStory('theme-night', 'Print')
