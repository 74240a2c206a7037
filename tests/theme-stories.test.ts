import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_THEMES } from '../domain/demo/themes.ts'

const FOLDER = join(import.meta.dirname, '..', 'stories', 'themes')

/** The sheets that the stories know, in the order of their table. */
const table = readFileSync(join(FOLDER, 'theme-story.tsx'), 'utf8')
const roles = [...table.matchAll(/^ {2}([A-Z]\w+): (?:\[|COVER)/gm)].map(([, role]) => role)

test.each(DEMO_THEMES.map(({ id }) => id))('themes: %s has a story for every sheet of its pages', (id) => {
  const file = join(FOLDER, `${id.replace('theme-', '')}.stories.tsx`)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const shown = [...text.matchAll(/^export const (\w+) = themeStory\('([\w-]+)', '(\w+)'\)$/gm)]
  expect(roles).toEqual(['Covers', 'Book', 'Calendars', 'Sheets'])
  expect(shown.map(([, name, theme, role]) => [name, theme, role])).toEqual(roles.map((role) => [role, id, role]))
})

test.each(DEMO_THEMES.map(({ id }) => id))('themes: %s is leafed through as a whole, on every product', (id) => {
  const text = readFileSync(join(FOLDER, `${id.replace('theme-', '')}.stories.tsx`), 'utf8')
  expect(text).toContain(`export const Leafed = leafedStory('${id}')\n`)
})
