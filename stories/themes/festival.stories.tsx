import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Festival' }
export default meta

export const BookCover = themeStory('theme-festival', 'BookCover')
export const BookChapter = themeStory('theme-festival', 'BookChapter')
export const BookInner = themeStory('theme-festival', 'BookInner')
export const BookBlank = themeStory('theme-festival', 'BookBlank')
export const BookBack = themeStory('theme-festival', 'BookBack')
export const CalendarCover = themeStory('theme-festival', 'CalendarCover')
export const CalendarMonth = themeStory('theme-festival', 'CalendarMonth')
export const DeskMonth = themeStory('theme-festival', 'DeskMonth')
export const CardFront = themeStory('theme-festival', 'CardFront')
export const CardBack = themeStory('theme-festival', 'CardBack')
export const Print = themeStory('theme-festival', 'Print')
