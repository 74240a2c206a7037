import { expect, test } from 'vitest'
import { DEMO_PHOTO_NAMES } from '../../domain/demo/demo-photos.ts'
import { develop } from './light/lens.ts'
import { tracedBlocks } from './light/trace-boxes.ts'
import { SCENES } from './scenes/all-scenes.ts'
import { boxScene, CLOTHS } from './scenes/keepsake-box.ts'

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

test('the keepsake box is the same whenever it is rendered, in each cloth its own, whose light is not seen where none of it is', () => {
  const render = () => tracedBlocks(40, 30, boxScene('closed', []), [CLOTHS.sand, CLOTHS.green])
  const [sand, green] = render()
  const again = render()
  expect(again.map(({ data }) => data)).toEqual([sand?.data, green?.data])
  const brightness = (data: Float32Array | undefined, x: number, y: number) =>
    [0, 1, 2].reduce((sum, channel) => sum + (data?.[(y * 40 + x) * 3 + channel] ?? 0), 0)
  // The lid, in the middle of the picture, and the wall above it.
  expect(brightness(green?.data, 20, 14)).toBeLessThan(brightness(sand?.data, 20, 14) * 0.5)
  expect(brightness(green?.data, 20, 0)).toBeCloseTo(brightness(sand?.data, 20, 0), 1)
})
