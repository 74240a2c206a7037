import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { manageCustomer } from '../../domain/calls/manage/customers.ts'
import { manageOrder, manageOrders } from '../../domain/calls/manage/orders.ts'
import { manageProduct } from '../../domain/calls/manage/products.ts'
import { manageProviders } from '../../domain/calls/manage/providers.ts'
import { manageSetUp } from '../../domain/calls/manage/set-up.ts'
import { manageSettings, saveSettings } from '../../domain/calls/manage/settings.ts'
import { manageToday } from '../../domain/calls/manage/today-and-log.ts'
import { changeStaffPassword, getInvitation } from '../../domain/calls/staff.ts'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { SHOP_REFUSALS } from '../../domain/refusals/shop.refusals.ts'
import { STAFF_REFUSALS } from '../../domain/refusals/staff.refusals.ts'
import { Console } from '../../src/manage/app/Console.tsx'
import { consoleAt, fails, says, saysNo, saysNothing } from '../fixtures/console.tsx'
import { IN_TWO_PARCELS, NOON, ORDER, ORDERS, TODAY } from '../fixtures/console-orders.ts'
import { CUSTOMERS, PROVIDERS, SET_UP, SETTINGS } from '../fixtures/console-shop.ts'

const meta: Meta<typeof Console> = { title: 'Console 后台/States 状态', id: 'console-states', component: Console }
export default meta

type Story = StoryObj<typeof Console>

/** The page stands there when this does: what is awaited, or what went wrong. */
const there = (text: string | RegExp): Required<Pick<Story, 'play'>> => ({
  play: async ({ canvas, step }) => {
    await step('The page says how it stands', async () => {
      await canvas.findAllByText(text)
    })
  },
})

const body = within(document.body)
const [, , LONG = ORDERS[0]] = ORDERS
const [LIN] = CUSTOMERS

export const TodayLoading: Story = {
  ...consoleAt('/', [saysNothing(manageSetUp), saysNothing(manageToday)]),
  ...there('今天'),
}
export const OrdersLoading: Story = { ...consoleAt('/orders', [saysNothing(manageOrders)]), ...there('订单') }
export const OneOrderOfALongName: Story = {
  ...consoleAt('/orders', [says(manageOrders, LONG ? [LONG] : [], 1)]),
  ...there(/Müller-Lüdenscheidt/),
}
/** The admin library writes what failed to the browser's log, which no test allows. */
export const OrdersOffline: Story = {
  tags: ['!test'],
  ...consoleAt('/orders', [fails(manageOrders, 'lost')]),
  ...there('再试一次'),
}
export const OrdersFailed: Story = {
  tags: ['!test'],
  ...consoleAt('/orders', [fails(manageOrders, 'broken')]),
  ...there('再试一次'),
}
export const AnOrderLoading: Story = {
  ...consoleAt('/orders/order-2/show', [saysNothing(manageOrder)]),
  ...there('订单'),
}
/** Each is followed by its own link; which of them was noted wrong is chosen. */
export const AnOrderOfTwoParcels: Story = {
  ...consoleAt('/orders/order-2/show', [says(manageOrder, IN_TWO_PARCELS)]),
  play: async ({ canvas, step }) => {
    await step('A parcel that was noted wrong is chosen to be corrected or taken away', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '更正运单' }))
      await body.findByRole('combobox', { name: /哪个包裹/ })
    })
  },
}
/** The second parcel has a carrier and a number of its own. */
export const ShippedInTwoParcels: Story = {
  ...consoleAt('/orders/order-2/show', [says(manageOrder, ORDER)]),
  play: async ({ canvas, step }) => {
    await step('One more parcel is noted with the first', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '发货' }))
      await userEvent.click(await body.findByRole('button', { name: '再登记一个包裹' }))
      await userEvent.type(await body.findByLabelText('包裹 2 · 快递公司'), '圆通')
      await userEvent.type(body.getByLabelText('包裹 2 · 运单号'), 'YT0042001234567')
    })
  },
}
export const AProduct: Story = {
  ...consoleAt('/products/book-square/show', [
    says(manageProduct, {
      product: DEMO_PRODUCTS[0] as never,
      ...{
        changed: NOON,
        currency: 'CNY',
        categories: [{ id: 'books', name: '照片书' }],
        looks: [],
        products: [],
        places: [],
      },
    }),
  ]),
  ...there(/方形照片书/),
}
export const ACustomer: Story = {
  ...consoleAt('/customers/u1/show', [
    says(manageCustomer, {
      ...(LIN as NonNullable<typeof LIN>),
      nickname: 'Wolfgang Amadeus Theophilus Müller-Lüdenscheidt',
      ...{ list: [], agreed: [], albums: [] },
    }),
  ]),
  ...there(/Müller-Lüdenscheidt/),
}
/** In the menu of whoever is signed in. */
const openPassword: Story['play'] = async ({ canvas, step }) => {
  await step('The menu of the account leads to the password', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lin/ }))
    await userEvent.click(await body.findByRole('menuitem', { name: '修改密码' }))
    await body.findByLabelText(/现在的密码/)
  })
}
const { code, sentence } = STAFF_REFUSALS['staff-login-wrong']
const FIRST_DAY = [says(manageSetUp, SET_UP), says(manageToday, { ...TODAY, days: [] })]
export const ThePassword: Story = { ...consoleAt('/', FIRST_DAY), play: openPassword }
/** What was typed stays, and what is wrong stands under it. */
export const APasswordThatIsWrong: Story = {
  ...consoleAt('/', [...FIRST_DAY, saysNo(changeStaffPassword, code, sentence['zh-Hans'])]),
  play: async (context) => {
    await openPassword(context)
    await context.step('A password of before that is not this one is refused', async () => {
      await userEvent.type(body.getByLabelText(/现在的密码/), 'the one of last year')
      await userEvent.type(body.getByLabelText(/^新密码/), 'apple-tree-by-the-sea')
      await userEvent.type(body.getByLabelText(/再输一次密码/), 'apple-tree-by-the-sea')
      await userEvent.type(body.getByLabelText(/动态码/), '123456')
      await userEvent.click(body.getByRole('button', { name: '修改密码' }))
      await body.findByText(sentence['zh-Hans'])
    })
  },
}
/** Another currency is asked about with both forms of a price, and refused once there are orders. */
export const AnotherCurrency: Story = {
  ...consoleAt('/shop?part=currency', [
    says(manageSettings, SETTINGS),
    says(manageProviders, PROVIDERS),
    saysNo(
      saveSettings,
      SHOP_REFUSALS['currency-in-books'].code,
      SHOP_REFUSALS['currency-in-books'].sentence['zh-Hans'].replace('{orders}', '2').replace('{currency}', 'CNY'),
    ),
  ]),
  play: async ({ canvas, step }) => {
    await step('A currency is chosen', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: '货币' }))
      await userEvent.click(await body.findByRole('option', { name: /日元/ }))
    })
    await step('What becomes of prices is said before', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '改为 日元' }))
      await body.findByText(/128.00 CNY 变成 128 JPY/)
    })
    await step('The shop says why not', async () => {
      await userEvent.click(within(body.getByRole('dialog')).getByRole('button', { name: '改为 日元' }))
      await body.findByText(/2 个订单以 CNY 付款/)
    })
  },
}
const INVITATION = `/join?t=${'a'.repeat(43)}`
export const Invited: Story = {
  ...consoleAt(
    INVITATION,
    [
      says(getInvitation, {
        ...{ role: 'clerk', name: 'Mei', email: '', merchant: 'Keepsake', setupkey: 'JBSW Y3DP EHPK 3PXP' },
        totp: 'otpauth://totp/Keepsake:mei?secret=JBSWY3DPEHPK3PXP',
      }),
    ],
    'nobody',
  ),
  ...there(/JBSW Y3DP/),
}
export const AnInvitationThatEnded: Story = {
  ...consoleAt(INVITATION, [saysNo(getInvitation, 410, '这个邀请已经用过，或者过期了。')], 'nobody'),
  ...there(/这个邀请/),
}
