import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Film 胶片 膠片', id: 'themes-film' }
export default meta

export const Covers = themeStory('theme-film', 'Covers')
export const Book = themeStory('theme-film', 'Book')
export const Calendars = themeStory('theme-film', 'Calendars')
export const Sheets = themeStory('theme-film', 'Sheets')
export const Leafed = leafedStory('theme-film')
