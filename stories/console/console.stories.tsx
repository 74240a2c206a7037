import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { manageCoupons, manageLevels } from '../../domain/calls/manage/coupons.ts'
import { manageCustomers } from '../../domain/calls/manage/customers.ts'
import { manageOrder, manageOrders } from '../../domain/calls/manage/orders.ts'
import { manageProduct, manageProducts, uploadProductPicture } from '../../domain/calls/manage/products.ts'
import { manageProviders } from '../../domain/calls/manage/providers.ts'
import { manageSetUp } from '../../domain/calls/manage/set-up.ts'
import { manageSettings } from '../../domain/calls/manage/settings.ts'
import { manageTheme, manageThemes } from '../../domain/calls/manage/themes.ts'
import { manageLog, manageToday } from '../../domain/calls/manage/today-and-log.ts'
import { listStaff } from '../../domain/calls/staff.ts'
import { minorUnits } from '../../domain/units.ts'
import { Console } from '../../src/manage/app/Console.tsx'
import { consoleAt, says, saysNo } from '../fixtures/console.tsx'
import { ORDER, ORDERS, TODAY } from '../fixtures/console-orders.ts'
import {
  COUPONS,
  CUSTOMERS,
  LEVELS,
  LOG,
  LOOK,
  LOOKS,
  PEOPLE,
  PRODUCT_WITH_PICTURE,
  PRODUCTS,
  PROVIDERS,
  SET_UP,
  SETTINGS,
} from '../fixtures/console-shop.ts'
import { WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof Console> = { title: 'Console 后台/Pages 页面', id: 'console-pages', component: Console }
export default meta

type Story = StoryObj<typeof Console>

/** A page is there when this stands on it. */
const there = (text: string): Required<Pick<Story, 'play'>> => ({
  play: async ({ canvas, step }) => {
    await step('What the shop answered stands on the page', async () => {
      await canvas.findAllByText(text)
    })
  },
})

const orders = [says(manageOrders, [...ORDERS], ORDERS.length)]

export const FirstDay: Story = {
  ...consoleAt('/', [says(manageSetUp, SET_UP), says(manageToday, { ...TODAY, days: [] })]),
  ...there('完成 2/8'),
}
/** The set-up is over and gone. */
export const ALaterDay: Story = {
  ...consoleAt('/', [
    says(manageSetUp, { ...SET_UP, steps: SET_UP.steps.map((one) => ({ ...one, done: true })) }),
    says(manageToday, TODAY),
  ]),
  ...there('今天的收入'),
  ...WIDE,
}
export const OrdersOnAPhone: Story = { ...consoleAt('/orders', orders), ...there('3F9A 12C1') }
/** Money is not told to the factory. */
export const OrdersOfTheFactory: Story = {
  ...consoleAt(
    '/orders',
    [says(manageOrders, ORDERS.map(({ pay_amount: _, ...one }) => one).slice(1, 4), 3)],
    'factory',
  ),
  ...there('3F9A 12C2'),
}
export const NoOrders: Story = {
  ...consoleAt('/orders', [says(manageOrders, [], 0)]),
  ...there('还没有订单。顾客下单后会出现在这里。'),
}
export const AnOrderWhoseShopperAsks: Story = {
  ...consoleAt('/orders/order-2/show', [says(manageOrder, ORDER)]),
  ...there('顾客留言'),
}
export const AnUnknownOrder: Story = {
  ...consoleAt('/orders/nowhere/show', [saysNo(manageOrder, 404, '没有找到')]),
  play: async ({ canvas, step }) => {
    await step('It is said, and there is a way on', async () => {
      await canvas.findByText('没有找到')
      await canvas.findByRole('link', { name: '回到首页' })
    })
  },
}
export const Products: Story = {
  ...consoleAt('/products', [says(manageProducts, PRODUCTS, PRODUCTS.length)]),
  ...there('小册子 15×21'),
}
/** A file that is no picture is refused with the shop's sentence; the picture that stands there stays. */
export const APictureThatIsNone: Story = {
  ...consoleAt('/products/standard-album-box/show', [
    says(manageProduct, PRODUCT_WITH_PICTURE),
    saysNo(uploadProductPicture, 3003, '只能上传 JPEG、PNG、WebP 或 HEIC 照片，这个文件是别的类型。'),
  ]),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a file that is no picture is chosen', async () => {
      await canvas.findAllByRole('button', { name: /^(上传图片|上傳圖片|Upload a picture)$/ })
      const [file] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
      await userEvent.upload(file as HTMLInputElement, new File(['<svg/>'], 'logo.png', { type: 'image/png' }))
    })
    await step('the shop says what it takes', async () => {
      await canvas.findByText(/HEIC/)
    })
  },
}
export const Looks: Story = { ...consoleAt('/looks', [says(manageThemes, LOOKS, LOOKS.length)]), ...there('亚麻') }
export const ALookThatPrintsBadly: Story = {
  ...consoleAt('/looks/pale/show', [says(manageTheme, LOOK)]),
  ...there('colours.ink'),
}
export const CouponsAndLevels: Story = {
  ...consoleAt('/coupons', [
    says(manageCoupons, COUPONS, 1),
    says(manageLevels, LEVELS),
    says(manageProducts, PRODUCTS),
  ]),
  ...there('见面礼'),
}
export const Customers: Story = {
  ...consoleAt('/customers', [says(manageCustomers, CUSTOMERS, 2)]),
  ...there('林小雨 ¥658.00'),
}
export const Shop: Story = {
  ...consoleAt('/shop', [says(manageSettings, SETTINGS), says(manageProviders, PROVIDERS)]),
  ...there('门面与联系方式'),
  ...WIDE,
}
/** Of two languages, with a price and days of their own for parcels to some countries. */
export const ShopThatDeliversAbroad: Story = {
  ...consoleAt('/shop', [
    says(manageSettings, {
      ...SETTINGS,
      languages: ['en', 'zh-Hant'],
      countries: ['CN', 'HK', 'SG'],
      parcels: [
        { country: 'SG', price: minorUnits(4500), wayDays: { from: 6, to: 10 } },
        { country: 'HK', wayDays: { from: 2, to: 3 } },
      ],
    }),
    says(manageProviders, PROVIDERS),
  ]),
  play: async ({ canvas, step }) => {
    await step('A country has its own price and days', async () => {
      const singapore = within(await canvas.findByRole('group', { name: '新加坡' }))
      await expect(singapore.getAllByRole('textbox')[0]).toHaveValue('45.00')
    })
  },
}
export const People: Story = { ...consoleAt('/people', [says(listStaff, PEOPLE, 2)]), ...there('Lin lin@example.com') }
export const Log: Story = { ...consoleAt('/log', [says(manageLog, LOG, 3)]), ...there('3F9A 12C4') }
export const SigningIn: Story = { ...consoleAt('/', [], 'nobody'), ...there('登录后台') }
/** An address that leads nowhere. */
export const NoSuchPage: Story = { ...consoleAt('/nowhere', []), ...there('回到首页') }
