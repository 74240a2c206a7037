import { afterEach, expect, test, vi } from 'vitest'
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

const anIntent = (id: string) => ({ cart: { id }, key: `key of ${id}` }) as OrderIntent

test('a connection that the browser has let go of is opened anew: what was kept is there, and more can be kept', async () => {
  const connections = watchConnections()
  const intents = storedIntents()
  await intents.store(anIntent('before'))
  connections[0]?.close()
  await Promise.all([intents.store(anIntent('after')), intents.forget('unknown')])
  expect([await intents.find('before'), await intents.find('after'), connections.length]).toEqual([
    anIntent('before'),
    anIntent('after'),
    2,
  ])
})

test('a connection whose end the browser tells is not used again, and its late word ends no newer one', async () => {
  const connections = watchConnections()
  const intents = storedIntents()
  await intents.find('nothing')
  connections[0]?.dispatchEvent(new Event('close'))
  await intents.find('nothing')
  connections[0]?.dispatchEvent(new Event('close'))
  await intents.find('nothing')
  expect(connections.length).toEqual(2)
})

test('a tab of before does not keep a newer shop from its storage', async () => {
  const intents = storedIntents()
  await intents.store(anIntent('of the old tab'))
  const { promise, resolve } = Promise.withResolvers<string>()
  const newer = window.indexedDB.deleteDatabase('keepsake-orders')
  newer.addEventListener('success', () => resolve('free'))
  newer.addEventListener('blocked', () => resolve('blocked'))
  expect([await promise, await intents.find('of the old tab')]).toEqual(['free', undefined])
})
