import { expect, test } from 'vitest'
import { DEMO_PHOTO_NAMES } from './demo-photos.ts'
import { insteadOfDemo } from './instead-of-demo.ts'

const photo = (name: string, width: number, height: number) => ({ name, width, height })

test('photos stand in the places of demo photographs by their shapes, and none twice before all were there', () => {
  const wide = photo('wide', 16, 9)
  const square = photo('square', 10, 10)
  const upright = photo('upright', 2, 3)
  const usual = photo('usual', 3, 2)
  const instead = insteadOfDemo([upright, square, wide, usual])
  expect(['family-beach', 'sea-silver', 'coffee', 'balloons'].map((name) => instead.get(name as never)?.name)).toEqual([
    'usual',
    'wide',
    'square',
    // All that is left.
    'upright',
  ])
  expect(instead.get('sea-sunset')).toBe(usual)
  expect([...instead.keys()].sort()).toEqual([...DEMO_PHOTO_NAMES].sort())
})

test('without a photo demo photographs stay', () => {
  expect([...insteadOfDemo([])]).toEqual([])
})
