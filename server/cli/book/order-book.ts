import { z } from 'zod'
import type { RequestOf } from '../../../domain/calls/call.ts'
import { FACTORY_TOKEN_PAGE } from '../../../domain/calls/factory.ts'
import { createOrder, createPackageOrder, getOrderInfo, priceChangedField } from '../../../domain/calls/order.ts'
import { printOrderNow } from '../../../domain/calls/order-changes.ts'
import { calPrice, type PackageRequest, type QuoteReply } from '../../../domain/calls/price.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Report } from './report.ts'
import type { RunStateFile } from './run-state.ts'
import { CallRefused, type ShopClient } from './shop-client.ts'
import { pause } from './shop-server.ts'

const RECEIVER = {
  recvname: 'Keepsake book',
  recvphone: '13800138000',
  recvprovince: '广东省',
  recvcity: '深圳市',
  recvdistrict: '南山区',
  recvaddress: 'npm run book',
}

export interface BookToOrder {
  readonly product: Product
  /** Absent where nothing is uploaded. */
  readonly aid?: string
  /** Absent where nothing is designed. */
  readonly taskId?: string
  readonly rev: number
  readonly quantity?: number
  /** Which part of a set it is. */
  readonly combineId?: string
}

export interface PlacedOrder {
  readonly orderId: string
  readonly amount: number
  readonly currency: string
}

/** Asks the price, orders at that price, pays on the pay page. Done again, it is the same order. */
export async function orderBook(
  client: ShopClient,
  states: RunStateFile,
  books: readonly BookToOrder[],
  set?: Product,
): Promise<PlacedOrder> {
  const proddata = set && {
    ...{ packageId: set.id, pkjId: `${states.state.run}-set`, quantity: 1, attrIdList: firstOptions(set) },
  }
  const items = books.map((book) => ({
    ...{ pid: book.product.id, aid: book.aid, taskid: book.taskId, rev: book.rev },
    ...{ quantity: book.quantity ?? 1, attridlist: firstOptions(book.product) },
    ...(proddata ? { combinepId: book.combineId, packageId: proddata.packageId, pkjId: proddata.pkjId } : {}),
  }))
  if (states.state.orderId === undefined) {
    const price = await client.call(calPrice, { orderdata: items, proddata })
    const orderId = await place(client, states, { items, proddata }, price)
    states.save((state) => {
      state.orderId = orderId
    })
  }
  const orderId = states.state.orderId ?? ''
  const info = await client.call(getOrderInfo, { oid: orderId })
  if (info.state === 'awaiting-pay') {
    await pay(client, info.payurl)
  }
  const { changes } = await client.call(getOrderInfo, { oid: orderId })
  if (changes.includes('print-now')) {
    await client.call(printOrderNow, { oid: orderId, opid: `${states.state.run}-print-now` })
  }
  states.save((state) => {
    state.paid = true
  })
  return { orderId, amount: info.pay_amount, currency: info.currency }
}

function firstOptions({ attributes }: Product): string[] {
  return attributes.flatMap((group) => group.options[0]?.id ?? [])
}

type CodeRequest = Pick<RequestOf<typeof createPackageOrder>, 'orderdata'>['orderdata']

async function place(
  client: ShopClient,
  states: RunStateFile,
  { items, proddata }: { readonly items: CodeRequest; readonly proddata: PackageRequest | undefined },
  price: QuoteReply,
): Promise<string> {
  let amount = price.pay_amount
  for (let attempt = 0; ; attempt++) {
    try {
      const intent = {
        ...RECEIVER,
        ...{ orderdata: items, pay_amount: amount, quoteId: price.quoteId },
        opid: `${states.state.run}-order-${states.state.orderTry}`,
      }
      const made = proddata
        ? await client.call(createPackageOrder, { ...intent, proddata })
        : await client.call(createOrder, intent)
      return made.orderid
    } catch (error) {
      if (!(error instanceof CallRefused && error.reason === 'price-changed' && attempt < 2)) {
        throw error
      }
      amount = priceChangedField.parse(error.data).pay_amount
      // Another price is another intent: the first key stays with its refusal.
      states.save((state) => {
        state.orderTry += 1
      })
    }
  }
}

/** Presses the button of the pay page. */
async function pay(client: ShopClient, payurl: string): Promise<void> {
  const page = await (await client.request(payurl)).text()
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, unescaped(value)] as [string, string],
  )
  if (fields.length === 0) {
    throw new Error('The pay page has no button: this command needs a shop with the development payment.')
  }
  const answered = await client.request(payurl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  await answered.arrayBuffer()
  if (answered.status !== 303) {
    throw new Error(`The pay page answered ${answered.status} to its button.`)
  }
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}

/** Waits until the print file is made. @throws Error when the shop gave it up. */
export async function waitForPrint(client: ShopClient, orderId: string, report: Report): Promise<void> {
  const step = report.step('print', 1)
  for (;;) {
    const { print } = await client.call(getOrderInfo, { oid: orderId })
    if (print === 'ready') {
      return step.to(1)
    }
    if (print === 'failed') {
      throw new Error(`The print file of order ${orderId} could not be made; the shop's log says why.`)
    }
    await pause(500)
  }
}

const TOKEN = z.object({ token: z.string() })

/** What a shop in development mode tells everybody: who holds it is its factory. */
export async function factoryTokenOf(client: ShopClient): Promise<string> {
  const response = await client.request(FACTORY_TOKEN_PAGE)
  if (response.status !== 200) {
    await response.arrayBuffer()
    throw new Error(
      `The shop does not tell its factory's token at ${FACTORY_TOKEN_PAGE}: this command needs a shop in development mode.`,
    )
  }
  return TOKEN.parse(await response.json()).token
}

/** A file of the order for the factory. */
export async function fetchForFactory(client: ShopClient, path: string, token: string): Promise<Buffer> {
  const response = await client.request(path, { headers: { authorization: `Bearer ${token}` } })
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) {
    throw new Error(`${path} answered ${response.status}.`)
  }
  return body
}
