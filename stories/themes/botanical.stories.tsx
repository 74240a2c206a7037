import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Botanical' }
export default meta

export const BookCover = themeStory('theme-botanical', 'BookCover')
export const BookChapter = themeStory('theme-botanical', 'BookChapter')
export const BookInner = themeStory('theme-botanical', 'BookInner')
export const BookBlank = themeStory('theme-botanical', 'BookBlank')
export const BookBack = themeStory('theme-botanical', 'BookBack')
export const CalendarCover = themeStory('theme-botanical', 'CalendarCover')
export const CalendarMonth = themeStory('theme-botanical', 'CalendarMonth')
export const DeskMonth = themeStory('theme-botanical', 'DeskMonth')
export const CardFront = themeStory('theme-botanical', 'CardFront')
export const CardBack = themeStory('theme-botanical', 'CardBack')
export const Print = themeStory('theme-botanical', 'Print')
