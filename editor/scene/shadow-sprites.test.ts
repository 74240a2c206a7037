import { expect, test } from 'vitest'
import { shadowSprites } from './shadow-sprites.ts'

const casting = {
  id: 's0',
  box: { x: 10, y: 20, width: 40, height: 30 },
  radius: 0,
  ground: { x: -3, y: -3, width: 206, height: 106 },
}
const soft = { x: 0, y: 1, blur: 4, colour: '#000000', opacity: 0.3 }

test('themes: a shadow grows outwards in flat steps that lie over each other to its full opacity', () => {
  const sprites = shadowSprites(soft, casting)
  expect(sprites).toHaveLength(8)
  expect(sprites.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `shadow-s0-${at}`))
  expect(sprites.at(-1)?.path).toBe('M10 21L50 21L50 51L10 51Z')
  const laid = 1 - sprites.reduce((through, { opacity }) => through * (1 - opacity), 1)
  expect(Math.abs(laid - 0.3)).toBeLessThan(0.001)
  expect(sprites[0]).toMatchObject({ opacity: 0.0047, clip: { x: 6, y: 17, width: 48, height: 38 } })
})

test('themes: a shadow without softness is one shape, round where the photo is', () => {
  const sprites = shadowSprites({ ...soft, blur: 0 }, { ...casting, radius: 5 })
  expect(sprites.map(({ path, opacity }) => [path, opacity])).toEqual([
    [
      'M15 21L45 21C47.762 21 50 23.239 50 26L50 46C50 48.762 47.762 51 45 51L15 51C12.239 51 10 48.762 10 46L10 26C10 23.239 12.239 21 15 21Z',
      0.3,
    ],
  ])
})

test('themes: a shadow stays on its panel, and one that is not seen is not drawn', () => {
  const atTheEdge = { ...casting, box: { x: -3, y: -3, width: 206, height: 40 } }
  expect(shadowSprites(soft, atTheEdge)[0]?.clip).toEqual({ x: -3, y: -3, width: 206, height: 45 })
  expect(shadowSprites({ ...soft, opacity: 0 }, casting)).toEqual([])
})
