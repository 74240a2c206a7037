import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const PATH = /`((?:domain|machines|editor|src|server|stories|tests|bench|docs|\.storybook)\/[^`\s]*)`/g
/** A pattern of paths is no path. */
const PATTERN = /[*{<[]/
const LINK = /\]\(([^)\s]+)\)/g
const HEADING = /^#+ (.+)$/gm

const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  ...inDocs.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
]
/** A decision tells of the files of its day, and a check of a seeded mistake is named by the beginning of its path. */
const OF_TODAY = DOCUMENTS.filter((file) => !/^docs\/(decisions\/|seeded-defects)|^CHANGELOG/.test(file))

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What a heading is called in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (file: string) => [...textOf(file).matchAll(HEADING)].map(([, heading = '']) => anchorOf(heading))

function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? from : join(dirname(from), path)
  return existsSync(join(ROOT, file)) && (anchor === undefined || anchorsOf(file).includes(anchor))
}

test.each(OF_TODAY)('every file and folder that %s names is there', (file) => {
  const named = [...textOf(file).matchAll(PATH)].flatMap(([, path]) => path ?? [])
  const whole = named.filter((path) => !PATTERN.test(path)).map((path) => path.replace(/[/,]$/, ''))
  const missing = whole.filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, `${path}.ts`)))
  expect(missing).toEqual([])
})

test('every link of a document leads to a file, and to a heading that is there', () => {
  const dead = DOCUMENTS.flatMap((file) =>
    [...textOf(file).matchAll(LINK)]
      .flatMap(([, link]) => link ?? [])
      .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(file, link))
      .map((link) => `${file}: ${link}`),
  )
  expect(dead).toEqual([])
})
