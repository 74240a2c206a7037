import { expect, test } from 'vitest'
import { bindPromo, getPromoInfoByCode } from '../../../domain/calls/coupon.ts'
import {
  endCoupon,
  issueCoupons,
  manageCoupons,
  manageLevels,
  saveLevels,
  saveManagedCoupon,
} from '../../../domain/calls/manage/coupons.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { getUserTypeList } from '../../../domain/calls/user-type.ts'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { createLevelOrderStore } from '../../../server/stores/level-orders.store.ts'
import { createHandInStore } from '../../../server/stores/orders-hand-in.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { foreignStaff, signInAsStaff } from '../../support/worlds/staff-world.ts'

const HOSTS_MS = 30_001
const START = '2026-05-01T00:00:00.000Z'
let now = Date.UTC(2026, 5, 1)

const written = (id: string, code: string, more: object = {}) =>
  ({
    ...{ id, code, name: { 'zh-Hans': '夏天', 'zh-Hant': '夏天', en: 'Summer' }, amount: 1500, start: START },
    ...{ end: '2026-09-01T00:00:00.000Z', isPublic: true, ...more },
  }) as never

onBothEngines(
  'coupons and levels at the console',
  (server) => {
    const owner = () => signInAsStaff(server(), server().client(), 'owner')
    const rowOf = async (id: string) =>
      (await (await owner()).call(manageCoupons, { Count: 100 })).Data.find(({ promoid }) => promoid === id)

    test('a coupon is made, taken by a shopper, changed and ended; who did it stands in the log', async () => {
      const browser = await owner()
      expect((await browser.call(saveManagedCoupon, { coupon: written('made', 'MADE15') })).Code).toBe(0)
      const shopper = await server().signedIn('13300000001')
      expect((await shopper.call(bindPromo, { code: 'made-15' })).Code).toBe(0)
      await browser.call(saveManagedCoupon, { coupon: written('made', 'MADE15', { amount: 2000 }) })
      const seen = (await shopper.call(getPromoInfoByCode, { code: 'MADE15' })).Data.amount
      const row = await rowOf('made')
      expect([seen, row?.amount, row?.taken, row?.used, row?.start]).toEqual([2000, 2000, 1, 0, START])
      expect((await browser.call(endCoupon, { promoid: 'made' })).Code).toBe(0)
      expect((await shopper.call(getPromoInfoByCode, { code: 'MADE15' })).Data.status).toBe('withdrawn')
      const log = (await browser.call(manageLog, { Count: 3 })).Data
      expect(log.map(({ action, about, called, page, by }) => [action, about, called, page, by])).toEqual(
        Array.from({ length: 3 }, () => ['coupon', 'made', '夏天', '', 'the owner']),
      )
    })

    test('a coupon that somebody else has changed since it was read is not written over; that it was ended is no change', async () => {
      const browser = await owner()
      await browser.call(saveManagedCoupon, { coupon: written('both', 'BOTH15') })
      const { rev } = (await rowOf('both')) ?? {}
      const save = async (amount: number, opid: string) =>
        (await browser.call(saveManagedCoupon, { coupon: written('both', 'BOTH15', { amount }), rev, opid })).Reason
      const first = await save(2000, 'saved-by-one')
      const second = await save(3000, 'saved-by-another')
      const stands = await rowOf('both')
      await browser.call(endCoupon, { promoid: 'both' })
      expect({
        replies: [first, second],
        amount: stands?.amount,
        revs: [stands?.rev === rev, (await rowOf('both'))?.rev === stands?.rev],
      }).toEqual({ replies: [undefined, 'changed-meanwhile'], amount: 2000, revs: [false, true] })
    })

    test('a coupon that somebody has ended stays ended when who had it open saves it', async () => {
      const browser = await owner()
      await browser.call(saveManagedCoupon, { coupon: written('stays', 'STAYS15') })
      await browser.call(endCoupon, { promoid: 'stays' })
      const open = written('stays', 'STAYS15', { status: 'on', amount: 1800 })
      const { Code } = await browser.call(saveManagedCoupon, { coupon: open, opid: 'saved-by-another' })
      const row = await rowOf('stays')
      expect([Code, row?.status, row?.amount]).toEqual([0, 'off', 1800])
    })

    test('a line of levels of before names those of today: it noted nothing but the merchant', async () => {
      const browser = await owner()
      const note = { mchid: asId<MerchantId>('1'), action: 'levels', subject: '1', actor: 'operator' } as const
      await createHandInStore(server().deps.db).note({ ...note, requestId: 'old' }, now)
      const [line] = (await browser.call(manageLog, { Count: 1 })).Data
      const { levels } = (await browser.call(manageLevels, {})).Data
      const names = levels.map(({ name }) => name['zh-Hans']).join(', ')
      expect([line?.action, line?.called, line?.bynow]).toEqual(['levels', names, true])
    })

    test('a coupon that is named in one language has that name in the others', async () => {
      const name = { 'zh-Hans': '', 'zh-Hant': ' ', en: 'Summer' }
      const { Code } = await (await owner()).call(saveManagedCoupon, { coupon: written('one', 'ONE15', { name }) })
      expect([Code, (await rowOf('one'))?.name]).toEqual([
        0,
        { 'zh-Hans': 'Summer', 'zh-Hant': 'Summer', en: 'Summer' },
      ])
    })

    test('codes are issued for one use each, are no line of the list, and end with their coupon', async () => {
      const browser = await owner()
      const total = (await browser.call(manageCoupons, {})).Total ?? 0
      await browser.call(saveManagedCoupon, { coupon: written('model', 'MODEL15') })
      const { codes } = (await browser.call(issueCoupons, { promoid: 'model', number: 3 })).Data
      const shopper = await server().signedIn('13300000003')
      const known = async () => (await shopper.call(getPromoInfoByCode, { code: codes[0] ?? '' })).Code === 0
      expect(codes.map((code) => /^(\w{4}-){2}\w{4}$/.test(code))).toEqual([true, true, true])
      expect([await known(), (await rowOf('model'))?.codes]).toEqual([true, 3])
      expect((await browser.call(manageCoupons, {})).Total).toBe(total + 1)
      await browser.call(endCoupon, { promoid: 'model' })
      expect([await known(), (await browser.call(issueCoupons, { promoid: 'none', number: 1 })).Code]).toEqual([
        false,
        404,
      ])
    })

    test('ending a coupon ends no codes of another one whose id begins alike; what is named as codes are is in the list', async () => {
      const browser = await owner()
      await browser.call(saveManagedCoupon, { coupon: written('spring', 'SPRING15') })
      await browser.call(saveManagedCoupon, { coupon: written('spring-vip', 'SPRINGVIP') })
      await browser.call(saveManagedCoupon, { coupon: written('spring-10OFF', '10OFF') })
      const { codes } = (await browser.call(issueCoupons, { promoid: 'spring-vip', number: 2 })).Data
      const shopper = await server().signedIn('13300000004')
      const told = async () => {
        const code = (await shopper.call(getPromoInfoByCode, { code: codes[0] ?? '' })).Code
        const rows = await Promise.all(['spring', 'spring-vip', 'spring-10OFF'].map(rowOf))
        return [code, ...rows.map((row) => [row?.status, row?.codes])]
      }
      expect(await told()).toEqual([0, ['on', 0], ['on', 2], ['on', 0]])
      await browser.call(endCoupon, { promoid: 'spring' })
      expect(await told()).toEqual([0, ['off', 0], ['on', 2], ['on', 0]])
    })

    test('what is changed of a coupon holds for the codes that were issued after it, also for one that is taken', async () => {
      const browser = await owner()
      await browser.call(saveManagedCoupon, { coupon: written('cards', 'CARDS15') })
      const { codes } = (await browser.call(issueCoupons, { promoid: 'cards', number: 2 })).Data
      const shopper = await server().signedIn('13300000005')
      const [first = '', second = ''] = codes
      expect((await shopper.call(bindPromo, { code: first })).Code).toBe(0)
      const end = '2026-12-01T00:00:00.000Z'
      await browser.call(saveManagedCoupon, { coupon: written('cards', 'CARDS20', { amount: 2000, end }) })
      const termsOf = async (code: string) => {
        const { Data } = await shopper.call(getPromoInfoByCode, { code })
        return [Data.code, Data.amount, Data.expireTime]
      }
      const plain = (code: string) => code.replaceAll('-', '')
      expect([await termsOf(first), await termsOf(second), (await rowOf('cards'))?.codes]).toEqual([
        ...[[plain(first), 2000, Date.parse(end)], [plain(second), 2000, Date.parse(end)], 2],
      ])
    })

    test('A§9: what takes nothing off, cannot be typed or has the code of another one is refused', async () => {
      const browser = await owner()
      await browser.call(saveManagedCoupon, { coupon: written('first', 'FIRST15') })
      const refused = async (coupon: never) => {
        const { Reason, Data } = await browser.call(saveManagedCoupon, { coupon })
        return [Reason, Data]
      }
      const nameless = { 'zh-Hans': '', 'zh-Hant': '', en: '' }
      expect([
        await refused(written('second', 'FIRST15')),
        await refused(written('second', 'SECOND', { amount: undefined, rate: 100, name: nameless })),
        await refused(written('second', 'SECOND', { productIds: ['gone'] })),
      ]).toEqual([
        ['coupon-code-taken', null],
        ['coupon-wrong', ['name', 'discount']],
        ['coupon-wrong', ['productIds']],
      ])
      expect(await rowOf('second')).toBe(undefined)
    })

    test('levels are changed, shoppers see them; one that a member has is not taken away from him', async () => {
      const browser = await owner()
      const { levels, rev } = (await browser.call(manageLevels, {})).Data
      const silver = { id: 'silver', name: { 'zh-Hans': '银', 'zh-Hant': '', en: '' }, rate: 9300 }
      const saved = await browser.call(saveLevels, { levels: [...levels, silver], rev })
      expect((await browser.call(manageLevels, {})).Data.levels.at(-1)?.name).toEqual({
        ...{ 'zh-Hans': '银', 'zh-Hant': '银', en: '银' },
      })
      const nameless = { ...silver, name: { 'zh-Hans': '', 'zh-Hant': ' ', en: '' } }
      const shopper = server().client()
      const uid = asId<UserId>(await shopper.signIn('13300000002', server().deps.outbox))
      const shown = (await shopper.call(getUserTypeList, { mchid: '1' })).Data.length
      const mchid = asId<MerchantId>('1')
      await createLevelOrderStore(server().deps.db).saveMembership(mchid, uid, { typeid: 'silver' })
      const again = saved.Data.rev
      expect([
        shown - levels.length,
        (await browser.call(saveLevels, { levels, rev })).Reason,
        (await browser.call(saveLevels, { levels, rev: again })).Reason,
        (await browser.call(saveLevels, { levels: [...levels, silver, silver], rev: again })).Reason,
        (await browser.call(saveLevels, { levels: [...levels, nameless], rev: again })).Reason,
        (await browser.call(manageLevels, {})).Data.members.find(({ id }) => id === 'silver')?.count,
      ]).toEqual([1, 'changed-meanwhile', 'level-held', 'level-wrong', 'level-wrong', 1])
      await createLevelOrderStore(server().deps.db).saveMembership(mchid, uid, { typeid: levels[0]?.id ?? '' })
      expect((await browser.call(saveLevels, { levels, rev: again })).Code).toBe(0)
      // Of a level that is gone nothing else tells the name.
      const log = (await browser.call(manageLog, { Count: 2 })).Data
      expect(log.map(({ action, called }) => [action, called])).toEqual([
        ['levels', '银'],
        ['levels', '银'],
      ])
      const [first, ...others] = levels
      const { rev: last } = (await browser.call(manageLevels, {})).Data
      await browser.call(saveLevels, { levels: [{ ...first, rate: 9100 }, ...others] as typeof levels, rev: last })
      const [line] = (await browser.call(manageLog, { Count: 1 })).Data
      expect([line?.action, line?.called]).toEqual(['levels', first?.name['zh-Hans']])
    })

    test('are the owner’s, and of another merchant nothing is there', async () => {
      const clerk = await signInAsStaff(server(), server().client(), 'clerk')
      expect((await clerk.call(manageCoupons, {})).Code).toBe(404)
      await (await owner()).call(saveManagedCoupon, { coupon: written('ours', 'OURS15') })
      const ask = await foreignStaff(server(), 'owner')
      now += HOSTS_MS
      expect([
        (await ask(manageCoupons, {})).Total,
        (await ask(endCoupon, { promoid: 'ours' })).Code,
        (await ask(issueCoupons, { promoid: 'ours', number: 1 })).Code,
        (await ask(saveManagedCoupon, { coupon: written('ours', 'OURS15', { amount: 9 }) })).Code,
      ]).toEqual([0, 404, 404, 0])
      const row = await rowOf('ours')
      expect([row?.amount, row?.status, row?.codes]).toEqual([1500, 'on', 0])
    })
  },
  { role: 'api', clock: { now: () => now } },
)
