import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Journey' }
export default meta

export const BookCover = themeStory('theme-journey', 'BookCover')
export const BookChapter = themeStory('theme-journey', 'BookChapter')
export const BookInner = themeStory('theme-journey', 'BookInner')
export const BookBlank = themeStory('theme-journey', 'BookBlank')
export const BookBack = themeStory('theme-journey', 'BookBack')
export const CalendarCover = themeStory('theme-journey', 'CalendarCover')
export const CalendarMonth = themeStory('theme-journey', 'CalendarMonth')
export const DeskMonth = themeStory('theme-journey', 'DeskMonth')
export const CardFront = themeStory('theme-journey', 'CardFront')
export const CardBack = themeStory('theme-journey', 'CardBack')
export const Print = themeStory('theme-journey', 'Print')
