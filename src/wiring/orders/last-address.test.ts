import { afterEach, expect, test, vi } from 'vitest'
import type { Address } from '../../../domain/order/address.ts'
import { lastAddress, regions, storeLastAddress } from './last-address.ts'

const HOME: Address = {
  name: '林晓',
  phone: '13800138000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路 100 号',
}

function storage(first: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(first))
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

test('a phone that keeps nothing orders with the address all the same', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: full } })
  storeLastAddress(HOME)
  expect(lastAddress()).toBe(undefined)
})

test('a phone that lets nothing be read or kept knows no address, and orders all the same', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  for (const window of [Object.defineProperty({}, 'localStorage', { get: closed }), { localStorage: null }]) {
    vi.stubGlobal('window', window)
    storeLastAddress(HOME)
    expect(lastAddress()).toBe(undefined)
  }
})

test('A§9 address: it is kept in the local storage of the phone, and is there the next time', () => {
  const kept = storage()
  expect(lastAddress()).toBe(undefined)
  storeLastAddress(HOME)
  expect([lastAddress(), [...kept.keys()]]).toEqual([HOME, ['keepsake.address']])
})

test.each([
  ['no JSON', 'x'],
  ['an older form', '{"name":"林晓"}'],
])('what cannot be read is no address: %s', (_, text) => {
  storage({ 'keepsake.address': text })
  expect(lastAddress()).toBe(undefined)
})

test('the provinces are fetched when they are asked for', async () => {
  expect((await regions()).regions.find(({ name }) => name === HOME.province)?.cities[0]?.name).toBe('杭州市')
})
