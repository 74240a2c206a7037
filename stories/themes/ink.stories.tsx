import type { Meta } from '@storybook/react-vite'
import { leafedStory, themeStory } from './theme-story.tsx'

const meta: Meta = { title: 'Themes/Ink 水墨', id: 'themes-ink' }
export default meta

export const Covers = themeStory('theme-ink', 'Covers')
export const Book = themeStory('theme-ink', 'Book')
export const Calendars = themeStory('theme-ink', 'Calendars')
export const Sheets = themeStory('theme-ink', 'Sheets')
export const Leafed = leafedStory('theme-ink')
