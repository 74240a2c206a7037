import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import type { RouteName } from '../src/navigation/routes.ts'
import { storyLinks } from '../stories/docs/story-links.ts'
import { SCREENS } from '../stories/state-kinds.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What the page of states reads, by its own patterns: its stories, the code of screens, the stories of machines. */
const [stories = {}, code = {}, machineStories = {}] = [
  ...read('stories/docs/states.ts').matchAll(/glob<string>\('([^']+)'/g),
].map(([, pattern = '']) => {
  const base = join(ROOT, 'stories/docs')
  const files = globSync(pattern, { cwd: base })
  return Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(base, file), 'utf8')]))
})
const { addressOf, calledIn, toldOf, madeOf } = storyLinks(stories, code, machineStories)

/** Every address of the workbench: `story/screens-pay-index--ready`, `docs/components-button--docs`. */
const known = new Set([
  ...globSync('stories/**/*.stories.tsx', { cwd: ROOT }).flatMap((file) => {
    const text = read(file)
    const id = /\bid: '([\w-]+)'/.exec(text)?.[1] ?? sanitize(/\btitle: '([^']+)'/.exec(text)?.[1] ?? '')
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
    return [`docs/${id}--docs`, ...names.map((name) => `story/${toId(id, storyNameFromExport(name))}`)]
  }),
  ...globSync('stories/docs/*.mdx', { cwd: ROOT }).map(
    (file) => `docs/${sanitize(/<Meta title="([^"]+)"/.exec(read(file))?.[1] ?? '')}--docs`,
  ),
])

/** A page stands in a frame of the workbench: an address without `./` would open the frame's own page, without its list. */
const isBroken = (to: string) => {
  const [, path = ''] = /^\.\/\?path=\/([^&]+)/.exec(to) ?? []
  return !known.has(path)
}

test.each(Object.keys(SCREENS) as RouteName[])('the page of states leads to stories that are there: %s', (route) => {
  const { file, kinds } = SCREENS[route]
  const { machines, components } = madeOf(route)
  const links = [
    ...Object.values(kinds).flatMap((seen) => (typeof seen === 'string' ? [addressOf(file, seen)] : [])),
    ...[...toldOf(file), ...machines, ...components].map(({ to }) => to),
  ]
  expect(links.filter(isBroken)).toEqual([])
})

test.each(globSync('stories/docs/*.mdx', { cwd: ROOT }))('%s: its links lead to pages that are there', (file) => {
  const text = read(file)
  const links = [...text.matchAll(/\]\((\?path=[^)]+)\)/g)].map(([, to = '']) => `./${to}`)
  // Storybook leads on by links of Markdown alone: an element would open a page without the list of stories.
  expect({ elements: text.match(/<a /g), broken: links.filter(isBroken) }).toEqual({ elements: null, broken: [] })
})

test('a screen is called on the page of states as it is in the list', () => {
  expect(calledIn('orders')).toEqual({ name: 'Orders 订单 訂單', told: 'order_index · B§1' })
  expect(calledIn('paying/cart')).toEqual({ name: 'Cart 购物车 購物車', told: 'cart_index · B§8' })
  const nameless = Object.values(SCREENS).filter(({ file }) => !/\p{Script=Han}/u.test(calledIn(file).name))
  expect(nameless).toEqual([])
})
