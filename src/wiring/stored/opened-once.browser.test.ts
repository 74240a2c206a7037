import { afterEach, expect, test, vi } from 'vitest'
import { asId, type UserId } from '../../../domain/ids.ts'
import type { OrderIntent } from '../../../machines/order/order.types.ts'
import { storedIntents } from './stored-intents.ts'

afterEach(() => vi.restoreAllMocks())

/** The connections that are opened from now on. */
function watchConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = []
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...asked) {
    const opening = open.apply(this, asked)
    opening.addEventListener('success', () => connections.push(opening.result))
    return opening
  })
  return connections
}

const ME = asId<UserId>('u1')
const anIntent = (id: string) => ({ cart: { id }, key: `key of ${id}` }) as OrderIntent

test('a connection that the browser has let go of is opened anew: what was kept is there, and more can be kept', async () => {
  const connections = watchConnections()
  const intents = storedIntents()
  await intents.store(anIntent('before'))
  connections[0]?.close()
  await Promise.all([intents.store(anIntent('after')), intents.forget('unknown')])
  expect([await intents.find('before', ME), await intents.find('after', ME), connections.length]).toEqual([
    anIntent('before'),
    anIntent('after'),
    2,
  ])
})

test('a connection whose end the browser tells is not used again, and its late word ends no newer one', async () => {
  const connections = watchConnections()
  const intents = storedIntents()
  await intents.find('nothing', ME)
  connections[0]?.dispatchEvent(new Event('close'))
  await intents.find('nothing', ME)
  connections[0]?.dispatchEvent(new Event('close'))
  await intents.find('nothing', ME)
  expect(connections.length).toEqual(2)
})

test('an intent is its shopper’s alone: whoever signs in on the same phone next does not send it', async () => {
  const intents = storedIntents()
  await intents.store({ ...anIntent('cart'), uid: ME })
  await intents.store(anIntent('of an older shop'))
  const found = (id: string, uid: UserId) => intents.find(id, uid).then((intent) => intent?.key)
  const other = asId<UserId>('u2')
  expect([await found('cart', ME), await found('cart', other), await found('of an older shop', ME)]).toEqual([
    'key of cart',
    undefined,
    'key of of an older shop',
  ])
})

test('a tab of before does not keep a newer shop from its storage', async () => {
  const intents = storedIntents()
  await intents.store(anIntent('of the old tab'))
  const { promise, resolve } = Promise.withResolvers<string>()
  const newer = window.indexedDB.deleteDatabase('keepsake-orders')
  newer.addEventListener('success', () => resolve('free'))
  newer.addEventListener('blocked', () => resolve('blocked'))
  expect([await promise, await intents.find('of the old tab', ME)]).toEqual(['free', undefined])
})
