import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Night 夜色', id: 'themes-night' }
export default meta

export const Covers = themeStory('theme-night', 'Covers')
export const Book = themeStory('theme-night', 'Book')
export const Calendars = themeStory('theme-night', 'Calendars')
export const Sheets = themeStory('theme-night', 'Sheets')
export const Leafed = leafedStory('theme-night')
