import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { chosenWood } from './chosen-wood.ts'

test('B§4 type 2: the wood of a frame is the colour of the option that was chosen; nothing else has one', () => {
  const frames = DEMO_PRODUCTS.filter(({ type }) => type === 2)
  expect(frames.map((frame) => [chosenWood(frame, ['wood-oak']), chosenWood(frame, [])])).toEqual(
    frames.map(() => ['#d2b48a', undefined]),
  )
  const others = DEMO_PRODUCTS.filter(({ type }) => type !== 2)
  const all = (product: (typeof others)[number]) =>
    product.attributes.flatMap(({ options }) => options.map(({ id }) => id))
  expect(others.flatMap((product) => chosenWood(product, all(product)) ?? [])).toEqual([])
})
