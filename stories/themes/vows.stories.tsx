import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Vows 婚约 婚約', id: 'themes-vows' }
export default meta

export const Covers = themeStory('theme-vows', 'Covers')
export const Book = themeStory('theme-vows', 'Book')
export const Calendars = themeStory('theme-vows', 'Calendars')
export const Sheets = themeStory('theme-vows', 'Sheets')
export const Leafed = leafedStory('theme-vows')
