import { expect, test } from 'vitest'
import { DEMO_THEMES } from '../demo/themes.ts'
import type { OwnStyle } from '../design/design.ts'
import { channelsOf, contrast, meanLight } from './colour.ts'
import { colourToBegin, READABLE_CONTRAST, styleWhereMoved } from './readable-colour.ts'
import type { Theme } from './theme.ts'

test('text: a new text begins in a colour that is read on what lies under it, the theme’s own where it is', () => {
  for (const theme of DEMO_THEMES) {
    const own = theme.captions.text.colour
    for (let grey = 0; grey < 256; grey++) {
      const under = [grey, grey, grey]
      const { colour } = colourToBegin(theme, 'text', under)
      expect(contrast(channelsOf(colour ?? own), under)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
      expect(colour === undefined).toBe(contrast(channelsOf(own), under) >= READABLE_CONTRAST)
    }
  }
})

test('text: one that is moved to where it is harder to read gets a colour that is read there, else it keeps its own', () => {
  const [theme] = DEMO_THEMES
  const [paper, dusk, night] = [255, 110, 20].map((grey) => [grey, grey, grey])
  const moved = (style: OwnStyle, from: readonly number[] | undefined, to: readonly number[] | undefined) =>
    styleWhereMoved(theme as Theme, { role: 'text', style }, { from: from ?? [], to: to ?? [] })
  const white = { colour: '#ffffff' }
  expect({
    ontoPhoto: moved({ size: 6 }, paper, night),
    ontoPaper: moved({ ...white, size: 6 }, night, paper),
    beside: moved({}, paper, paper),
    chosenFaint: moved({ colour: '#eeeeee' }, paper, paper),
    stillRead: moved(white, night, dusk),
  }).toEqual({
    ...{ ontoPhoto: { size: 6, ...colourToBegin(theme as Theme, 'text', night ?? []) }, ontoPaper: { size: 6 } },
    ...{ beside: undefined, chosenFaint: undefined, stillRead: undefined },
  })
})

test('text: the light of a picture is the mean of its pixels’ light, as a grey', () => {
  expect(meanLight([0, 0, 0, 255, 255, 255, 255, 255])).toEqual([188, 188, 188])
  expect(meanLight([20, 20, 20, 255])).toEqual([20, 20, 20])
})
