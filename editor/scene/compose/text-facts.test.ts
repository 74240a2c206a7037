import { expect, test } from 'vitest'
import type { Caption, Page } from '../../../domain/design/design.ts'
import { asId } from '../../../domain/ids.ts'
import { loadFontBook } from '../../../server/fonts/load-font-book.ts'
import { aBookProduct, aTheme } from '../../../tests/support/builders/design-builders.ts'
import { sceneOf } from './scene-of.ts'
import { textFactsOf } from './text-facts.ts'

const fonts = loadFontBook()
const theme = aTheme()
const product = aBookProduct()

function factOf(text: string, over: Partial<Caption> = {}) {
  const box = { x: 20, y: 20, width: 100, height: 12 }
  const caption: Caption = { id: asId('c'), role: 'text', panel: 'front', box, text, ...over }
  const kind = caption.panel === 'spine' ? 'cover' : 'inner'
  const page: Page = { id: asId('p'), kind, slots: [], captions: [caption], shuffleStep: 0, locked: false }
  const scene = sceneOf({ design: { pages: [page] }, page, product, theme, photos: new Map(), fonts })
  return textFactsOf(scene, { page, theme, fonts })[0]
}

test('the ink of a text lies around its glyphs, not around its box', () => {
  const ink = factOf('夏')?.ink
  expect([ink && ink.width < 6, ink && ink.x > 60, ink && ink.y > 20, ink && ink.y + ink.height < 32]).toEqual([
    ...[true, true, true, true],
  ])
  expect(factOf('')?.ink).toBeUndefined()
})

test('the ink of a spine stands upright, as the text does', () => {
  const ink = factOf('我们的夏天', { role: 'spine', panel: 'spine', box: { x: 0, y: 20, width: 8, height: 160 } })?.ink
  expect(ink && ink.height > ink.width * 3).toBe(true)
  expect(ink && ink.x >= 203 && ink.x + ink.width <= 211).toBe(true)
})

test('of a text that overflows: as much of it as fits, its end marked', () => {
  const fact = factOf('Two weeks of tiles, trams and custard tarts, and we would all go there again.', {
    box: { x: 20, y: 20, width: 40, height: 7 },
  })
  expect([fact?.overflows, fact?.fitting?.endsWith('…')]).toEqual([true, true])
  expect(factOf(fact?.fitting ?? '', { box: { x: 20, y: 20, width: 40, height: 7 } })?.overflows).toBe(false)
})

test('of a spine that overflows: as much of it as fits the length of the spine', () => {
  const spine: Partial<Caption> = { role: 'spine', panel: 'spine', box: { x: 0, y: 20, width: 8, height: 60 } }
  const title = 'Two weeks of tiles, trams and custard tarts. '.repeat(20)
  const { overflows, fitting = '' } = factOf(title, spine) ?? {}
  // A word more is too much.
  const more = `${title.slice(0, fitting.length + 6)}…`
  expect([overflows, fitting.endsWith('…'), factOf(fitting, spine)?.overflows, factOf(more, spine)?.overflows]).toEqual(
    [...[true, true, false, true]],
  )
})

test('a character that no face has: a plain form of it where there is one, or nothing', () => {
  expect(factOf('12 ㎏ ش 夏天')).toMatchObject({ missing: ['ش'], drawable: '12 ㎏ 夏天' })
  expect(factOf('12 ㎏ 🏖️ 夏天')).toMatchObject({ missing: [] })
  expect(factOf('ﬃ 𝐀')?.drawable ?? 'all there').toMatch(/A|all there/)
  expect(factOf('夏天')?.drawable).toBeUndefined()
})
