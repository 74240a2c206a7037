import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMerchantProdList } from '../../../domain/calls/catalogue.ts'
import {
  copyManagedProduct,
  manageProduct,
  manageProducts,
  saveManagedProduct,
  shelveProduct,
} from '../../../domain/calls/manage/products.ts'
import { manageProviders, testProvider } from '../../../domain/calls/manage/providers.ts'
import { manageSetUp, removeDemo } from '../../../domain/calls/manage/set-up.ts'
import { saveSettings } from '../../../domain/calls/manage/settings.ts'
import { openPreview } from '../../../domain/calls/preview.ts'
import { acceptInvitation, inviteStaff } from '../../../domain/calls/staff.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invite } from '../../../server/accounts/staff/invite.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { type StripeStandIn, startStripeStandIn } from '../../support/servers/fake-stripe.ts'
import { providerSettingsOf } from '../../support/worlds/provider-settings-of.ts'
import { BOOK, seedPreview } from '../../support/worlds/seeded-album.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const CARD = 'postcard-12'
const words = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': text, en: text })

let stripe: StripeStandIn
let settings: Readonly<Record<string, unknown>> = {}
beforeAll(async () => {
  stripe = await startStripeStandIn()
})
afterAll(() => stripe?.close())

onBothEngines(
  'the way to the first sold book',
  (server) => {
    const as = (role: 'owner' | 'clerk' | 'factory') => signInAsStaff(server(), server().client(), role)

    test('knows what is done, and the demo shop goes but for what shoppers have designed', async () => {
      settings = {}
      const owner = await as('owner')
      const doneNow = async () =>
        (await owner.call(manageSetUp, {})).Data.steps.filter(({ done }) => done).map(({ step }) => step)
      expect(await doneNow()).toEqual([])
      const mayRemove = async () => (await owner.call(manageSetUp, {})).Data.removable
      expect([await mayRemove(), (await owner.call(removeDemo, {})).Reason]).toEqual([false, 'demo-only'])

      const text = words('Ours')
      const texts = { imprint: text, terms: text, returns: text, privacy: text }
      // The days of the demo shop, saved by somebody who means them.
      const delivery = { makeDays: 3, wayDays: { from: 2, to: 4 } }
      await owner.call(saveSettings, { change: { name: words('Lin Photo Books'), texts, delivery } })
      const shopper = server().client()
      const uid = await shopper.signIn('13600000078', server().deps.outbox)
      const design = await seedPreview(server(), shopper, uid)

      const { pid } = (await owner.call(copyManagedProduct, { pid: CARD })).Data
      await owner.call(shelveProduct, { pid, shelf: 'on' })
      // Another one is made the merchant's own by changing it.
      const { product, changed } = (await owner.call(manageProduct, { pid: CARD })).Data
      await owner.call(saveManagedProduct, { product: { ...product, name: words('Cards of Lin') }, changed })
      expect(await doneNow()).toEqual(['name', 'texts', 'delivery', 'product'])

      expect(await mayRemove()).toBe(true)
      const before = (await owner.call(manageSetUp, {})).Data.demo
      const { removed, kept } = (await owner.call(removeDemo, { opid: 'remove-now' })).Data
      expect([kept, removed]).toEqual([1, before.products - 1 + before.coupons + before.orders])
      expect((await owner.call(manageSetUp, {})).Data.demo).toEqual({ products: 0, coupons: 0, orders: 0 })
      expect((await server().client().call(getMerchantProdList, {})).Data.map((one) => one.pid)).toEqual([CARD, pid])
      const left = (await owner.call(manageProducts, { Count: 100 })).Data
      expect(left.map((one) => [one.pid, one.onshelf, one.demo])).toEqual([
        [BOOK, false, false],
        [CARD, true, false],
        [pid, true, false],
      ])
      expect((await shopper.call(openPreview, { taskid: design.tid })).Code).toBe(0)
      expect(await doneNow()).toEqual(['name', 'texts', 'delivery', 'product', 'demo'])
    })

    test('is seen by who sees the shop’s money, and the demo shop removed by the owner alone', async () => {
      const [clerk, factory] = [await as('clerk'), await as('factory')]
      expect([
        (await clerk.call(manageSetUp, {})).Code,
        (await clerk.call(removeDemo, {})).Code,
        (await factory.call(manageSetUp, {})).Code,
      ]).toEqual([0, 404, 404])
    })

    test('tells of providers which settings there are by name, never what they hold, and tries those that are there', async () => {
      const owner = await as('owner')
      settings = {}
      const told = async (name: string) => (await owner.call(manageProviders, {})).Data.find((one) => one.name === name)
      const lacking = await told('stripe')
      const missing = await owner.call(testProvider, { name: 'stripe' })
      const hasMoney = async () => {
        const { steps, trial } = (await owner.call(manageSetUp, {})).Data
        return [steps.some(({ step, done }) => step === 'payment' && done), trial]
      }
      const before = await hasMoney()

      settings = { stripe: stripe.settings }
      const ready = await owner.call(manageProviders, {})
      const works = await owner.call(testProvider, { name: 'stripe' })
      const tried = await hasMoney()
      settings = { stripe: { ...stripe.settings, secretKey: 'rk_live_of_lin' } }
      const [live, taking] = [await told('stripe'), await hasMoney()]
      settings = { stripe: { ...stripe.settings, secretKey: 'sk_test_of_nobody' } }
      const wrong = await owner.call(testProvider, { name: 'stripe' })
      const storage = await owner.call(testProvider, { name: 'storage' })
      const nobody = await (await as('clerk')).call(testProvider, { name: 'storage' })
      const keys = (there: boolean) => [
        { name: 'secretKey', there, needed: true },
        { name: 'webhookSecret', there, needed: true },
      ]
      expect(lacking).toMatchObject({
        ...{ kind: 'payment', state: 'missing', test: 'none' },
        settings: [...keys(false), { name: 'api', there: false, needed: false }],
        webhook: expect.stringContaining('/emall/pay/notify/stripe/1'),
      })
      expect(ready.Data.find(({ name }) => name === 'stripe')).toMatchObject({
        ...{ state: 'ready', trial: true, test: 'alone' },
        settings: [...keys(true), { name: 'api', there: true, needed: false }],
      })
      expect(JSON.stringify(ready.Data)).not.toContain(stripe.settings.secretKey)
      expect([before, tried, live?.trial, taking, missing.Reason, works.Data, storage.Data, nobody.Code]).toEqual([
        ...[
          [false, false],
          [false, true],
          false,
          [true, false],
          'provider-missing',
          { works: true, said: '' },
          { works: true, said: '' },
          404,
        ],
      ])
      expect(wrong.Data).toEqual({ works: false, said: expect.stringContaining('Stripe: StripeAuthenticationError') })
    })

    test('nobody is invited or joins without a name, and is asked for his own', async () => {
      const owner = await as('owner')
      const { Reason, Msg } = await owner.call(inviteStaff, { role: 'clerk', name: ' ', opid: 'without-a-name' })
      const { db, ids, env } = server().deps
      const who = { role: 'owner', name: '' } as const
      const invited = await invite(
        { db, ids, env, mchid: asId<MerchantId>('1'), actor: 'test', requestId: 'r', now: Date.now() },
        who,
      )
      const t = invited?.url.split('?t=').at(-1) ?? ''
      const wish = {
        t,
        name: '',
        email: 'first@example.com',
        password: 'waves and wind',
        password2: 'waves and wind',
        code: '1',
      }
      const joining = await server().client().call(acceptInvitation, wish)
      const sentence = '请填写名字，其他同事会看到它。'
      expect([Reason, Msg, joining.Reason, joining.Msg]).toEqual([
        ...['staff-name-missing', sentence, 'staff-name-missing', sentence],
      ])
    })
  },
  { role: 'api', override: (deps) => ({ ...deps, providers: providerSettingsOf(() => settings) }) },
)
