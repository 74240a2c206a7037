import { afterAll, expect, test } from 'vitest'
import { manageCustomer } from '../../../domain/calls/manage/customers.ts'
import { manageOrder } from '../../../domain/calls/manage/orders.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { getMerchantInfo } from '../../../domain/calls/merchant.ts'
import { createOrder, getUserOrderList } from '../../../domain/calls/order.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { agreeTexts, getShopTexts } from '../../../domain/calls/shop-texts.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createShopTextStore } from '../../../server/stores/shop-texts.store.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper, orderFor } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { callAt, signInAsStaff } from '../../support/worlds/staff-world.ts'

const HALF_MINUTE = 30_000
const only = (hans: string) => ({ 'zh-Hans': hans, 'zh-Hant': '', en: '' })
const DELIVERY = { makeDays: 5, wayDays: { from: 1, to: 2 } }

const BEGIN = Date.UTC(2026, 5, 1)
let now = BEGIN

onBothEngines(
  'settings of a shop',
  (server) => {
    // Both databases begin at the same time.
    afterAll(() => {
      now = BEGIN
    })

    const owner = (merchant = '1') => signInAsStaff(server(), server().client(), 'owner', merchant)
    const textsIn = async (lang: string) => {
      const browser = server().client()
      browser.cookies.set('lang', lang)
      return (await browser.call(getShopTexts, {})).Data
    }

    test('texts that differ are a new version, the same words are none, and what was said once stays', async () => {
      const browser = await owner()
      const before = (await browser.call(manageSettings, {})).Data
      const texts = { terms: only('条款一') }
      const saved = [
        (await browser.call(saveSettings, { change: { texts }, opid: 'texts-save-1' })).Data.version,
        (await browser.call(saveSettings, { change: { texts: { terms: only(' 条款一 ') } }, opid: 'texts-save-2' }))
          .Data.version,
        (await browser.call(saveSettings, { change: { changeMinutes: 20 }, opid: 'texts-save-3' })).Data.version,
      ]
      const version = before.version + 1
      expect(saved).toEqual([version, version, version])
      const { texts: told } = await textsIn('en')
      expect(told.find(({ kind }) => kind === 'terms')?.text).toBe('条款一')
      expect(await createShopTextStore(server().deps.db).find(asId<MerchantId>('1'), before.version)).toEqual(
        before.texts,
      )
    })

    test('a text that is not named stays as somebody else has just written it, and an empty one goes', async () => {
      const browser = await owner()
      const save = async (texts: object) => await browser.call(saveSettings, { change: { texts }, opid: newOpid() })
      const kept = async () => (await browser.call(manageSettings, {})).Data.texts
      const before = await kept()
      await save({ privacy: only('隐私') })
      await save({ returns: only('退货') })
      await save({ tax: only('税') })
      await save({ tax: { 'zh-Hans': '', 'zh-Hant': '', en: '' } })
      const { tax: _, ...others } = before
      expect(await kept()).toEqual({ ...others, privacy: only('隐私'), returns: only('退货') })
    })

    test('what is named changes, the rest stays, and the log says what and who', async () => {
      const browser = await owner()
      const before = (await server().client().call(getMerchantInfo, {})).Data.merchant
      const change = { name: only('照片铺'), delivery: DELIVERY, accent: '#224466' }
      expect((await browser.call(saveSettings, { change })).Code).toBe(0)
      const { name, shop } = (await server().client().call(getMerchantInfo, {})).Data.merchant
      const all = { 'zh-Hans': '照片铺', 'zh-Hant': '照片铺', en: '照片铺' }
      expect([name, shop]).toEqual([all, { ...before.shop, title: all, delivery: DELIVERY, accent: '#224466' }])
      const [line] = (await browser.call(manageLog, {})).Data
      expect([line?.action, line?.about, line?.by]).toEqual(['shop', 'name, accent, delivery', 'the owner'])
    })

    test('each "no" has its own word, and nothing of a refused change is kept', async () => {
      const browser = await owner()
      const before = (await browser.call(manageSettings, {})).Data
      const refused = async (change: object) => (await browser.call(saveSettings, { change })).Reason
      const shopper = await newShopper(server(), '13780099001')
      const items = [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }]
      const { pay_amount } = (
        await shopper.browser.call(calPrice, { orderdata: items, mode: 0, coupon: 'none', pickupid: 'nanshan' })
      ).Data
      const fetched = await orderFor(shopper, items, { pickupid: 'nanshan', pay_amount })
      expect((await shopper.browser.call(createOrder, fetched)).Code).toBe(0)
      expect({
        name: await refused({ name: only(' '), changeMinutes: 1 }),
        place: await refused({ places: [{ id: '', name: only('店'), address: only('') }] }),
        inUse: await refused({ places: [] }),
        days: await refused({ delivery: { makeDays: 1, wayDays: { from: 3, to: 2 } } }),
        profile: await refused({ print: { profile: { cmyk: 'nowhere' }, marks: false, books: 'one', prints: 'pdf' } }),
      }).toEqual({
        name: 'shop-name-missing',
        place: 'place-incomplete',
        inUse: 'place-in-use',
        days: 'delivery-days-wrong',
        profile: 'profile-unknown',
      })
      expect((await browser.call(manageSettings, {})).Data).toEqual(before)
    })

    test('a shop answers in the languages that its merchant has chosen, the console in all', async () => {
      const browser = await owner()
      const saved = await browser.call(saveSettings, { change: { languages: ['en', 'zh-Hant'] } })
      const none = await browser.call(saveSettings, { change: { languages: [] } })
      // The list of hosts is believed for half a minute.
      now += HALF_MINUTE + 1
      const named = async (wanted: string) => {
        const { body } = await server()
          .client()
          .request({
            ...{
              method: 'GET',
              url: '/emall/index.php/Mobile/Shop/GetMerchantInfo',
              headers: { 'accept-language': wanted },
            },
          })
        return (JSON.parse(body) as { Data: { mobileshopinfo: { addressList: { name: string }[] } } }).Data
          .mobileshopinfo.addressList[0]?.name
      }
      const [place] = DEMO_MERCHANT.shop.pickUpAddresses
      browser.cookies.set('lang', 'zh-Hans')
      const refused = await browser.call(saveSettings, { change: { languages: [] } })
      expect({
        saved: [saved.Code, (await browser.call(manageSettings, {})).Data.languages],
        none: none.Reason,
        simplified: await named('zh-CN,en;q=0.8'),
        french: await named('fr'),
        desk: refused.Msg,
      }).toEqual({
        saved: [0, ['en', 'zh-Hant']],
        none: 'language-missing',
        simplified: place?.name['zh-Hant'],
        french: place?.name.en,
        desk: '店铺至少要有一种语言。',
      })
      await browser.call(saveSettings, { change: { languages: ['zh-Hans', 'en', 'zh-Hant'] } })
      now += HALF_MINUTE + 1
    })

    test('two owners at once: both changes stand', async () => {
      const [first, second] = [await owner(), await owner()]
      const answers = await Promise.all([
        first.call(saveSettings, { change: { changeMinutes: 45 } }),
        second.call(saveSettings, { change: { shareProfit: 12 } }),
      ])
      const { changeMinutes, shareProfit } = (await first.call(manageSettings, {})).Data
      expect([answers.map(({ Code }) => Code), changeMinutes, shareProfit]).toEqual([[0, 0], 45, 12])
    })

    test('what somebody else has changed since it was read is not written over; fields beside it are saved', async () => {
      const [first, second] = [await owner(), await owner()]
      const { places, revs, changeMinutes } = (await second.call(manageSettings, {})).Data
      const fresh = { id: '', name: only('新店'), address: only('海边路 8 号') }
      await first.call(saveSettings, { change: { places: [...places, fresh], texts: { terms: only('新的条款') } } })
      const read = (...fields: readonly string[]) => Object.fromEntries(fields.map((one) => [one, revs[one] ?? '']))
      const replies = [
        await second.call(saveSettings, { change: { places }, revs: read('places') }),
        await second.call(saveSettings, { change: { texts: { terms: only('旧的') } }, revs: read('texts.terms') }),
        await second.call(saveSettings, { change: { texts: { privacy: only('隐私') } }, revs: read('texts.privacy') }),
        await second.call(saveSettings, { change: { changeMinutes }, revs: read('changeMinutes') }),
      ]
      const after = (await second.call(manageSettings, {})).Data
      expect({
        replies: replies.map(({ Reason }) => Reason),
        places: after.places.map(({ name }) => name['zh-Hans']),
        terms: after.texts.terms?.['zh-Hans'],
      }).toEqual({
        replies: ['changed-meanwhile', 'changed-meanwhile', undefined, undefined],
        places: [...places.map(({ name }) => name['zh-Hans']), '新店'],
        terms: '新的条款',
      })
      expect(
        (await second.call(saveSettings, { change: { places }, revs: { places: after.revs['places'] ?? '' } })).Code,
      ).toBe(0)
    })

    test('the owner of another merchant reads and changes his own shop only', async () => {
      const merchant = { ...DEMO_MERCHANT, id: asId<MerchantId>('2'), domain: 'second.example' }
      await createMerchantStore(server().deps.db).save(merchant)
      const foreign = await owner('2')
      // The list of hosts is believed for half a minute.
      now += HALF_MINUTE + 1
      const mine = (await (await owner()).call(manageSettings, {})).Data
      const seen = (await callAt(foreign, 'second.example', manageSettings, {})).Data
      expect([seen.version, seen.texts, seen.name]).toEqual([0, {}, DEMO_MERCHANT.name])
      await callAt(foreign, 'second.example', saveSettings, {
        change: { name: only('别家'), texts: { tax: only('别家') } },
      })
      expect((await (await owner()).call(manageSettings, {})).Data).toEqual(mine)
    })

    test('who signs in agrees to the texts that stand there, each version once; another one by now is refused', async () => {
      const own = await newShopper(server(), '13780099003')
      const { version } = (await own.browser.call(getShopTexts, {})).Data
      const agree = async (which: number) => (await own.browser.call(agreeTexts, { version: which })).Reason
      expect([await agree(version), await agree(version), await agree(version + 1), await agree(0)]).toEqual([
        ...[undefined, undefined, 'texts-changed', 'texts-changed'],
      ])
      const seen = (await (await owner()).call(manageCustomer, { uid: own.uid })).Data.agreed
      expect(seen.map((agreed) => agreed.version)).toEqual([version])
    })

    test('an order notes which texts it agreed to; texts that changed meanwhile stop it, and no order is made', async () => {
      const own = await newShopper(server(), '13780099002')
      const items = [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }]
      const { version } = (await own.browser.call(getShopTexts, {})).Data
      const made = await own.browser.call(createOrder, await orderFor(own, items, { textsversion: version }))
      const unseen = await own.browser.call(createOrder, await orderFor(own, items))
      const browser = await owner()
      await browser.call(saveSettings, { change: { texts: { terms: only('条款二') } } })
      const late = await own.browser.call(createOrder, await orderFor(own, items, { textsversion: version }))
      const agreedBy = async (oid: string) => (await browser.call(manageOrder, { oid })).Data.textsversion
      expect({
        made: await agreedBy(made.Data.orderid),
        unseen: await agreedBy(unseen.Data.orderid),
        late: late.Reason,
        orders: (await own.browser.call(getUserOrderList, {})).Total,
      }).toEqual({ made: version, unseen: 0, late: 'texts-changed', orders: 2 })
    })
  },
  { role: 'api', clock: { now: () => now } },
)
