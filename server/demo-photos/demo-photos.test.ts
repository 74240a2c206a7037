import { expect, test } from 'vitest'
import { DEMO_PHOTO_NAMES } from '../../domain/demo/demo-photos.ts'
import { develop } from './light/lens.ts'
import { SCENES } from './scenes/all-scenes.ts'

test('every demo photograph has its scene, and no scene stands for nothing', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(DEMO_PHOTO_NAMES.toSorted())
})

test('a demo photograph is the same whenever it is rendered', async () => {
  const scene = SCENES['sailing-home']
  const render = () => scene && develop(scene.light(48, 36), scene.development, { width: 96, height: 72 }, 7)
  const first = await render()
  expect(first?.length).toBe(96 * 72 * 3)
  expect(await render()).toEqual(first)
})
