import { createRequire } from 'node:module'
import { civilDate, dayNumber } from '../../domain/calendar/civil-date.ts'
import { lunarOf } from '../../domain/calendar/lunar-date.ts'
import { seededRandom } from '../../domain/layout/seeded-random.ts'
import type { CaptionStyle } from '../../domain/theme/theme.ts'
import { NO_LINE_END, NO_LINE_START } from '../../editor/scene/text/kinsoku.ts'
import { layoutText } from '../../editor/scene/text/layout-text.ts'
import { loadFontBook } from '../../server/fonts/load-font-book.ts'
import { findFirefox, firefoxHashes } from '../../tests/support/browser/firefox-hashes.ts'
import { isoDate } from '../../tests/support/builders/iso-date.ts'
import { DESIGN_HASHES, designHashes } from '../../tests/support/design-hashes.ts'
import type { BenchRow } from '../report.ts'
import { benchRow, shownRow } from '../report.ts'

// Both are CommonJS, whose names Node does not always see.
const require = createRequire(import.meta.url)
const { getLunarDate }: typeof import('chinese-days') = require('chinese-days')
const { Solar }: typeof import('lunar-typescript') = require('lunar-typescript')

const NONE = { measure: 'value', better: 'less', floor: 0, goal: 0 } as const

const STYLE: CaptionStyle = {
  ...{ family: 'open-sans', weight: 400, size: 5, minSize: 3, colour: '#000000' },
  ...{ align: 'left', vertical: 'top', leading: 1.4 },
}

const HAN = '我们一起去旅行看见了最美的风景山水人家春夏秋冬日月星辰海边早晨晚上朋友孩子笑声'
const MARKS = '，。、；：？！”’）》」…'
const OPENERS = '“‘（《「'
const WORDS = ['Lisbon', 'the', 'sea', 'at', 'night,', 'summer', '2026', 'café.', 'a']

/** Sentences of Chinese with its punctuation, quotations and Latin words among them. */
function someWords(random: () => number): string {
  const any = (from: string | readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  return Array.from({ length: 20 + Math.floor(random() * 80) }, () => {
    const dice = random()
    if (dice < 0.06) {
      return ` ${any(WORDS)} `
    }
    return dice < 0.16 ? any(MARKS) : dice < 0.2 ? `${any(OPENERS)}${any(HAN)}` : any(HAN)
  }).join('')
}

/** Acceptance 15: lines of mixed text that begin or end with a mark that may not stand there. */
export function kinsokuRows(): BenchRow[] {
  const fonts = loadFontBook()
  const random = seededRandom(15)
  let lines = 0
  let wrong = 0
  while (lines < 5000) {
    const text = someWords(random)
    const box = { x: 0, y: 0, width: 40 + random() * 80, height: 200 }
    const set = layoutText({ text, box, style: STYLE, fonts })
    for (const [at, line] of set.lines.entries()) {
      const shown = line.text.trim()
      lines++
      wrong += at > 0 && NO_LINE_START.has([...shown][0] ?? '') ? 1 : 0
      wrong += at < set.lines.length - 1 && NO_LINE_END.has([...shown].at(-1) ?? '') ? 1 : 0
    }
  }
  return [benchRow({ row: `8.15 kinsoku broken in ${lines} lines`, value: wrong, unit: 'lines' }, NONE)]
}

/** Acceptance 16: days on which two of three other calendars agree, but not with ours. */
export function lunarRows(): BenchRow[] {
  const intl = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
  const last = dayNumber({ year: 2099, month: 12, day: 31 })
  let wrong = 0
  let alone = 0
  for (let day = dayNumber({ year: 1950, month: 1, day: 1 }); day <= last; day++) {
    const date = civilDate(day)
    const ours = lunarOf(date)
    const mine = nameOf(ours?.month ?? 0, ours?.leap === true, ours?.day ?? 0)
    const solar = Solar.fromYmd(date.year, date.month, date.day).getLunar()
    const days = getLunarDate(isoDate(date))
    const parts = intl.formatToParts(new Date(day * 86_400_000))
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
    const others = [
      nameOf(Math.abs(solar.getMonth()), solar.getMonth() < 0, solar.getDay()),
      nameOf(days.lunarMon, days.isLeap, days.lunarDay),
      `${part('month')}/${part('day')}`,
    ]
    const agreed = others.find((other, at) => others.indexOf(other) !== at)
    wrong += agreed !== undefined && agreed !== mine ? 1 : 0
    alone += others[2] === mine ? 0 : 1
  }
  return [
    benchRow({ row: '8.16 lunar days unlike two of three others', value: wrong, unit: 'days of 150 years' }, NONE),
    shownRow({ row: '8.16 the engine’s own calendar (Intl)', value: alone, unit: 'days unlike' }),
  ]
}

function nameOf(month: number, leap: boolean, day: number): string {
  return `${month}${leap ? 'bis' : ''}/${day}`
}

/** Acceptance 17: seeded books, designed and edited, that come out otherwise than known. Chromium has its own test. */
export async function hashRows(): Promise<BenchRow[]> {
  const unlike = (hashes: readonly string[]) => DESIGN_HASHES.filter((hash, at) => hashes[at] !== hash).length
  const firefox = findFirefox()
  const here = `8.17 books unlike the known ones, Node ${process.versions.node.split('.')[0]}`
  return [
    benchRow({ row: here, value: unlike(await designHashes()), unit: `of ${DESIGN_HASHES.length}` }, NONE),
    ...(firefox
      ? [
          benchRow(
            {
              row: '8.17 books unlike the known ones, Firefox',
              value: unlike(await firefoxHashes(firefox)),
              unit: `of ${DESIGN_HASHES.length}`,
            },
            NONE,
          ),
        ]
      : []),
  ]
}
