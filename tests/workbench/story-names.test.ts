import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '../../src/navigation/routes.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Characters that the shop's words have in one way of writing Chinese and never in the other. */
const [simplified, traditional] = (['zh-Hans', 'zh-Hant'] as const).map(
  (language) => new Set(read(`src/locales/${language}.po`).match(/\p{Script=Han}/gu)),
)
const has = (text: string, own = simplified, other = traditional) =>
  [...text].some((letter) => own?.has(letter) && !other?.has(letter))

const titles = globSync('stories/**/*.stories.tsx', { cwd: ROOT }).flatMap((file) =>
  [...read(file).matchAll(/\btitle: '((?:Screens|Machines|Themes|Editor)\/[^']+)'/g)].map(([, title = '']) => title),
)
const lastOf = (title: string) => title.split('/').at(-1) ?? ''

test.each(titles)('%s is found by its English, its Simplified and its Traditional name', (title) => {
  const [name = ''] = lastOf(title).split(' · ')
  const [, english, first = '', second] = /^([A-Z][\w ,]*) (\p{Script=Han}+)(?: (\p{Script=Han}+))?$/u.exec(name) ?? []
  expect(english).toBeTruthy()
  // A second name wherever the first cannot be read in Traditional Chinese.
  expect(has(first) && second === undefined).toBe(false)
  expect(second).not.toBe(first)
  expect(has(second ?? '')).toBe(false)
  expect(has(first, traditional, simplified)).toBe(false)
})

/** Stories of something that is no screen of one route. */
const NO_ROUTE = ['Entry link', 'Plain pages', 'Check before print']

test.each(titles.filter((title) => title.startsWith('Screens/')))('%s names its route and its paragraph', (title) => {
  const [name = '', ...told] = lastOf(title).split(' · ')
  const route = NO_ROUTE.some((english) => name.startsWith(english)) ? [] : [told[0]]
  expect(route.filter((one) => !(one && one in ROUTES))).toEqual([])
  expect(told.slice(route.length)).toEqual([expect.stringMatching(/^[AB]§\d+$/)])
})

test.each(globSync('stories/themes/*.stories.tsx', { cwd: ROOT }))('%s bears the names of its look', (file) => {
  const title = /\btitle: 'Themes\/([^']+)'/.exec(read(file))?.[1]
  const theme = /theme-([\w-]+)'/.exec(read(file))?.[1]
  const said = /name: \{ 'zh-Hans': '([^']+)', 'zh-Hant': '([^']+)', en: '([^']+)' \}/.exec(
    read(`domain/demo/themes/${theme}.ts`),
  )
  const [, hans = '', hant = '', english = ''] = said ?? []
  expect(title).toBe([english, ...new Set([hans, hant])].join(' '))
})
