import { expect, test } from 'vitest'
import { DEMO_THEMES } from '../demo/themes.ts'
import { channelsOf, contrast, meanLight } from './colour.ts'
import { colourToBegin, READABLE } from './readable-colour.ts'

test('text: a new text begins in a colour that is read on what lies under it, the theme’s own where it is', () => {
  for (const theme of DEMO_THEMES) {
    const own = theme.captions.text.colour
    for (let grey = 0; grey < 256; grey++) {
      const under = [grey, grey, grey]
      const { colour } = colourToBegin(theme, 'text', under)
      expect(contrast(channelsOf(colour ?? own), under)).toBeGreaterThanOrEqual(READABLE)
      expect(colour === undefined).toBe(contrast(channelsOf(own), under) >= READABLE)
    }
  }
})

test('text: the light of a picture is the mean of its pixels’ light, as a grey', () => {
  expect(meanLight([0, 0, 0, 255, 255, 255, 255, 255])).toEqual([188, 188, 188])
  expect(meanLight([20, 20, 20, 255])).toEqual([20, 20, 20])
})
