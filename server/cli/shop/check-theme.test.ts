import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { DRAWN_THEMES } from '../../../domain/demo/drawn-themes.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { invariant } from '../../../domain/never.ts'
import { holds } from '../../../domain/text/coverage.ts'
import { familyChain } from '../../../domain/text/drawn-in.ts'
import { FONT_FAMILIES } from '../../../domain/text/type-families.ts'
import { loadFontBook } from '../../fonts/load-font-book.ts'
import { findInTheme } from '../../themes/check/find-in-theme.ts'
import { writeThemePages } from '../../themes/check/write-theme-pages.ts'
import { checkThemeCommand } from './check-theme.command.ts'
import type { CommandInput } from './command.ts'
import { ownFiles } from './own-files.ts'

const room = mkdtempSync(join(tmpdir(), 'keepsake-themes-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

/** What the command says, or why it refuses, without the folder of the test. */
async function check(text: string, out?: string): Promise<readonly string[]> {
  const file = join(room, 'theme.yaml')
  writeFileSync(file, text)
  const said: string[] = []
  const report = (line: string) => said.push(line)
  const input = { args: [file], out, log: pino({ level: 'silent' }), report, files: ownFiles }
  try {
    await checkThemeCommand.run(input as unknown as CommandInput)
    return said
  } catch (error) {
    return [...said, ...String(error).replaceAll(`${room}/`, '').replace('Error: ', '').split('\n')]
  }
}

const document = readFileSync(join(import.meta.dirname, '../../../docs/themes.md'), 'utf8')
const [whole = '', covers = '', drawn = ''] = [...document.matchAll(/```yaml\n([^`]*)```/g)].map(([, yaml]) => yaml)

test('themes: docs/themes.md names every typeface, and the Chinese that stands beside it', () => {
  const rows = [...document.matchAll(/^\| (`[^|]*`) +\|[^|]*\| ([^|]*?) *\|$/gm)]
  const told = rows.flatMap(([, names = '', beside = '']) =>
    [...names.matchAll(/`([^`]*)`/g)].map(([, family = '']) => [family, beside.split(';')[0]]),
  )
  const chinese: Readonly<Record<string, string>> = {
    'noto-sans-sc': 'Noto Sans',
    'noto-sans-sc-light': 'Noto Sans, hair-thin',
    'noto-sans-sc-black': 'Noto Sans, heaviest',
    cactus: '`cactus`',
    'ma-shan-zheng': '`ma-shan-zheng`',
  }
  const drawn = FONT_FAMILIES.map((family) => {
    const by = familyChain(family, '我').find((one) => holds(one, '我'.codePointAt(0) ?? 0)) ?? ''
    return [family, by === family ? 'itself' : chinese[by]]
  })
  expect(told.filter(([family]) => FONT_FAMILIES.some((one) => one === family))).toEqual(drawn)
})

test('themes: the theme of docs/themes.md prints well on every product', async () => {
  const [said, ...more] = await check(whole)
  expect([said, more]).toEqual([
    expect.stringMatching(/^Tea table prints well: \d+ pages of \d+ products were looked at\.$/),
    [],
  ])
  expect(whole.split('\n').length).toBeLessThan(60)
})

const examples = join(import.meta.dirname, '../../../docs/examples')

test.each(readdirSync(examples).filter((name) => /^theme-.*\.yaml$/.test(name)))(
  'themes: the example %s prints well on every product and is short',
  async (name) => {
    const text = readFileSync(join(examples, name), 'utf8')
    expect(await check(text)).toEqual([
      expect.stringMatching(/ prints well: \d+ pages of \d+ products were looked at\.$/),
    ])
    expect(text.trimEnd().split('\n').length).toBeLessThan(100)
  },
)

test('themes: an id and a name are enough, and covers and drawn pages go with them', async () => {
  expect(await check(`id: theme-mint\nname: Mint\n${covers}${drawn}`)).toEqual([
    expect.stringMatching(/^Mint prints well: /),
  ])
})

/** One of every kind of thing: enough to see every role of a theme. */
const KINDS = DEMO_PRODUCTS.filter(({ id }) =>
  ['book-square-203', 'book-portrait-210', 'calendar-wall', 'calendar-desk', 'postcard-12', 'print-6inch'].includes(id),
)

test('themes: --out shows every page as a picture and all of them in one PDF', async () => {
  const [white] = DEMO_THEMES
  invariant(white, 'the demo has themes')
  const out = join(room, 'look')
  const fonts = loadFontBook()
  const { pages } = findInTheme(white, white, KINDS.slice(-2), fonts)
  const few = pages.filter(({ name }) => / 1$/.test(name))
  expect(await writeThemePages(few, out, fonts)).toEqual({ pictures: 3, pdf: join(out, 'look.pdf') })
  expect(readdirSync(out).sort()).toEqual([
    'calendar-desk-cover-1.jpg',
    'calendar-desk-inner-1.jpg',
    'look.pdf',
    'print-6inch-inner-1.jpg',
  ])
  expect(readFileSync(join(out, 'look.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
})

test.each(DEMO_THEMES.map((theme) => [theme.name.en, theme] as const))(
  'themes: %s prints well with the worst photos and texts, in books, on calendars, cards and prints',
  (_name, theme) => {
    const { findings, pages } = findInTheme(theme, theme, KINDS, loadFontBook())
    expect(findings).toEqual([])
    expect(new Set(pages.map(({ product, page }) => `${product.type} ${page.kind}`))).toEqual(
      new Set(['1 cover', '1 chapter', '1 inner', '1 blank', '7 inner', '7 back', '8 cover', '8 inner', '9 inner']),
    )
  },
)

test('themes: looks of drawn pages print well on the smallest and the largest book that wears them', () => {
  const sizes = (id: string) => ['book-fixed-203', 'booklet-148', 'book-portrait-210'].includes(id)
  const found = DRAWN_THEMES.map((theme) => {
    const wearers = DEMO_PRODUCTS.filter(({ id, themeIds }) => sizes(id) && themeIds.includes(theme.id))
    return [theme.id, wearers.length > 0, findInTheme(theme, theme, wearers, loadFontBook()).findings]
  })
  expect(found).toEqual(DRAWN_THEMES.map(({ id }) => [id, true, []]))
})

test('themes: mistakes are told by line and column of the file', async () => {
  expect(
    await check(`id: theme-mint
name: Mint
papr: '#ffffff'
colours:
  ink: green
layout: { margin: wide }
roles:
  cover:
    ornaments:
      - { use: sun, angle: 3 }
`),
  ).toEqual([
    'theme.yaml:3:7: papr: is not a field of a theme',
    'theme.yaml:5:8: colours.ink: a colour is written #rrggbb',
    'theme.yaml:6:19: layout.margin: Invalid input: expected number, received string',
    'theme.yaml:10:28: roles.cover.ornaments.0.angle: is not a field of a theme',
  ])
  expect(await check('id: theme-mint\nname: Mint\nspine: sky\n')).toEqual([
    'theme.yaml:3:8: spine: "sky" is no #rrggbb and none of this file\'s colours',
  ])
  expect((await check('id: [theme\nname: Mint\n')).join()).toMatch(/^theme\.yaml:\d+: /)
})

test('themes: path data that does not parse is refused before anything is laid out', async () => {
  const drawing = (path: string) =>
    check(
      `id: t\nname: T\nroles:\n  inner:\n    ornaments:\n      - { path: ${path}, size: { width: 9, height: 9 }, fill: ink }\n`,
    )
  expect(await drawing('M0 0L5')).toEqual([
    'theme.yaml:6:17: roles.inner.ornaments.0.path: path data: L takes 2 numbers, got "5"',
    'T would print badly: one thing.',
  ])
  expect(await drawing('hello')).toEqual([
    'theme.yaml:6:17: roles.inner.ornaments.0.path: path data: h takes 1 numbers, got "e"',
    'T would print badly: one thing.',
  ])
})

test('themes: what would print badly is refused where the file says it', async () => {
  const faults = await check(`id: theme-bad
name: Bad
colours: { paper: '#ffffff', ink: '#d0d0d0', pale: '#f2f2f2' }
cell: { radius: 0, border: { width: 0.05, colour: ink } }
layout:
  photosPerPage: { max: 24 }
captions:
  text: { minSize: 1.2 }
  description: { colour: pale, size: 12, minSize: 11 }
roles:
  inner:
    ornaments:
      - { path: M0 0H9, size: { width: 9, height: 9 }, stroke: { colour: ink, width: 0.05 } }
      - { path: M0 0H9V9H0Z, size: { width: 500, height: 9 }, viewBox: { x: 0, y: 0, width: 9, height: 9 }, anchor: bottom, fill: pale }
      - { path: M0 0H9V9H0Z, size: { width: 9, height: 9 }, anchor: top-left, offset: { x: -30 }, fill: pale }
pages:
  - slots:
      - area: { x: 0, y: 0.1, width: 0.5, height: 0.5 }
      - area: { x: 0.4, y: 0.1, width: 0.7, height: 0.5 }
      - { area: { x: 0.1, y: 0.7, width: 0.2, height: 0.2 }, bleeds: [bottom] }
`)
  const told = faults.map((line) => line.replace(/ \([\w-]+ \w+ \d+.*\)$/, '').replace(/: ".*?" /, ': … '))
  for (const line of [
    'theme.yaml:4:37: cell.border.width: a border of 0.05 mm is thinner than a press holds (0.1 mm)',
    'theme.yaml:8:20: captions.text.minSize: texts may shrink to 1.2 mm; nobody reads print below 1.75 mm',
    'theme.yaml:9:16: captions.description: … does not fit at its smallest size, 11 mm',
    'theme.yaml:13:86: roles.inner.ornaments.0.stroke.width: a stroke of 0.05 mm is thinner than a press holds (0.1 mm)',
    'theme.yaml:14:9: roles.inner.ornaments.1: ends 0 mm from the bottom cut: let it reach 3 mm beyond',
    'theme.yaml:15:9: roles.inner.ornaments.2: lies beyond the page',
    'theme.yaml:18:15: pages.0.slots.0.area: ends at the left cut; add left to bleeds, or white shows there',
    'theme.yaml:19:15: pages.0.slots.1.area: lies over the place 1 of the same page',
    'theme.yaml:19:15: pages.0.slots.1.area: reaches beyond the page; x + width and y + height are at most 1',
    'theme.yaml:20:70: pages.0.slots.2.bleeds: bleeds off the bottom edge and does not touch it',
  ]) {
    expect(told).toContain(line)
  }
  expect(told.some((line) => line.startsWith('theme.yaml:9:16: captions.description: … (#f2f2f2) stands 1.1:1'))).toBe(
    true,
  )
  expect(told.at(-1)).toMatch(/^Bad would print badly: \d+ things\.$/)
})

test('themes: a colour without quotes is told as what it is, the beginning of a comment', async () => {
  expect(await check('id: theme-mint\nname: Mint\nspine: #203020\ncolours:\n  ink: #203020\n')).toEqual([
    'theme.yaml:3:8: spine: a colour is the name of one of colours, or #rrggbb in quotes: # begins a comment',
    'theme.yaml:5:8: colours.ink: a colour is written #rrggbb, in quotes: # begins a comment',
  ])
})

test('themes: a title of a cover that lies on its photos needs paper under it', async () => {
  const looks = (mosaic: string) =>
    check(
      `id: theme-bad\nname: Bad\ncovers:\n  mosaic: { ${mosaic} }\n  edge: { title: { x: 0, y: 0, width: 1, height: 0.2 } }\n`,
    )
  const fault = 'the title lies on the photos: give it a plate, or move title and photos apart'
  expect([
    await looks('photos: { x: 0, y: 0, width: 1, height: 0.9 }'),
    await looks('title: { x: 0.1, y: 0.1, width: 0.8, height: 0.2 }'),
  ]).toEqual([
    [`theme.yaml:4:21: covers.mosaic.photos: ${fault}`, 'Bad would print badly: one thing.'],
    [`theme.yaml:4:20: covers.mosaic.title: ${fault}`, 'Bad would print badly: one thing.'],
  ])
  expect(
    await looks("photos: { x: 0, y: 0, width: 1, height: 0.9 }, plate: { kind: band, colour: '#ffffff' }"),
  ).toEqual([expect.stringMatching(/^Bad prints well: /)])
})

test('themes: words of a calendar are told by the field that colours them, the years of its cover by the title', async () => {
  const faults = await check(`id: theme-bad
name: Bad
colours: { paper: '#ffffff', ink: '#101010', soft: '#303030', accent: '#402020', pale: '#dddddd' }
calendar:
  month: { colour: pale }
  note: { colour: pale, term: soft }
  day: { restColour: pale }
variants:
  calendar: { roles: { cover: { background: ink } } }
`)
  // What is wrong on one kind of product is mended there, not for all.
  expect(faults[0]).toBe(
    'theme.yaml:1:1: captions.title: "外婆家门前那棵老槐树下我们度过…" (#101010) stands 1.0:1 on its ground; 3:1 is the least (calendar-wall cover 1 and 3 more pages: there alone it is set under variants.calendar)',
  )
  expect(faults.map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'theme.yaml:1:1: captions.title: "外婆家门前那棵老槐树下我们度过…"',
    'theme.yaml:5:20: calendar.month.colour: "八月"',
    'theme.yaml:6:19: calendar.note.colour: "十九"',
    'theme.yaml:7:22: calendar.day.restColour: "六"',
    'Bad would print badly: 4 things.',
  ])
})
