import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Linen 亚麻 亞麻', id: 'themes-linen' }
export default meta

export const Covers = themeStory('theme-linen', 'Covers')
export const Book = themeStory('theme-linen', 'Book')
export const Calendars = themeStory('theme-linen', 'Calendars')
export const Sheets = themeStory('theme-linen', 'Sheets')
export const Leafed = leafedStory('theme-linen')
