import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/White 素白', id: 'themes-white' }
export default meta

export const Covers = themeStory('theme-white', 'Covers')
export const Book = themeStory('theme-white', 'Book')
export const Calendars = themeStory('theme-white', 'Calendars')
export const Sheets = themeStory('theme-white', 'Sheets')
export const Leafed = leafedStory('theme-white')
