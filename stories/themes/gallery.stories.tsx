import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Gallery 展厅 展廳', id: 'themes-gallery' }
export default meta

export const Covers = themeStory('theme-gallery', 'Covers')
export const Book = themeStory('theme-gallery', 'Book')
export const Calendars = themeStory('theme-gallery', 'Calendars')
export const Sheets = themeStory('theme-gallery', 'Sheets')
export const Leafed = leafedStory('theme-gallery')
