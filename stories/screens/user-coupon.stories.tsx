import type { Meta, StoryObj } from '@storybook/react-vite'
import { minorUnits } from '../../domain/units.ts'
import { RequestRefused } from '../../src/ports/reading-faults.ts'
import { UserCouponScreen } from '../../src/screens/user_coupon/UserCouponScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { aShopperCoupon, COUPONS } from '../fixtures/sample-coupons.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof UserCouponScreen> = {
  title: 'Screens/6 Account 账户/Coupons 优惠券 優惠券 · user_coupon · A§9',
  id: 'screens-user-coupon',
  component: UserCouponScreen,
}
export default meta

type Story = StoryObj<typeof UserCouponScreen>

const address = '/user_coupon'
const list = () => Promise.resolve(COUPONS)
const LOOK = /^(查看|Look)$/

export const UsableAndToBeHad: Story = on({ address, world: { coupons: { list } } })
export const UsedOnes: Story = {
  ...on({ address, world: { coupons: { list } } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper turns to the used ones', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: /已使用|Used|已使用/ }))
    })
  },
}
export const OverOnes: Story = {
  ...on({ address, world: { coupons: { list } } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper turns to those that are over', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: /已失效|Over/ }))
    })
  },
}
export const None: Story = on({ address })
export const Loading: Story = on({ address, world: { coupons: { list: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { coupons: { list: lost } } })
export const ShopFailed: Story = on({ address, world: { coupons: { list: broken } } })
/** As UsableAndToBeHad but for the field: the code that a link brought stands in it, not looked at yet. */
export const CodeOfALink: Story = on({ address: `${address}?couponCode=THANKYOU50`, world: { coupons: { list } } })
export const CodeLookedAt: Story = {
  ...on({
    address: `${address}?couponCode=THANKYOU50`,
    world: {
      coupons: {
        list,
        lookUp: () => Promise.resolve(aShopperCoupon('', { status: 'open', name: '老朋友的谢意', code: 'THANKYOU50' })),
      },
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper looks what the code is worth', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: LOOK }))
    })
  },
}
export const CodeDoesNotWork: Story = {
  ...on({
    address: `${address}?couponCode=NOTHERE`,
    world: {
      coupons: {
        list,
        lookUp: () =>
          Promise.reject(
            new RequestRefused({
              kind: 'refused',
              reason: 'coupon-unknown',
              code: 3140,
              message: '这个优惠码用不了。请核对一下；优惠码到期或被领完后也会失效。',
            }),
          ),
      },
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper looks what the code is worth', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: LOOK }))
    })
  },
}
export const LongestWords: Story = on({
  address,
  world: {
    coupons: {
      list: () =>
        Promise.resolve([
          aShopperCoupon('long', {
            name: 'Thirty-fifth wedding anniversary of the founders of this shop',
            discount: { kind: 'amount', off: minorUnits(12_345_600) },
            products: COUPONS[1]?.products ?? [],
          }),
        ]),
    },
  },
})
export const English: Story = { ...UsableAndToBeHad, globals: { language: 'en' } }
export const Traditional: Story = { ...UsableAndToBeHad, globals: { language: 'zh-Hant' } }
export const Wide: Story = { ...UsableAndToBeHad, ...WIDE }
