import { expect, test } from 'vitest'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { graphemesOf } from '../../../domain/text/graphemes.ts'
import type { CaptionStyle } from '../../../domain/theme/theme.ts'
import { loadFontBook } from '../../../server/fonts/load-font-book.ts'
import type { TextLine } from '../scene.ts'
import { NO_LINE_END, NO_LINE_START } from './kinsoku.ts'
import { layoutText } from './layout-text.ts'

const fonts = loadFontBook()
const style: CaptionStyle = {
  family: 'lora',
  weight: 400,
  size: 8,
  minSize: 3,
  colour: '#000000',
  align: 'left',
  vertical: 'top',
  leading: 1.4,
}
const box = { x: 10, y: 20, width: 60, height: 40 }

function widthOf(line: TextLine, size: number): number {
  const last = line.glyphs.at(-1)
  const advance = last
    ? (fonts.glyph(last.face, last.codepoint)?.advance ?? 0) / fonts.metrics(last.face).unitsPerEm
    : 0
  return last ? last.x + advance * size - (line.glyphs[0]?.x ?? 0) : 0
}

test('text: a short line keeps the full size and starts at the box', () => {
  const set = layoutText({ text: 'Sommer', box, style, fonts })
  expect({ size: set.size, lines: set.lines.map((line) => line.text), x: set.lines[0]?.glyphs[0]?.x }).toEqual({
    size: 8,
    lines: ['Sommer'],
    x: 10,
  })
  expect([set.overflows, set.missing]).toEqual([false, []])
})

test('text: shrinks in steps of 0.05 mm until it fits, then says that it does not', () => {
  const text = '我们一起去旅行，看见了最美的风景。'.repeat(4)
  const set = layoutText({ text, box, style, fonts })
  expect(set.overflows).toBe(false)
  expect(set.size).toBeLessThan(8)
  expect(Math.abs(set.size * 20 - Math.round(set.size * 20))).toBeLessThan(1e-9)
  const larger = { ...style, minSize: set.size + 0.05, size: set.size + 0.05 }
  expect(layoutText({ text, box, style: larger, fonts }).overflows).toBe(true)
})

test('text: alignment moves lines, never their widths', () => {
  const at = (align: CaptionStyle['align'], vertical: CaptionStyle['vertical']) => {
    const { lines, size } = layoutText({ text: 'Hi', box, style: { ...style, align, vertical }, fonts })
    const [line] = lines
    return line
      ? { left: line.glyphs[0]?.x ?? 0, right: (line.glyphs[0]?.x ?? 0) + widthOf(line, size), y: line.baseline }
      : undefined
  }
  const [left, centre, right] = [at('left', 'top'), at('center', 'middle'), at('right', 'bottom')]
  expect(left?.left).toBe(10)
  expect(right?.right).toBeCloseTo(70, 9)
  expect(((centre?.left ?? 0) + (centre?.right ?? 0)) / 2).toBeCloseTo(40, 9)
  expect((centre?.y ?? 0) - (left?.y ?? 0)).toBeCloseTo((40 - 8 * 1.4) / 2, 9)
  expect((right?.y ?? 0) - (left?.y ?? 0)).toBeCloseTo(40 - 8 * 1.4, 9)
})

test('text: every character comes from the first face that has it', () => {
  const [line] = layoutText({ text: 'A册ǎ', box, style, fonts }).lines
  expect(line?.glyphs.map(({ face }) => face)).toEqual(['lora-400', 'cactus-400', 'lora-400'])
  const traditional = layoutText({ text: '冊册', box, style: { ...style, family: 'noto-sans-tc' }, fonts }).lines[0]
  expect(traditional?.glyphs.map(({ face }) => face)).toEqual(['noto-sans-tc-400', 'noto-sans-sc-400'])
})

test('text: characters that no face has are named and leave no gap', () => {
  const set = layoutText({ text: '生日ش快乐ไทยش', box, style, fonts })
  expect([set.missing, set.lines.map((line) => line.glyphs.length)]).toEqual([['ش', 'ไ', 'ท', 'ย'], [4]])
})

test('text: an emoji is a picture a square of an em wide, one for a family or a flag, and no letter', () => {
  const set = layoutText({ text: '生😀👨‍👩‍👧🇨🇳快☀️☀', box, style, fonts })
  const [line] = set.lines
  const from = line?.glyphs[0]?.x ?? 0
  expect([set.missing, line?.emoji?.map(({ name, x }) => [name, Math.round((x - from) / set.size)])]).toEqual([
    [],
    [
      ['1f600', 1],
      ['1f468-200d-1f469-200d-1f467', 2],
      ['1f1e8-1f1f3', 3],
      ['2600', 5],
    ],
  ])
  expect(line?.glyphs.map(({ codepoint }) => String.fromCodePoint(codepoint))).toEqual(['生', '快', '☀'])
})

test('text: Japanese is set in its own forms, Korean and the other letters of Europe in what has them', () => {
  const facesOf = (text: string) => {
    const glyphs = layoutText({ text, box, style, fonts }).lines.flatMap((line) => line.glyphs)
    return [...new Set(glyphs.map(({ face }) => face))]
  }
  expect(['優の良品', '直し方', '直接', '가족', 'Σαντορίνη', 'Đường phố', 'Ёлка'].map(facesOf)).toEqual([
    ...[['cactus-400'], ['biz-udpgothic-400'], ['cactus-400'], ['nanum-gothic-400']],
    ...[['cactus-400'], ['lora-400'], ['lora-400']],
  ])
})

test('text: lines are balanced, a paragraph ends with more than one character', () => {
  const { lines } = layoutText({ text: '海边的夏天和我们的家', box: { ...box, width: 73 }, style, fonts })
  expect(lines.map((line) => line.text)).toEqual(['海边的夏天', '和我们的家'])
})

test('text: years from and to stay on one line, with spaces and without, in every script', () => {
  const narrow = { ...box, width: 56 }
  const lines = [
    'Italy 2007–2018',
    'Italy 2007-2018',
    'Our Italy 2007 – 2018',
    '意大利之旅2007年—2018年',
    'Rome–Naples 2018',
  ].map((text) => layoutText({ text, box: narrow, style, fonts }).lines.map((line) => line.text))
  expect(lines).toEqual([
    ['Italy', '2007–2018'],
    ['Italy', '2007-2018'],
    ['Our Italy', '2007 – 2018'],
    ['意大利之旅', '2007年—2018年'],
    ['Rome–', 'Naples 2018'],
  ])
})

test('text: own line ends are kept, spaces at them are not', () => {
  const { lines } = layoutText({ text: '一  \r\n二\n\n三 ', box, style: { ...style, size: 4 }, fonts })
  expect(lines.map((line) => line.text)).toEqual(['一', '二', '', '三'])
})

test('text: words stay whole while a smaller size can keep them so', () => {
  const { lines, overflows } = layoutText({ text: 'Grossmutter Wilhelmine', box: { ...box, width: 30 }, style, fonts })
  expect([lines.map((line) => line.text), overflows]).toEqual([['Grossmutter', 'Wilhelmine'], false])
})

test('text: stray spaces around Chinese punctuation are dropped', () => {
  expect(['你好 ，世界 ！', '（ 夏天 ）', '说： “好 ”', 'a, b (c) d', '第 1 天'].map(cleanText)).toEqual([
    '你好，世界！',
    '（夏天）',
    '说：“好”',
    'a, b (c) d',
    '第 1 天',
  ])
})

test('B§9 limits: a character is what a reader counts', () => {
  expect(['e\u0301', '👨‍👩‍👧', '🇨🇳', '我的影集', 'a\u0308\u0301'].map((text) => graphemesOf(text).length)).toEqual([
    ...[1, 1, 1, 4, 1],
  ])
})

/** Deterministic draws, so that a failure can be seen again. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const PIECES = [
  ...'春天的花开秋天的风以及冬天的落阳我们一起去旅行',
  ...['，', '。', '！', '？', '、', '：', '“最美”', '（二〇二五）', '《影集》', '……', '——', '」', '『家』'],
  ...[' Hello ', 'world', ' 2025/12/25 ', '第3页', "don't ", 'Wien', ' (Tag 1) ', '100%', ' $20 ', 'über', 'A-B', '\n'],
]

test('text: 2000 mixed paragraphs break no punctuation rule and leave no box', () => {
  const random = randomOf(4)
  const wrong: string[] = []
  for (let k = 0; k < 2000; k++) {
    const length = 3 + Math.floor(random() * 40)
    const text = Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)])
      .join('')
      .replace(/[，。！？、：」…—]{3,}/gu, '。')
    const room = { x: 0, y: 0, width: 40 + random() * 80, height: 12 + random() * 40 }
    const set = layoutText({ text, box: room, style: { ...style, minSize: 2.2, leading: 1.35 }, fonts })
    for (const [i, line] of set.lines.entries()) {
      const above = set.lines[i - 1]
      const [first, last] = [line.text.at(0), line.text.at(-1)]
      const continues = above && !endsByWish(text, above.text, line.text)
      if (continues && first && NO_LINE_START.has(first)) {
        wrong.push(`starts: ${above.text} | ${line.text}`)
      }
      if (
        last &&
        NO_LINE_END.has(last) &&
        set.lines[i + 1]?.text &&
        !endsByWish(text, line.text, set.lines[i + 1]?.text ?? '')
      ) {
        wrong.push(`ends: ${line.text}`)
      }
      if (widthOf(line, set.size) > room.width + 1e-6) {
        wrong.push(`wide: ${line.text}`)
      }
    }
    const height = set.lines.length * set.size * 1.35
    if (set.overflows !== height > room.height + 1e-6) {
      wrong.push(`height: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})

/** Whether the writer ended the line: such a break is not ours to judge. */
function endsByWish(text: string, above: string, below: string): boolean {
  return cleanText(text)
    .replaceAll(/ *\n */gu, '\n')
    .includes(`${above}\n${below}`)
}
