import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Linen' }
export default meta

export const BookCover = themeStory('theme-linen', 'BookCover')
export const BookChapter = themeStory('theme-linen', 'BookChapter')
export const BookInner = themeStory('theme-linen', 'BookInner')
export const BookBlank = themeStory('theme-linen', 'BookBlank')
export const BookBack = themeStory('theme-linen', 'BookBack')
export const CalendarCover = themeStory('theme-linen', 'CalendarCover')
export const CalendarMonth = themeStory('theme-linen', 'CalendarMonth')
export const DeskMonth = themeStory('theme-linen', 'DeskMonth')
export const CardFront = themeStory('theme-linen', 'CardFront')
export const CardBack = themeStory('theme-linen', 'CardBack')
export const Print = themeStory('theme-linen', 'Print')
