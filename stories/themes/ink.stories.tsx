import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Ink' }
export default meta

export const BookCover = themeStory('theme-ink', 'BookCover')
export const BookChapter = themeStory('theme-ink', 'BookChapter')
export const BookInner = themeStory('theme-ink', 'BookInner')
export const BookBlank = themeStory('theme-ink', 'BookBlank')
export const BookBack = themeStory('theme-ink', 'BookBack')
export const CalendarCover = themeStory('theme-ink', 'CalendarCover')
export const CalendarMonth = themeStory('theme-ink', 'CalendarMonth')
export const DeskMonth = themeStory('theme-ink', 'DeskMonth')
export const CardFront = themeStory('theme-ink', 'CardFront')
export const CardBack = themeStory('theme-ink', 'CardBack')
export const Print = themeStory('theme-ink', 'Print')
