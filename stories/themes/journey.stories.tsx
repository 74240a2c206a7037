import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Journey 旅途', id: 'themes-journey' }
export default meta

export const Covers = themeStory('theme-journey', 'Covers')
export const Book = themeStory('theme-journey', 'Book')
export const Calendars = themeStory('theme-journey', 'Calendars')
export const Sheets = themeStory('theme-journey', 'Sheets')
export const Leafed = leafedStory('theme-journey')
