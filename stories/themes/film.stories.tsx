import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Film' }
export default meta

export const BookCover = themeStory('theme-film', 'BookCover')
export const BookChapter = themeStory('theme-film', 'BookChapter')
export const BookInner = themeStory('theme-film', 'BookInner')
export const BookBlank = themeStory('theme-film', 'BookBlank')
export const BookBack = themeStory('theme-film', 'BookBack')
export const CalendarCover = themeStory('theme-film', 'CalendarCover')
export const CalendarMonth = themeStory('theme-film', 'CalendarMonth')
export const DeskMonth = themeStory('theme-film', 'DeskMonth')
export const CardFront = themeStory('theme-film', 'CardFront')
export const CardBack = themeStory('theme-film', 'CardBack')
export const Print = themeStory('theme-film', 'Print')
