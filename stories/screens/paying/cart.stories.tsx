import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { asId, type OrderId, type TaskId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { Cart, CurrentCartItem } from '../../../src/ports/cart-ports.ts'
import { CartScreen } from '../../../src/screens/cart_index/CartScreen.tsx'
import { demoPhoto } from '../../../src/ui/pictures/demo-photo.ts'
import { waiting } from '../../fixtures/ports.ts'
import { LONG_NAMED, PRODUCTS, SQUARE_BOOK } from '../../fixtures/sample-products.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../../fixtures/stories.ts'

const meta: Meta<typeof CartScreen> = {
  title: 'Screens/4 Pay 付款/Cart 购物车 購物車 · cart_index · B§8',
  id: 'screens-cart-index',
  component: CartScreen,
}
export default meta

type Story = StoryObj<typeof CartScreen>

const address = '/cart_index'
const productOf = (type: number) => PRODUCTS.find((product) => product.type === type) ?? SQUARE_BOOK

function thing(id: string, change: Partial<CurrentCartItem> = {}): CurrentCartItem {
  return {
    ...{ id, pid: SQUARE_BOOK.id, taskId: asId<TaskId>(id), rev: 3, quantity: 1, attributes: [] },
    ...{ place: 'now', name: '方形照片书', amount: minorUnits(14_300), edited: false },
    chosen: ['26 页', '48 张照片', '20 × 20 厘米', '样式：白'],
    ...change,
  }
}

const frame = productOf(2)
const goods = productOf(5)
const THREE: readonly CurrentCartItem[] = [
  thing('t1'),
  thing('t2', {
    ...{ pid: frame.id, name: frame.name['zh-Hans'], chosen: ['1 张照片', '木色：黑胡桃'], amount: minorUnits(9900) },
  }),
  thing('t3', { pid: goods.id, name: goods.name['zh-Hans'], chosen: [], quantity: 2, amount: minorUnits(19_600) }),
]
const LATER = thing('t4', { place: 'later', name: '外婆的七十岁', amount: minorUnits(12_800) })

function cartOf(things: readonly CurrentCartItem[], change: Partial<NonNullable<Cart['sum']>> = {}): Cart {
  const bought = things.filter(({ place, problem: trouble }) => place === 'now' && !trouble)
  const lines = bought.map(({ amount }, item) => ({ kind: 'base', item, amount }) as const)
  const total = minorUnits(lines.reduce((sum, { amount }) => sum + amount, 1200))
  const delivery = { kind: 'delivery', amount: minorUnits(1200) } as const
  return {
    ...{ items: things, currency: 'CNY' },
    ...(bought.length > 0 ? { sum: { lines: [...lines, delivery], total, ...change } } : {}),
  }
}

const world = (things: readonly CurrentCartItem[], change: Partial<NonNullable<Cart['sum']>> = {}) => ({
  account: { cover: () => Promise.resolve(demoPhoto('daisies')) },
  catalogue: {
    product: (pid: string) => Promise.resolve([...PRODUCTS, LONG_NAMED].find(({ id }) => id === pid) ?? SQUARE_BOOK),
  },
  cart: { cart: () => Promise.resolve(cartOf(things, change)) },
})
const coupon = { name: '开学季', off: minorUnits(2000) }

export const ThreeThings: Story = on({ address, world: world([...THREE, LATER], { coupon }) })
export const OneThing: Story = on({ address, world: world(THREE.slice(0, 1)) })
export const Empty: Story = on({ address })
export const OnlyForLater: Story = on({ address, world: world([LATER]) })
/** Everything that can have become of a thing meanwhile; what is left can be ordered. */
export const MuchHasHappened: Story = on({
  address,
  world: world([
    thing('t1', { edited: true }),
    thing('t2', { problem: 'ordered', orderId: asId<OrderId>('20260503-paid') }),
    thing('t3', { problem: 'gone', chosen: [] }),
    thing('t4', { problem: 'off-shelf' }),
    thing('t5', { problem: 'soon' }),
    thing('t6', { problem: 'options-changed' }),
    thing('t7', { problem: 'unfinished' }),
    thing('t8', { problem: 'other-place' }),
  ]),
})
/** The shop would print what it has, which is not what was seen last. */
export const ChangesOnThisPhone: Story = on({
  address,
  world: world([thing('t1', { unsent: true }), ...THREE.slice(2)]),
})
export const LongestName: Story = on({
  address,
  world: world([
    thing('t1', {
      ...{ pid: LONG_NAMED.id, name: LONG_NAMED.name.en, quantity: 999, amount: minorUnits(999 * 127_007) },
      chosen: ['120 pages', '499 photos', '30 × 30 cm', 'Look: First year', 'Paper: Cotton rag, lay-flat, 300 g'],
    }),
  ]),
})
export const Removed: Story = {
  ...on({ address, world: world(THREE) }),
  play: async ({ userEvent, step }) => {
    await step('The shopper takes the first thing out', async () => {
      const [first] = await screen.findAllByRole('button', { name: /移除|Remove/ })
      if (first) {
        await userEvent.click(first)
      }
    })
  },
}
export const ChangeRefused: Story = {
  ...on({
    address,
    world: {
      ...world([...THREE, LATER]),
      cart: {
        cart: () => Promise.resolve(cartOf([...THREE, LATER])),
        change: () => refusedBecause('这里最多放 20 件。请先移走一件。'),
      },
    },
  }),
  play: async ({ userEvent, step }) => {
    await step('The shopper wants one more in the cart', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /放进购物车|放進購物車|Move to cart/ }))
    })
  },
}
export const Loading: Story = on({ address, world: { cart: { cart: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { cart: { cart: lost } } })
export const Failed: Story = on({ address, world: { cart: { cart: broken } } })
export const Wide: Story = { ...on({ address, world: world([...THREE, LATER], { coupon }) }), ...WIDE }
