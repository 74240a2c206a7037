import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** SHA-256 of each stored picture, by `viewport-or-language/id-of-the-story`. */
const captured = Object.entries(JSON.parse(read('.storybook/pictures/as-captured.json')) as Record<string, string>)
const files = globSync('stories/screens/*.stories.tsx', { cwd: ROOT })

test.each(files)('%s: of stories that look the same all but one say what differs', (file) => {
  const text = read(file)
  const [, id = ''] = /\bid: '([\w-]+)'/.exec(text) ?? []
  const silent = [...text.matchAll(/(\*\/\n)?^export const (\w+)/gm)].map(([, told, name = '']) => ({
    name,
    isTold: told !== undefined,
    looks: looksOf(toId(id, storyNameFromExport(name)).replace('--', '-')),
  }))
  const alike = silent.flatMap((one, at) =>
    silent
      .slice(at + 1)
      .filter((other) => !(one.isTold || other.isTold) && other.looks.some((look) => one.looks.includes(look)))
      .map((other) => `${one.name} ~ ${other.name}`),
  )
  expect(alike).toEqual([])
})

/** What a story looks like, in each size and language that is kept. */
function looksOf(story: string): readonly string[] {
  return captured.flatMap(([name, sha]) => (name.split('/')[1] === story ? [`${name.split('/')[0]} ${sha}`] : []))
}

test('every hash is of a picture that is kept, and every picture has its hash', () => {
  const kept = globSync('.storybook/pictures/*/*.webp', { cwd: ROOT })
  expect(captured.map(([name]) => `.storybook/pictures/${name}.webp`).sort()).toEqual(kept.sort())
})

test('pictures of the stories are found by their names', () => {
  expect(looksOf('screens-design-list-more-to-come').length).toBeGreaterThan(0)
})
