import type { Meta } from '@storybook/react-vite'
import { themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Gallery' }
export default meta

export const BookCover = themeStory('theme-gallery', 'BookCover')
export const BookChapter = themeStory('theme-gallery', 'BookChapter')
export const BookInner = themeStory('theme-gallery', 'BookInner')
export const BookBlank = themeStory('theme-gallery', 'BookBlank')
export const BookBack = themeStory('theme-gallery', 'BookBack')
export const CalendarCover = themeStory('theme-gallery', 'CalendarCover')
export const CalendarMonth = themeStory('theme-gallery', 'CalendarMonth')
export const DeskMonth = themeStory('theme-gallery', 'DeskMonth')
export const CardFront = themeStory('theme-gallery', 'CardFront')
export const CardBack = themeStory('theme-gallery', 'CardBack')
export const Print = themeStory('theme-gallery', 'Print')
