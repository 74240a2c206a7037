import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Botanical 草木', id: 'themes-botanical' }
export default meta

export const Covers = themeStory('theme-botanical', 'Covers')
export const Book = themeStory('theme-botanical', 'Book')
export const Calendars = themeStory('theme-botanical', 'Calendars')
export const Sheets = themeStory('theme-botanical', 'Sheets')
export const Leafed = leafedStory('theme-botanical')
