import { afterAll, expect, onTestFinished, test } from 'vitest'
import { manageInvoice, manageInvoices } from '../../../domain/calls/manage/invoices.ts'
import { callOffOrder, manageOrder, manageOrders, refundOrderPart } from '../../../domain/calls/manage/orders.ts'
import { manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { getNotices } from '../../../domain/calls/notices.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { askForInvoice } from '../../../domain/calls/order-changes.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { shortOf } from '../../../server/orders/short-of.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { BOX, BOX_PLAIN, newShopper, orderFor, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const COMPANY = {
  kind: 'company',
  title: ' 小林  印刷 ',
  taxnumber: '91350100m000100y43',
  email: 'Lin@Example.com',
} as const
const SPECIAL = {
  ...{ ...COMPANY, kind: 'special', address: '福州市鼓楼区 1 号', phone: '0591-1234 5678' },
  ...{ bank: '中国银行福州分行', account: '6222 0210 0112 2334 455' },
} as const
const WRITTEN = { number: '24442000000123456789', link: 'https://inv.example.com/1.pdf' }

const BEGIN = Date.UTC(2026, 5, 1)
let now = BEGIN
let phones = 0

onBothEngines(
  'invoices',
  (server) => {
    // Both databases begin at the same time.
    afterAll(() => {
      now = BEGIN
    })

    const shopper = () => newShopper(server(), `137600${String(++phones).padStart(5, '0')}`)
    const as = (role: 'clerk' | 'factory') => signInAsStaff(server(), server().client(), role, '1')
    /** A paid order of its own shopper, what he asks for and reads, and what the console says of it. */
    const billed = async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      return {
        own,
        oid,
        clerk,
        askFor: async (fields: object) => {
          now += 60_000
          return (await own.browser.call(askForInvoice, { oid, ...COMPANY, ...fields })).Reason ?? 'asked'
        },
        write: async (fields: object = {}) => {
          now += 60_000
          return (await clerk.call(manageInvoice, { oid, ...WRITTEN, ...fields })).Reason ?? 'noted'
        },
        invoice: async () => {
          const { invoice, mayinvoice } = (await own.browser.call(getOrderInfo, { oid })).Data
          return { invoice, mayinvoice }
        },
        /** Whether it waits for its invoice by each way that tells so. */
        waits: async () => {
          const listed = (await clerk.call(manageOrders, { state: 'invoices', Count: 100 })).Data
          const row = (await clerk.call(manageOrders, { key: oid })).Data[0]
          const { csv } = (await clerk.call(manageInvoices, {})).Data
          return [listed.some(({ orderid }) => orderid === oid), row?.invoices, csv.includes(oid)]
        },
        line: async () =>
          (await clerk.call(manageInvoices, {})).Data.csv.split('\r\n').find((it) => it.startsWith(oid)),
      }
    }

    test('an invoice is asked for once the order is paid, corrected until it is written, and read by its shopper', async () => {
      const { own, oid, clerk, askFor, write, invoice, waits } = await billed()
      const made = await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))
      const unpaid = await own.browser.call(askForInvoice, { oid: made.Data.orderid, ...COMPANY })
      expect([unpaid.Reason, await invoice(), await waits(), await write()]).toEqual([
        'change-closed',
        { invoice: undefined, mayinvoice: true },
        [false, false, false],
        'change-closed',
      ])
      expect([
        await askFor({ title: ' ' }),
        await askFor({ taxnumber: '91350100M000100Y44' }),
        await askFor({ taxnumber: 'DE123456789' }),
        await askFor({ email: 'lin' }),
        await askFor({ ...SPECIAL, account: '12' }),
        await askFor({ ...SPECIAL, bank: '' }),
        await askFor({ ...SPECIAL, phone: '12' }),
        await askFor({ ...SPECIAL, address: ' ' }),
      ]).toEqual([
        'invoice-title-missing',
        'invoice-number-wrong',
        'invoice-number-wrong',
        'email-invalid',
        'invoice-account-wrong',
        'invoice-bank-missing',
        'invoice-phone-wrong',
        'invoice-address-missing',
      ])
      const none = { address: '', phone: '', bank: '', account: '', number: '', link: '' }
      expect([await askFor({ kind: 'personal', title: '林晓' }), await invoice()]).toEqual([
        'asked',
        {
          invoice: { ...none, kind: 'personal', title: '林晓', taxnumber: '', email: 'lin@example.com', asked: now },
          mayinvoice: true,
        },
      ])
      const asked = {
        ...{ ...none, kind: 'special', title: '小林 印刷', taxnumber: '91350100M000100Y43' },
        ...{ address: '福州市鼓楼区 1 号', phone: '059112345678', bank: '中国银行福州分行' },
        ...{ account: '6222021001122334455', email: 'lin@example.com' },
      }
      expect([await askFor(SPECIAL), (await invoice()).invoice, await waits()]).toEqual([
        'asked',
        { ...asked, asked: now },
        [true, true, true],
      ])
      const askedAt = now
      const factory = await as('factory')
      const seen = (await factory.call(manageOrder, { oid })).Data
      expect([seen.invoice, seen.invoices]).toEqual([undefined, false])
      expect([
        await write({ number: ' ' }),
        await write({ link: 'http://inv.example.com' }),
        await write(),
        await invoice(),
        await waits(),
        await askFor({ title: '别人' }),
      ]).toEqual([
        'issued-number-missing',
        'issued-link-wrong',
        'noted',
        { invoice: { ...asked, ...WRITTEN, asked: askedAt, sent: now - 60_000 }, mayinvoice: false },
        [false, false, false],
        'change-closed',
      ])
      // The merchant corrects what was noted: when it was written stays.
      const sent = now - 60_000
      expect([await write({ number: '24442000000999999999', link: '' }), (await invoice()).invoice]).toEqual([
        'noted',
        { ...asked, number: '24442000000999999999', link: '', asked: askedAt, sent },
      ])
      const { can, history } = (await clerk.call(manageOrder, { oid })).Data
      expect(can.includes('invoice')).toBe(true)
      expect(history.filter(({ action }) => action === 'invoice-sent').map(({ text }) => text)).toEqual([
        '24442000000123456789 https://inv.example.com/1.pdf',
        '24442000000999999999',
      ])
    })

    test('its shopper is told once, with the number that holds now', async () => {
      const { own, oid, askFor, write } = await billed()
      await askFor({})
      await write()
      await write({ number: '24442000000999999999' })
      const { notices } = (await own.browser.call(getNotices, {})).Data
      expect(
        notices.filter(({ kind }) => kind === 'invoice-issued').map(({ orderid, text }) => [orderid, text]),
      ).toEqual([
        [oid, `订单 ${shortOf(asId<OrderId>(oid))} 的发票已开具，号码 24442000000999999999，在订单里可以查看。`],
      ])
    })

    test('as a table: numbers survive a spreadsheet, words are no formulas, and what went back is not billed', async () => {
      const { oid, clerk, askFor, line } = await billed()
      await askFor({ ...SPECIAL, title: '=HYPERLINK("http://x")', taxnumber: '440300192203821' })
      await clerk.call(refundOrderPart, { oid, amount: '8.50', reason: '' })
      const { pay_amount: paid = 0 } = (await clerk.call(manageOrder, { oid })).Data
      expect((await line())?.replaceAll(shortOf(asId<OrderId>(oid)), 'SHORT')).toEqual(
        [
          ...[oid, 'SHORT', ((paid - 850) / 100).toFixed(2), 'CNY', 'special', `"'=HYPERLINK(""http://x"")"`],
          ...['"=""440300192203821"""', '福州市鼓楼区 1 号', '"=""059112345678"""', '中国银行福州分行'],
          ...['"=""6222021001122334455"""', 'lin@example.com', '1 x 照片收纳盒'],
        ].join(','),
      )
    })

    test('of an order that was paid twice the invoice is of the payment that stayed', async () => {
      const { oid, askFor, line } = await billed()
      const orderId = asId<OrderId>(oid)
      const { deps } = server()
      const tell = async (name: string, money: number) => {
        const event = { eventId: `${name}-${oid}`, orderId, amount: minorUnits(money), currency: 'CNY' }
        return await recordPayment(deps, 'test', event, now)
      }
      const { amount = 0 } = (await createOrderStore(deps.db).load(orderId)) ?? {}
      expect([await tell('twice', amount), await tell('other', amount + 1)]).toEqual(['refund', 'different'])
      await askFor({})
      expect((await line())?.split(',')[2]).toBe((amount / 100).toFixed(2))
    })

    test('of an order whose money went back no invoice is written, though it was asked for', async () => {
      const { oid, clerk, askFor, write, waits } = await billed()
      const today = async () => (await clerk.call(manageToday, { zone: 0 })).Data.invoices
      const before = await today()
      await askFor({})
      const asked = [await waits(), (await today()) - before]
      expect((await clerk.call(callOffOrder, { oid })).Reason).toBe(undefined)
      expect([asked, await waits(), (await today()) - before, await write()]).toEqual([
        [[true, true, true], 1],
        [false, false, false],
        0,
        'change-closed',
      ])
      expect((await clerk.call(manageOrder, { oid })).Data.can.includes('invoice')).toBe(false)
    })

    test('one that was written stays to be corrected when the money goes back', async () => {
      const { oid, clerk, askFor, write, invoice } = await billed()
      await askFor({})
      await write()
      await clerk.call(callOffOrder, { oid })
      expect([await write({ number: '1' }), (await invoice()).invoice?.number]).toEqual(['noted', '1'])
    })

    test('its fields are those of the merchant’s country', async () => {
      const merchants = createMerchantStore(server().deps.db)
      onTestFinished(() => merchants.save(DEMO_MERCHANT))
      const { askFor, invoice } = await billed()
      const inCountry = (country: string) =>
        merchants.save({ ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, country } })
      await inCountry('DE')
      const german = { taxnumber: '123 456 789', address: 'Torstraße 1, 10119 Berlin' }
      expect([
        await askFor({}),
        await askFor({ ...german, address: '' }),
        await askFor({ ...german, kind: 'special', bank: 'Bank', account: '1' }),
      ]).toEqual(['vat-number-wrong', 'invoice-address-missing', 'asked'])
      const { kind, taxnumber, address, bank } = (await invoice()).invoice ?? {}
      expect([kind, taxnumber, address, bank]).toEqual(['company', 'DE123456789', german.address, ''])
      await inCountry('US')
      expect([
        await askFor({ ...german, taxnumber: '12' }),
        await askFor({ ...german, taxnumber: '' }),
        (await invoice()).invoice?.kind,
      ]).toEqual(['tax-number-wrong', 'asked', 'named'])
    })
  },
  { role: 'api', clock: { now: () => now } },
)
