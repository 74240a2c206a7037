import { beforeAll, expect, test } from 'vitest'
import { getAddressBook, getCountryForm, removeAddress, saveAddress } from '../../../domain/calls/addresses.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { ADDRESSES_MAX } from '../../../domain/order/address-book.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { newOpid, newShopper, type OrderShopper } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'

onBothEngines(
  'books of addresses',
  (server, engine) => {
    const phone = (n: number) => `1372000${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    let shopper: OrderShopper
    beforeAll(async () => {
      shopper = await newShopper(server(), phone(1))
    })
    const save = (of: OrderShopper, change = {}) =>
      of.browser.call(saveAddress, { ...RECEIVER, opid: newOpid(), ...change })
    const deliverTo = async (countries: readonly string[] | undefined) => {
      const merchants = createMerchantStore(server().deps.db)
      const merchant = await merchants.find(DEMO_MERCHANT.id)
      const { countries: _, ...shop } = merchant?.shop ?? DEMO_MERCHANT.shop
      await merchants.save({ ...(merchant ?? DEMO_MERCHANT), shop: { ...shop, ...(countries ? { countries } : {}) } })
    }
    const bookOf = async ({ browser }: OrderShopper) => {
      const { addresses, phone: own } = (await browser.call(getAddressBook, {})).Data
      return { phone: own, addresses: addresses.map(({ id, recvname, usual }) => [id, recvname, usual]) }
    }

    test('the first address is the usual one, another becomes it when it is said, and the one that is left after it', async () => {
      const own = await newShopper(server(), phone(5))
      const first = (await save(own, { recvname: '一' })).Data.id
      const second = (await save(own, { recvname: '二' })).Data.id
      expect(await bookOf(own)).toEqual({
        phone: phone(5),
        addresses: [
          [first, '一', true],
          [second, '二', false],
        ],
      })
      await save(own, { id: second, recvname: '贰', usual: 'yes' })
      expect((await bookOf(own)).addresses).toEqual([
        [second, '贰', true],
        [first, '一', false],
      ])
      await own.browser.call(removeAddress, { id: second, opid: newOpid() })
      expect((await bookOf(own)).addresses).toEqual([[first, '一', true]])
    })

    test('nobody reads, corrects or removes an address of somebody else', async () => {
      const other = await newShopper(server(), phone(2))
      const { id } = (await save(shopper)).Data
      expect([
        (await bookOf(other)).addresses,
        (await save(other, { id })).Code,
        (await other.browser.call(removeAddress, { id, opid: newOpid() })).Code,
        (await bookOf(shopper)).addresses.some(([kept]) => kept === id),
      ]).toEqual([[], 404, 0, true])
    })

    test('what cannot be delivered to is refused, and one more than the book holds', async () => {
      const full = await newShopper(server(), phone(3))
      expect((await save(full, { recvphone: '12' })).Code).toBe(3113)
      const saved = await Promise.all(Array.from({ length: ADDRESSES_MAX }, () => save(full)))
      const usual = (await bookOf(full)).addresses.filter(([, , is]) => is)
      const more = await save(full)
      expect([saved.every(({ Code }) => Code === 0), usual.length, more.Code, more.Msg]).toEqual([
        ...[true, 1, 3175, '最多保存 20 个地址。请先移除一个不用的。'],
      ])
    })

    test('abroad an address is as its country has it: its fields, its postcodes, its phone numbers', async () => {
      const own = await newShopper(server(), phone(6))
      await deliverTo(['CN', 'HK', 'US'])
      const texas = {
        ...{ recvcountry: 'US', recvprovince: 'Texas', recvcity: 'Austin', recvdistrict: '', recvpostcode: '73301' },
        ...{ recvname: 'Ann Lee', recvphone: '(512) 555-2671', recvaddress: '1 Main St' },
      }
      const form = await own.browser.call(getCountryForm, { country: 'US' })
      const refused = [
        ...[{ recvpostcode: '99999' }, { recvpostcode: '' }, { recvcity: '' }, { recvphone: '12' }],
        { recvcountry: 'FR', recvpostcode: '75001' },
      ]
      const said = await Promise.all(refused.map((change) => save(own, { ...texas, ...change })))
      await save(own, texas)
      expect([
        form.Data.fields.map(({ name, label, required }) => [name, label, required]),
        said.map(({ Code }) => Code),
        said[4]?.Msg,
        (await own.browser.call(getCountryForm, { country: 'FR' })).Code,
        (await own.browser.call(getAddressBook, {})).Data.addresses.map(({ id: _, ...kept }) => kept),
      ]).toEqual([
        [
          ['province', '州', true],
          ['city', '城市', true],
          ['postcode', '邮编', true],
        ],
        ...[[3184, 3183, 3182, 3113, 3181], '这家店不送到法国。', 3181],
        [{ ...texas, recvphone: '+15125552671', usual: true }],
      ])
      await deliverTo(undefined)
      expect((await save(own, texas)).Code).toBe(3181)
    })

    test('one opid writes one address', async () => {
      const one = await newShopper(server(), phone(4))
      const opid = newOpid()
      const ids = [(await save(one, { opid })).Data.id, (await save(one, { opid })).Data.id]
      expect([ids[0] === ids[1], (await bookOf(one)).addresses.length]).toEqual([true, 1])
    })
  },
  { role: 'api' },
)
