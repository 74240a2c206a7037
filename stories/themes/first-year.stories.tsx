import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/First year 第一年', id: 'themes-first-year' }
export default meta

export const Covers = themeStory('theme-first-year', 'Covers')
export const Book = themeStory('theme-first-year', 'Book')
export const Calendars = themeStory('theme-first-year', 'Calendars')
export const Sheets = themeStory('theme-first-year', 'Sheets')
export const Leafed = leafedStory('theme-first-year')
