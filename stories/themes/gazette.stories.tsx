import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Gazette 号外 號外', id: 'themes-gazette' }
export default meta

export const Covers = themeStory('theme-gazette', 'Covers')
export const Book = themeStory('theme-gazette', 'Book')
export const Calendars = themeStory('theme-gazette', 'Calendars')
export const Sheets = themeStory('theme-gazette', 'Sheets')
export const Leafed = leafedStory('theme-gazette')
