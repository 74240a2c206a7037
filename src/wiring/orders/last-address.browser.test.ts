import { beforeEach, expect, test } from 'vitest'
import { lastAddress, storeLastAddress } from './last-address.ts'

// Tests of other files in the same browser leave their own things there.
beforeEach(() => window.localStorage.clear())

const address = {
  name: '林',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园 1 号',
}

test('A§9 address: the one of the last order is kept in local storage for the next [A§9.address]', () => {
  expect(lastAddress()).toBe(undefined)
  storeLastAddress(address)
  storeLastAddress({ ...address, street: '科技园 2 号' })
  expect(lastAddress()).toEqual({ ...address, street: '科技园 2 号' })
  expect(Object.keys(window.localStorage)).toHaveLength(1)
})

test.each(['not JSON', '{"name":1}', 'null'])('%s in its place is no address', (text) => {
  storeLastAddress(address)
  for (const key of Object.keys(window.localStorage)) {
    window.localStorage.setItem(key, text)
  }
  expect(lastAddress()).toBe(undefined)
})
