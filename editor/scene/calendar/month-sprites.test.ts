import { Solar } from 'lunar-typescript'
import { expect, test } from 'vitest'
import type { CalendarSettings } from '../../../domain/calendar/calendar-settings.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { monthAreas } from '../../../domain/design/areas/calendar-areas.ts'
import { contains } from '../../../domain/geometry.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { themeFor } from '../../../domain/theme/theme-for.ts'
import { loadFontBook } from '../../../server/fonts/load-font-book.ts'
import { aCalendar, aCalendarDesign } from '../../../tests/support/builders/calendar-builders.ts'
import { blocksOf } from '../compose/blocks-of.ts'
import { sceneOf } from '../compose/scene-of.ts'
import type { FontBook } from '../font-book.ts'
import { GLYPH_BLOCK } from '../font-book.ts'
import type { Scene, TextSprite } from '../scene.ts'
import { gridSizes, HEAD } from './grid-type.ts'

const fonts = loadFontBook()

type Ask = NonNullable<Parameters<typeof aCalendarDesign>[0]>

function pagesOf(ask: Ask, book: FontBook = fonts): Scene[] {
  const { design, product, photos, world } = aCalendarDesign(ask)
  const source = { design, product, theme: ask.theme ?? world.theme, photos: photoBook(photos), fonts: book }
  return design.pages.map((page) => sceneOf({ ...source, page }))
}

const drawn = (scene: Scene | undefined) =>
  (scene?.sprites ?? []).filter(
    (sprite): sprite is TextSprite => sprite.kind === 'text' && sprite.written === undefined,
  )
const messagesOf = (scene: Scene | undefined) => drawn(scene).flatMap(({ lines }) => lines.map(({ text }) => text))

const FAMILY: CalendarSettings['familyDates'] = [
  { id: 'a', name: '外婆生日', reckoning: 'lunar', month: 1, day: 1 },
  { id: 'b', name: '爸爸妈妈结婚二十周年纪念', reckoning: 'civil', month: 2, day: 20 },
  { id: 'c', name: 'Grandmother', reckoning: 'civil', month: 2, day: 20 },
  { id: 'd', name: '爷爷', reckoning: 'civil', month: 2, day: 20 },
  { id: 'e', name: '奶奶', reckoning: 'civil', month: 2, day: 20 },
]

test('a month says its name, its year, its weekdays and every day with its lunar day, as another source has them', () => {
  const words = messagesOf(pagesOf({})[2])
  expect(words.slice(0, 2)).toEqual(['二月', '2027'])
  const days = Array.from({ length: 28 }, (_, at) => Solar.fromYmd(2027, 2, at + 1).getLunar())
  const plain = days.filter((day) => day.getJieQi() === '' && day.getDay() !== 1 && day.getDayInChinese() !== '廿九')
  const missing = plain.map((day) => day.getDayInChinese()).filter((day) => !words.includes(day))
  // New Year's Eve, the Lantern Festival and Valentine's Day stand in the place of their lunar days.
  expect(missing.length).toBeLessThanOrEqual(3)
  expect(['除夕', '春节', '元宵节', '立春', '雨水', '外婆生日'].filter((word) => !words.includes(word))).toEqual([])
})

test('nobody writes in a grid, and the years of a cover are those of its months', () => {
  const [cover] = pagesOf({ settings: aCalendar({ start: { year: 2026, month: 11 } }) })
  expect([messagesOf(cover), drawn(cover).every(({ id }) => id.includes('.grid.'))]).toEqual([['2026–2027'], true])
})

test('whatever theme, format and language: no word leaves the grid or its own day, no glyph is missing', () => {
  const wrong: string[] = []
  for (const theme of DEMO_THEMES) {
    for (const kind of ['wall', 'desk'] as const) {
      for (const language of ['zh-Hans', 'en', 'zh-Hant'] as const) {
        const settings = aCalendar({ start: { year: 2026, month: 2 }, language, familyDates: FAMILY })
        for (const scene of pagesOf({ theme, kind, settings, photos: 18 }).slice(1)) {
          for (const sprite of drawn(scene)) {
            const name = `${theme.id} ${kind} ${language} ${scene.pageId}`
            const words = sprite.lines.filter((line) => !inside(sprite, line))
            wrong.push(...words.map(({ text }) => `${name}: ${text} leaves the grid`))
            wrong.push(...sprite.missing.map((letter) => `${name}: ${letter} is missing`))
          }
          wrong.push(...overlaps(scene).map((pair) => `${theme.id} ${kind} ${language}: ${pair}`))
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

interface Placed {
  readonly text: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Where a word stands: from its first glyph to the end of its last, between cap height and baseline. */
function placed({ size }: TextSprite, { text, baseline, glyphs }: TextSprite['lines'][number]): Placed {
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  const advance = last
    ? (fonts.glyph(last.face, last.codepoint)?.advance ?? 0) / fonts.metrics(last.face).unitsPerEm
    : 0
  const x = first?.x ?? 0
  return { text, box: { x, y: baseline - 0.7 * size, width: (last?.x ?? 0) + advance * size - x, height: 0.7 * size } }
}

function inside(sprite: TextSprite, line: TextSprite['lines'][number]): boolean {
  return contains(sprite.box, placed(sprite, line).box, 0.05)
}

function overlaps(scene: Scene): string[] {
  const words = drawn(scene).flatMap((sprite) => sprite.lines.map((line) => placed(sprite, line)))
  return words.flatMap((word, at) =>
    words
      .slice(at + 1)
      .filter(({ box }) => {
        const wide = Math.min(box.x + box.width, word.box.x + word.box.width) - Math.max(box.x, word.box.x)
        const high = Math.min(box.y + box.height, word.box.y + word.box.height) - Math.max(box.y, word.box.y)
        return wide > 0.05 && high > 0.05
      })
      .map((other) => `${word.text} lies over ${other.text}`),
  )
}

test('the blocks of a calendar hold every glyph that its pages are set with', () => {
  const settings = aCalendar({ familyDates: FAMILY, language: 'zh-Hant' })
  const { design, world } = aCalendarDesign({ settings })
  const loaded = new Set(blocksOf(design, world.theme).map(({ face, block }) => `${face}/${block}`))
  const only: FontBook = {
    metrics: (face) => fonts.metrics(face),
    glyph: (face, codepoint) =>
      loaded.has(`${face}/${Math.floor(codepoint / GLYPH_BLOCK)}`) ? fonts.glyph(face, codepoint) : undefined,
    emoji: (name) => (loaded.has(`emoji/${name}`) ? fonts.emoji(name) : undefined),
  }
  expect(pagesOf({ settings }, only)).toEqual(pagesOf({ settings }))
})

test('a long name takes a second line, then is shortened; it never overflows', () => {
  const words = messagesOf(pagesOf({ kind: 'desk', settings: aCalendar({ familyDates: FAMILY.slice(1, 2) }) })[2])
  expect(words.filter((word) => word.startsWith('爸') || word.startsWith('二十周'))).toEqual([
    '爸爸妈妈结婚',
    '二十周年纪念',
  ])
})

test('lunar days are set at 7 points at least, in every look on a desk calendar', () => {
  const desk = DEMO_PRODUCTS.find(({ id }) => id === 'calendar-desk')
  const [sheet] = desk?.sheets ?? []
  const small = DEMO_THEMES.flatMap((look) => {
    const theme = desk && themeFor(look, desk)
    if (!(theme?.calendar && sheet)) {
      return []
    }
    const { grid } = monthAreas({ ...sheet, gutter: 0 }, theme, theme.calendar)
    const points = (gridSizes(theme.calendar, grid, 6).note / 25.4) * 72
    return points < 7 ? [[look.id, points]] : []
  })
  expect(small).toEqual([])
})

test('the days of a desk calendar fill their places: numbers 40 % of the width, numbers and lunar days 46 % of the height, in every look', () => {
  const sparse = DEMO_THEMES.flatMap((theme) => {
    const [, page] = pagesOf({ theme, kind: 'desk' })
    const desk = DEMO_PRODUCTS.find(({ id }) => id === 'calendar-desk')
    const [sheet] = desk?.sheets ?? []
    const worn = desk && themeFor(theme, desk)
    if (!(worn?.calendar && sheet && page)) {
      return [theme.id]
    }
    const { grid } = monthAreas({ ...sheet, gutter: 0 }, worn, worn.calendar)
    const { day, note, month, weekday } = gridSizes(worn.calendar, grid, 5)
    const week = (grid.height - month * HEAD.month - weekday * HEAD.weekday) / 5
    const words = drawn(page).flatMap((sprite) => sprite.lines.map((line) => placed(sprite, line)))
    const wide = words.find(({ text }) => text === '20')?.box.width ?? 0
    const filled = (day * 1.32 + note * 1.3) / week
    return wide / (grid.width / 7) >= 0.4 && filled >= 0.46 ? [] : [[theme.id, wide / (grid.width / 7), filled]]
  })
  expect(sparse).toEqual([])
})

test('the small words of a month have one size of 7 points and more, in every look and language', () => {
  const wrong = DEMO_THEMES.flatMap((theme) =>
    (['zh-Hans', 'en', 'zh-Hant'] as const).flatMap((language) => {
      const settings = aCalendar({ start: { year: 2026, month: 9 }, language, familyDates: FAMILY })
      return pagesOf({ theme, kind: 'desk', settings })
        .slice(1)
        .flatMap((scene) => {
          const notes = Object.values(theme.calendar?.note ?? {})
          const words = drawn(scene).filter(({ colour, lines }) => notes.includes(colour) && lines.every(isNote))
          const points = [...new Set(words.map(({ size }) => Math.round((size / 25.4) * 7200) / 100))]
          return points.length <= 1 && points.every((size) => size >= 7) ? [] : [[theme.id, language, points]]
        })
    }),
  )
  expect(wrong).toEqual([])
})

/** Neither a number, nor the name of a month or of a weekday, nor a sign beside a number. */
function isNote({ text }: TextSprite['lines'][number]): boolean {
  return !/^(\d+|.{1,2}月|[休班一二三四五六日]|[A-Z][a-z]{2}|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
    text,
  )
}

test('a name that is longer than its day goes on over days without words, and over a line only where it would be shortened', () => {
  const settings = aCalendar({ start: { year: 2026, month: 12 }, language: 'en', lunar: false, familyDates: [] })
  const holiday = (id: string, text: string) => {
    const theme = DEMO_THEMES.find((each) => each.id === id)
    const pages = theme ? pagesOf({ theme, kind: 'desk', settings }) : []
    return pages.flatMap(drawn).flatMap(({ lines }) => lines.filter((line) => line.text.startsWith(text)))
  }
  const said = (id: string) =>
    ['Valen', 'Mother', 'Christ'].flatMap((name) => holiday(id, name).map(({ text }) => text))
  expect(['theme-white', 'theme-festival', 'theme-gazette'].map(said)).toEqual([
    ["Valentine's", "Mother's Day", 'Christmas'],
    ["Valentine's", "Mother's", 'Christmas'],
    ["Valentine's", "Mother's", 'Christmas'],
  ])
})

test('no two looks have the same place for the photo and the same grid on a desk calendar', () => {
  const seen = DEMO_THEMES.map(({ calendar }) => {
    const { place, width, lines, weekend, weekday, day, month } = calendar ?? {}
    return [place, width, lines?.kind, !!weekend, !!weekday?.band, day?.place, month?.align].join(' ')
  })
  expect(new Set(seen).size).toBe(DEMO_THEMES.length)
})

test('the year beside the name of a month is set in the hand of the days, which reads well when it is small', () => {
  const hands = DEMO_THEMES.map((theme) => {
    const [, page] = pagesOf({ theme, kind: 'desk' })
    const year = drawn(page).flatMap(({ lines }) => lines.find(({ text }) => /^20\d\d$/.test(text)) ?? [])
    return [theme.id, year.map(({ glyphs: [first] }) => first?.face)]
  })
  expect(hands).toEqual(DEMO_THEMES.map(({ id, calendar }) => [id, [`${calendar?.family}-400`]]))
})
