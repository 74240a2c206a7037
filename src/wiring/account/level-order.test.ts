import { afterEach, expect, test, vi } from 'vitest'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { levelOrder } from './level-order.ts'

afterEach(() => vi.unstubAllGlobals())

const ID = asId<OrderId>('o1')

/** A browser whose session storage is this; tells where it was led. */
function browser(sessionStorage: Partial<Storage> | null | (() => never)) {
  const assign = vi.fn()
  const get = () => (typeof sessionStorage === 'function' ? sessionStorage() : sessionStorage)
  vi.stubGlobal('window', Object.defineProperty({ location: { assign } }, 'sessionStorage', { get }))
  return assign
}

test('a level that waits for its payment is known after the return, until it is forgotten', () => {
  const kept = new Map<string, string>()
  const assign = browser({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
  const before = levelOrder.unfinished()
  levelOrder.goToPay(ID)
  const after = levelOrder.unfinished()
  levelOrder.forget()
  expect([before, after, levelOrder.unfinished()]).toEqual([undefined, ID, undefined])
  expect(assign.mock.calls).toHaveLength(1)
})

const fails = (): never => {
  throw new DOMException('no', 'QuotaExceededError')
}

test.each([
  ['is full', { getItem: () => null, setItem: fails, removeItem: () => undefined }],
  ['is not there', null],
  ['is closed', fails],
])('where the storage %s a level is paid for all the same', (_, storage) => {
  const assign = browser(storage)
  expect(levelOrder.unfinished()).toBe(undefined)
  levelOrder.goToPay(ID)
  levelOrder.forget()
  expect(assign.mock.calls).toHaveLength(1)
})
