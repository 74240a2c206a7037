import { FACTORY_BASE, type FactoryOrderList, factoryOrderListField } from '../../domain/calls/factory.ts'
import { getOrderInfo } from '../../domain/calls/order.ts'
import { printOrderNow } from '../../domain/calls/order-changes.ts'
import type { Proof } from '../../domain/production/proof.ts'
import type { ShopProcess } from '../support/servers/shop-process.ts'
import { ask } from './ask.ts'
import type { Shopper } from './shopper-steps.ts'
import { waiting as expect } from './waiting.ts'

/** From the confirmed book over choices and address to the shop's pay page. Returns the number of the order. */
export async function placeOrder(shopper: Shopper): Promise<string> {
  const { page, say } = shopper
  await page.getByRole('button', { name: say('Confirm') }).tap()
  const order = page.getByRole('heading', { name: say('Order'), exact: true })
  const softOnes = page.getByRole('button', { name: say('Order it like this') })
  await expect(order.or(softOnes)).toBeVisible()
  if (await softOnes.isVisible()) {
    await softOnes.tap()
  }
  await expect(order).toBeVisible()
  await page.getByRole('radio').nth(1).tap()
  return await sendAndPay(shopper)
}

/** From the order of whatever was chosen over the address to the shop's pay page. Returns the number of the order. */
export async function sendAndPay(shopper: Shopper): Promise<string> {
  await giveAddress(shopper)
  return await toPayPage(shopper)
}

/** Says where the parcel goes. */
async function giveAddress(shopper: Shopper): Promise<void> {
  const { page, say } = shopper
  await page.getByRole('button', { name: say('Add the address') }).tap()
  await page.getByLabel(say('Name'), { exact: true }).fill('林小雨')
  await page.getByLabel(say('Mobile number')).fill('13900000000')
  await page.getByRole('combobox', { name: say('Province') }).selectOption('广东省')
  await page.getByRole('combobox', { name: say('City') }).selectOption('深圳市')
  await page.getByRole('combobox', { name: say('District') }).selectOption('南山区')
  await page.getByLabel(say('Street, house number, flat')).fill('海边路 8 号 3 楼')
  await shopper.look?.('pay_index-address')
  await page.getByRole('button', { name: say('Use this address') }).tap()
}

/** From the order that lacks nothing to the shop's pay page. Returns the number of the order. */
export async function toPayPage(shopper: Shopper): Promise<string> {
  const { page, say } = shopper
  await expect(page.getByRole('button', { name: say.like('Pay {amount}') })).toBeEnabled()
  await shopper.look?.('pay_index')
  await page.getByRole('button', { name: say.like('Pay {amount}') }).tap()
  await page.waitForURL('**/Mobile/Shop/Pay/orderid/**')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Presses the button of the pay page, comes back to the shop and gives up the time in which the order could be changed. */
export async function payNow(shopper: Shopper): Promise<void> {
  const { page } = shopper
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('contentinfo').getByRole('button').tap()
  await page.waitForURL('**/emall/app/**')
  // Without one nothing has changed, and a thank-you that is said once would be gone.
  if (await printAtOnce(shopper, orderId)) {
    await page.reload()
  }
}

/** Gives up the time in which an order could be changed, and says whether there was one. */
export async function printAtOnce({ page }: Pick<Shopper, 'page'>, orderId: string): Promise<boolean> {
  const { changes } = await ask({ page }, getOrderInfo, { oid: orderId })
  const isHeld = changes.includes('print-now')
  if (isHeld) {
    await ask({ page }, printOrderNow, { oid: orderId })
  }
  return isHeld
}

/** Something of the factory, asked for with its token. */
export function askFactory({ url, factoryToken }: ShopProcess, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { authorization: `Bearer ${factoryToken}` } })
}

/** What the factory's list says of the things of one order. */
export async function factoryLines(shop: ShopProcess, orderId: string): Promise<FactoryOrderList['orders']> {
  const { orders } = factoryOrderListField.parse(await (await askFactory(shop, FACTORY_BASE)).json())
  return orders.filter(({ orderid }) => orderid === orderId)
}

/** What the factory holds in its hands: the print file and its proof, fetched with the factory's token. */
export async function fetchPrint(
  shop: ShopProcess,
  orderId: string,
): Promise<{ readonly pdf: Buffer; readonly proof: Proof }> {
  const fetched = (file: string) => askFactory(shop, `${FACTORY_BASE}/${orderId}/${file}`)
  await expect.poll(async () => (await fetched('print.pdf')).status).toBe(200)
  return {
    pdf: Buffer.from(await (await fetched('print.pdf')).arrayBuffer()),
    proof: (await (await fetched('proof.json')).json()) as Proof,
  }
}
