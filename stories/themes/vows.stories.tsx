import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Vows' }
export default meta

export const BookCover = themeStory('theme-vows', 'BookCover')
export const BookChapter = themeStory('theme-vows', 'BookChapter')
export const BookInner = themeStory('theme-vows', 'BookInner')
export const BookBlank = themeStory('theme-vows', 'BookBlank')
export const BookBack = themeStory('theme-vows', 'BookBack')
export const CalendarCover = themeStory('theme-vows', 'CalendarCover')
export const CalendarMonth = themeStory('theme-vows', 'CalendarMonth')
export const DeskMonth = themeStory('theme-vows', 'DeskMonth')
export const CardFront = themeStory('theme-vows', 'CardFront')
export const CardBack = themeStory('theme-vows', 'CardBack')
export const Print = themeStory('theme-vows', 'Print')
