import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Festival 佳节 佳節', id: 'themes-festival' }
export default meta

export const Covers = themeStory('theme-festival', 'Covers')
export const Book = themeStory('theme-festival', 'Book')
export const Calendars = themeStory('theme-festival', 'Calendars')
export const Sheets = themeStory('theme-festival', 'Sheets')
export const Leafed = leafedStory('theme-festival')
